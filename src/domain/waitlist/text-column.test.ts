import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { textColumn } from './text-column.ts'

test('a search finds exactly the texts that contain the word, in any case, wherever they stand', () => {
	const text = fc.string({ unit: fc.constantFrom('a', 'B', 'Σ', 'İ', '\n', '@') })
	fc.assert(
		fc.property(fc.array(text, { minLength: 1, maxLength: 9 }), text, (few, word) => {
			const texts = Array.from(
				{ length: 2_100 },
				(_nothing, place) => few[place % few.length] ?? '',
			)
			const column = textColumn()
			texts.forEach(column.push)
			const wanted = word.toLowerCase()
			const isFound = column.finder(wanted)
			expect(texts.map((_text, place) => isFound(place))).toEqual(
				texts.map((one) => one.toLowerCase().includes(wanted)),
			)
		}),
		{ numRuns: 50 },
	)
})

test('where there is no text there is an empty one', () => {
	expect(textColumn().at(0)).toBe('')
})
