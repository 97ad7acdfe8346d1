import { array, assert, constantFrom, double, property, string } from 'fast-check'
import { expect, test } from 'vitest'
import { words } from '#cms/reader/entries.ts'
import { type PictureSize, pictureSizes } from '#site/art/picture-sizes.ts'
import { keysIn } from '#values/keys-in.ts'
import { fontMetrics, layouts, layOutText } from './card-layout.ts'

const allFormats = keysIn(pictureSizes)
const levels = [0, 20, 40, 60] as const

/** Lines that overflow the blind, for letters with an average width of `share` times the font size. */
function linesOutside(
	format: PictureSize,
	level: number,
	title: string,
	line: string | undefined,
	share: number,
) {
	const measure = (text: string, size: number) => text.length * size * share
	const displayAddress = 'innervolt.example/mbti-test'
	const card = { format, title, ...(line && { line }), level, displayAddress }
	const { pane } = layouts[format]
	return layOutText(card, measure).filter(
		({ text, size, x, y }) =>
			x < pane.x ||
			x + measure(text, size) > pane.x + pane.width ||
			y - size * fontMetrics.ascent < pane.y ||
			y + size * fontMetrics.descent > pane.y + (pane.height * (100 - level)) / 100,
	)
}

test.each(allFormats)('the text of a %s card fits on the window blind at each level', (format) => {
	const lines = Object.values(words('introvertTest', 'en').results).map(({ line }) => line)
	const alone = words('quizShared', 'en').share.cardWithoutResult
	for (const share of [0.4, 0.5])
		for (const level of levels)
			for (const line of [undefined, ...lines])
				for (const title of ['ESTJ', 'Classic Introvert', alone])
					expect(linesOutside(format, level, title, line, share)).toEqual([])
})

test('any title is shrunk until it fits on the card', () => {
	const word = string({ minLength: 1, maxLength: 14 })
	const titles = array(word, { minLength: 1, maxLength: 6 }).map((each) => each.join(' '))
	const share = double({ min: 0.4, max: 0.55, noNaN: true })
	assert(
		property(constantFrom(...allFormats), titles, share, (format, title, width) => {
			expect(linesOutside(format, 20, title, 'One lamp, well placed.', width)).toEqual([])
		}),
	)
})

test('a short title keeps its full size and stands at the lower end of the window blind', () => {
	const card = {
		format: 'story',
		title: 'ESTJ',
		level: 40,
		displayAddress: 'innervolt.example/mbti-test',
	} as const
	const [first] = layOutText(card, (text, size) => text.length * size * 0.5)
	expect(first).toMatchObject({ text: 'ESTJ', size: 160, y: 983 })
})
