import { expect, test } from 'vitest'
import { listChanges } from './list-changes.ts'
import { tokensOf } from './text-tokens.ts'

const question = (name: string, more: object = {}) => ({
	question: `${name}?`,
	answer: name,
	...more,
})

function changes(before: readonly object[], after: readonly object[]) {
	const found = listChanges(JSON.stringify(before), JSON.stringify(after))
	return found?.map(({ kind, title, from, to }) => `${kind} ${title} ${from} ${to}`)
}

const [one, two, three] = [question('One'), question('Two'), question('Three')]

test.each([
	['hidden', [one, two], [question('One', { isHidden: true }), two], ['hidden One? 1 1']],
	['shown again', [question('One', { isHidden: true }), two], [one, two], ['shown One? 1 1']],
	['moved', [one, two, three], [three, one, two], ['moved Three? 3 1']],
	['added', [one, two], [one, three, two], ['added Three? 2 2']],
	['removed', [one, two, three], [one, three], ['removed Two? 2 2']],
	[
		'changed where its question stays',
		[one, two],
		[{ ...one, answer: 'First' }, two],
		['changed One? 1 1'],
	],
	[
		'hidden and moved, each for itself',
		[one, two, three],
		[two, three, question('One', { isHidden: true })],
		['hidden One? 1 3', 'moved One? 1 3'],
	],
])('an item is %s', (_, before, after, expected) => {
	expect(changes(before, after)).toEqual(expected)
})

test('what is no list has no items', () => {
	expect(listChanges('Plain', '[{"question":"Why?"}]')).toBeNull()
	expect(listChanges('[to the week](page:week)', '[to the week](page:week)')).toBeNull()
})

const names = { facts: { 'price.lifetime': '$10' }, sources: { hall2017: 'Hall & Davis' } }

const seen = (text: string) =>
	tokensOf(text, names)
		.map(({ kind, text: shown, marks }) => {
			const set = marks.length === 0 || /^\s*$/.test(shown) ? shown : `<${marks.join()}:${shown}>`
			return kind === 'word' ? set : `[${kind} ${shown}]`
		})
		.join('')

test.each([
	['Then {price.lifetime}, once.', 'Then [value $10], once.'],
	['{claim.off} stays', '[value claim.off] stays'],
	['An **end** and *less*.', 'An <strong:end> and <em:less>.'],
	['To the [week](page:week).', 'To the <link:week>[target Tu semana].'],
	['## Going {% #go %}', 'Going'],
	['5 * 4 = 20', '5 * 4 = 20'],
])('%s is seen as %s', (text, expected) => {
	expect(seen(text)).toBe(expected)
})
