import fc from 'fast-check'
import { expect, test } from 'vitest'
import { chipLabels } from './chip-labels.ts'
import { chipBeside, moveChip, segmentsOf as parse } from './chip-text.ts'

const facts = { 'price.lifetime': '$10', 'trial.days': '7', 'claim.off': '' }

const labels = chipLabels({ hall2017: 'Hall & Davis' })
const segmentsOf = (text: string) => parse(text, facts, labels)

/** Chips as their labels in brackets, words unchanged. */
const drawn = (text: string) =>
	segmentsOf(text).map((segment) =>
		segment.kind === 'chip' ? `[${segment.label}]` : segment.source,
	)

test.each([
	['{trial.days} days free. Then {price.lifetime}.', ['[7]', ' days free. Then ', '[$10]', '.']],
	['Tired.{% source "hall2017" /%}', ['Tired.', '[fuente: Hall & Davis 2017]']],
	['{% $price.lifetime %} once', ['[$10]', ' once']],
	['## Going {% #go %}', ['## Going ', '[marca: go]']],
	['{n} of {total, number}', ['[número]', ' of ', '[total]']],
	['{% terms %}', ['[lista de términos]']],
	['{% /terms %}', ['[fin de: lista de términos]']],
	['Late. {% time="18:00" level=55 %}', ['Late. ', '[hora 18:00, nivel 55]']],
	['See [this](page:privacy#data).', ['See [this', '[] Privacidad, data]', '.']],
	['[Go](app:signup/hero)', ['[Go', '[] la app: registrarse]']],
	['{n, plural, one {# page} other {# pages}} left', ['[… page / … pages]', ' left']],
	['{price.life} is unknown', ['{price.life} is unknown']],
	['{claim.off}', ['[dato que no se muestra]']],
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
		'[',
		'](page:home)',
	]
	fc.assert(
		fc.property(fc.array(fc.constantFrom(...pieces)), (some) => {
			const text = some.join('')
			expect(
				segmentsOf(text)
					.map(({ source }) => source)
					.join(''),
			).toBe(text)
		}),
	)
})

test('a chip moves over a word at a time, and over other chips', () => {
	const text = 'Pay {price.lifetime} once now'
	const right = moveChip(segmentsOf(text), 20, 1)
	expect(right?.text).toBe('Pay  once{price.lifetime} now')
	expect(right?.caret).toBe(25)
	expect(moveChip(segmentsOf(text), 4, -1)?.text).toBe('{price.lifetime}Pay  once now')
	const two = '{trial.days}{price.lifetime}'
	expect(moveChip(segmentsOf(two), 28, -1)?.text).toBe('{price.lifetime}{trial.days}')
})

test('a chip is found by the side at which the caret stands', () => {
	const segments = segmentsOf('{trial.days} days')
	expect(chipBeside(segments, 12, -1)).toEqual({ start: 0, end: 12 })
	expect(chipBeside(segments, 0, 1)).toEqual({ start: 0, end: 12 })
	expect(chipBeside(segments, 13, -1)).toBeNull()
})

test('a chip at the end goes no further, and where none is nothing moves', () => {
	expect(moveChip(segmentsOf('a {trial.days}'), 14, 1)).toBeNull()
	expect(moveChip(segmentsOf('only words'), 3, 1)).toBeNull()
})
