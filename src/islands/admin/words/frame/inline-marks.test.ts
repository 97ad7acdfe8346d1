import { expect, test } from 'vitest'
import { unknownPart } from '#domain/words/source-text.ts'
import { piecesOf, plainText, readMarks } from './inline-marks.ts'

const facts = {
	'price.lifetime': '$10',
	'claim.off': '',
	'claim.on': '**Made** in {place.city}',
	'place.city': 'Rome',
}
const plain = (text: string) => plainText(readMarks(text, facts))

const pieces = (text: string) =>
	piecesOf(text, 'prose', facts).map((each) => plainText(each).trim())

test.each([
	['From {price.lifetime}, once', 'From $10, once'],
	['All.{claim.off} {claim.off}', 'All.'],
	['{claim.on}.', 'Made in Rome.'],
	['A **strong** and *soft* [link](page:home#pricing)', 'A strong and soft link'],
	['2 \\* 3 and 5 * 6', '2 * 3 and 5 * 6'],
	['{n, plural, one {# page} other {# pages}} left', `${unknownPart} left`],
	['Known.{% source "hall2017" /%} Yes', 'Known. Yes'],
	['{% $price.lifetime %}', '$10'],
])('%s reads as %s', (text, expected) => {
	expect(plain(text)).toBe(expected)
})

test('marks nest, and a link keeps its address', () => {
	expect(readMarks('**[a](b) c**', {})).toEqual([
		{
			kind: 'strong',
			children: [
				{ kind: 'a', href: 'b', children: [{ kind: 'text', text: 'a' }] },
				{ kind: 'text', text: ' c' },
			],
		},
	])
})

test('the pieces of prose are its paragraphs, items and cells, and the names of items', () => {
	expect(pieces('## Going {% #go %}')).toEqual(['Going'])
	expect(pieces('One line\nand another')).toEqual(['One line and another'])
	expect(pieces('- **Name** more {% level=40 %}\n- Other')).toEqual([
		'Name more',
		'Name',
		'more',
		'Other',
	])
	expect(pieces('{% note %}\nSaid.\n{% /note %}')).toEqual(['Said.'])
	expect(pieces('{% details summary="Open" %}\nInside.\n{% /details %}')).toEqual([
		'Open',
		'Inside.',
	])
	expect(pieces('{% scene "cat" /%}')).toEqual([])
})
