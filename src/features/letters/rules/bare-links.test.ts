import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { anyCharacter } from '#testing/any-character.ts'
import { isBareLink, partedAtLinks } from './bare-links.ts'

test.each([
	['See www.a.example.', ['www.a.example']],
	['(https://a.example/b_(c))', ['https://a.example/b_(c)']],
	['HTTPS://A.example/! “http://b.example”', ['HTTPS://A.example/', 'http://b.example']],
	['a@www.b.example awww.c.example http://www.d.example', ['http://www.d.example']],
	['https:// www. https://. ftp://a.example', []],
])('%s has the links %j', (text, links) => {
	expect(partedAtLinks(text).filter((_, index) => index % 2 === 1)).toEqual(links)
	expect(links.every(isBareLink)).toBe(true)
})

test('the parts of a text are the text', () => {
	const piece = fc.oneof(
		fc.string({ unit: anyCharacter }),
		fc.constantFrom('https://', 'www.', 'a', '.', ')', '(', ' ', '@'),
	)
	fc.assert(
		fc.property(fc.array(piece), (pieces) => {
			const text = pieces.join('')
			expect(partedAtLinks(text).join('')).toBe(text)
		}),
	)
})
