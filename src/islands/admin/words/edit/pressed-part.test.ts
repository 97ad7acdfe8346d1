import { expect, test } from 'vitest'
import { pressedPart } from './pressed-part.ts'

const list =
	'{% terms %}\n- **One** has {price.lifetime}. {% level=55 %}\n- **Two** comes.\n{% /terms %}'
const facts = { 'price.lifetime': '$10' }

const selected = (compared: string) => {
	const part = pressedPart(list, compared, facts)
	return part && list.slice(part.start, part.end)
}

test('a list is opened at the item that was pressed, by its words, its name or its rest', () => {
	expect(selected('One has $10.')).toBe('**One** has {price.lifetime}.')
	expect(selected('Two')).toBe('**Two** comes.')
	expect(selected('comes.')).toBe('**Two** comes.')
})

test('one line, and what no line shows, has no part', () => {
	expect(selected('Three')).toBeNull()
	expect(pressedPart('Only this.', 'Only this.', {})).toBeNull()
})
