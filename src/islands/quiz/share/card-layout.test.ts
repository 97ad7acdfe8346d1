import { array, assert, constantFrom, double, property, string } from 'fast-check'
import { expect, test } from 'vitest'
import { words } from '#words/entries.ts'
import { formats, type Format } from './card.ts'
import { fontMetrics, layouts, layOutText } from './card-layout.ts'

const allFormats = ['wide', 'tall'] as const satisfies readonly Format[]

/** The free part of the wall: beside or below the sash window with its sill, above the plinth. */
function freeWall(format: Format) {
	const { sashWindow, plinth } = layouts[format]
	const { width, height } = formats[format]
	const isBeside = format === 'wide'
	return {
		left: isBeside ? sashWindow.x + 120 * sashWindow.unit : 0,
		top: isBeside ? 0 : sashWindow.y + 223 * sashWindow.unit,
		right: width,
		bottom: height - plinth,
	}
}

/** Lines that overflow the free wall, for letters with an average width of `share` times the font size. */
function linesOutside(format: Format, headline: string, line: string | undefined, share: number) {
	const measure = (text: string, size: number) => text.length * size * share
	const card = {
		format,
		headline,
		...(line && { line }),
		displayAddress: 'innervolt.example/mbti-test',
	}
	const wall = freeWall(format)
	return layOutText(card, measure).filter(
		({ text, size, x, y }) =>
			x < wall.left ||
			x + measure(text, size) > wall.right ||
			y - size * fontMetrics.ascent < wall.top ||
			y + size * fontMetrics.descent > wall.bottom,
	)
}

test.each(allFormats)(
	'the text of a %s card overlaps neither the sash window nor the plinth',
	(format) => {
		const lines = Object.values(words('introvertTest', 'en').results).map(({ line }) => line)
		for (const share of [0.4, 0.5])
			for (const line of [undefined, ...lines])
				for (const headline of [
					'ESTJ',
					'Classic Introvert',
					words('quizShared', 'en').share.cardWithoutResult,
				])
					expect(linesOutside(format, headline, line, share)).toEqual([])
	},
)

test('a headline of any words is reduced until it fits', () => {
	const word = string({ minLength: 1, maxLength: 14 })
	const headlines = array(word, { minLength: 1, maxLength: 8 }).map((each) => each.join(' '))
	const share = double({ min: 0.4, max: 0.55, noNaN: true })
	assert(
		property(constantFrom(...allFormats), headlines, share, (format, headline, width) => {
			expect(linesOutside(format, headline, 'One lamp, well placed.', width)).toEqual([])
		}),
	)
})

test('a short headline keeps its full size', () => {
	const card = {
		format: 'tall',
		headline: 'ESTJ',
		displayAddress: 'innervolt.example/mbti-test',
	} as const
	const [first] = layOutText(card, (text, size) => text.length * size * 0.5)
	expect(first).toMatchObject({ text: 'ESTJ', size: 148 })
})
