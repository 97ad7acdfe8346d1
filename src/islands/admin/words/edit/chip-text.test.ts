import fc from 'fast-check'
import { expect, test } from 'vitest'
import { chipBeside, moveChip, segmentsOf } from './chip-text.ts'

const facts = { 'price.lifetime': '$10', 'trial.days': '7', 'claim.off': '' }

/** Chips in brackets by what they show, words as they are. */
const drawn = (text: string) =>
	segmentsOf(text, facts, { hall2017: 'Hall & Davis' }).map((segment) =>
		segment.kind === 'chip' ? `[${segment.label}]` : segment.source,
	)

test.each([
	['{trial.days} days free. Then {price.lifetime}.', ['[7]', ' days free. Then ', '[$10]', '.']],
	['Tired.{% source "hall2017" /%}', ['Tired.', '[Hall & Davis]']],
	['{% $price.lifetime %} once', ['[$10]', ' once']],
	['## Going {% #go %}', ['## Going ', '[#go]']],
	['{n} of {total, number}', ['[n]', ' of ', '[total]']],
	['{n, plural, one {# page} other {# pages}} left', ['[# page / # pages]', ' left']],
	['{price.life} is unknown', ['{price.life} is unknown']],
	['{claim.off}', ['[claim.off]']],
	['a {two words} and {', ['a {two words} and {']],
])('%s has its chips', (text, expected) => {
	expect(drawn(text)).toEqual(expected)
})

test('the sources of all segments are the text, whatever it is', () => {
	const pieces = [
		'{',
		'}',
		'%',
		'{% ',
		' %}',
		'{trial.days}',
		'a',
		' ',
		'#',
		',plural,',
		'\n',
		'\\',
	]
	fc.assert(
		fc.property(fc.array(fc.constantFrom(...pieces)), (some) => {
			const text = some.join('')
			expect(
				segmentsOf(text, facts)
					.map(({ source }) => source)
					.join(''),
			).toBe(text)
		}),
	)
})

test('a chip moves over a word at a time, and over other chips', () => {
	const text = 'Pay {price.lifetime} once now'
	const right = moveChip(segmentsOf(text, facts), 20, 1)
	expect(right?.text).toBe('Pay  once{price.lifetime} now')
	expect(right?.caret).toBe(25)
	expect(moveChip(segmentsOf(text, facts), 4, -1)?.text).toBe('{price.lifetime}Pay  once now')
	const two = '{trial.days}{price.lifetime}'
	expect(moveChip(segmentsOf(two, facts), 28, -1)?.text).toBe('{price.lifetime}{trial.days}')
})

test('a chip is found by the side at which the caret stands', () => {
	const segments = segmentsOf('{trial.days} days', facts)
	expect(chipBeside(segments, 12, -1)).toEqual({ start: 0, end: 12 })
	expect(chipBeside(segments, 0, 1)).toEqual({ start: 0, end: 12 })
	expect(chipBeside(segments, 13, -1)).toBeNull()
})

test('a chip at the end goes no further, and where none is nothing moves', () => {
	expect(moveChip(segmentsOf('a {trial.days}', facts), 14, 1)).toBeNull()
	expect(moveChip(segmentsOf('only words', facts), 3, 1)).toBeNull()
})
