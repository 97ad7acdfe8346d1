import { setImmediate as turn } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { inlineCode, recordInlineCode } from './inline-code.ts'

async function render(...codes: readonly string[]) {
	return await recordInlineCode(async () => {
		for (const code of codes) {
			await turn()
			inlineCode(code)
		}
		return codes.length
	})
}

test('code is registered for the page being rendered, and for no other page rendered at the same time', async () => {
	expect(await Promise.all([render('a()', 'both()'), render('b()', 'both()', 'b()')])).toEqual([
		{ result: 2, inlineCode: ['a()', 'both()'] },
		{ result: 3, inlineCode: ['b()', 'both()'] },
	])
	expect(await render()).toEqual({ result: 0, inlineCode: [] })
})

test('code that is registered while no page is rendered is returned unchanged', () => {
	expect(inlineCode('a()')).toBe('a()')
})
