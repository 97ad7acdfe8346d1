import { array, assert, constantFrom, double, property, string } from 'fast-check'
import { expect, test } from 'vitest'
import { introvertResults } from '#content/quizzes/introvert/results.ts'
import { shareLabels } from '#content/quizzes/labels.ts'
import { formats, type Format } from './card.ts'
import { layouts, placeWords, reach } from './layout.ts'

const everyFormat = ['wide', 'tall'] as const satisfies readonly Format[]

/** The free wall of a card: beside or below the window with its sill, above the plinth. */
function freeWall(format: Format) {
	const { window, plinth } = layouts[format]
	const { width, height } = formats[format]
	const isBeside = format === 'wide'
	return {
		left: isBeside ? window.x + 120 * window.unit : 0,
		top: isBeside ? 0 : window.y + 223 * window.unit,
		right: width,
		bottom: height - plinth,
	}
}

/** The lines that leave the free wall, in letters whose average width is a share of their size. */
function linesOutside(format: Format, headline: string, line: string | undefined, share: number) {
	const widthOf = (text: string, size: number) => text.length * size * share
	const card = { format, headline, ...(line && { line }), place: 'innervolt.example/mbti-test' }
	const wall = freeWall(format)
	return placeWords(card, widthOf).filter(
		({ text, size, x, y }) =>
			x < wall.left ||
			x + widthOf(text, size) > wall.right ||
			y - size * reach.above < wall.top ||
			y + size * reach.below > wall.bottom,
	)
}

test.each(everyFormat)('the words of a %s card touch neither window nor plinth', (format) => {
	const lines = Object.values(introvertResults).map(({ line }) => line)
	for (const share of [0.4, 0.5])
		for (const line of [undefined, ...lines])
			for (const headline of ['ESTJ', 'Classic Introvert', shareLabels.cardWithoutResult])
				expect(linesOutside(format, headline, line, share)).toEqual([])
})

test('a headline of any words is set as small as it must be', () => {
	const word = string({ minLength: 1, maxLength: 14 })
	const headlines = array(word, { minLength: 1, maxLength: 8 }).map((words) => words.join(' '))
	const share = double({ min: 0.4, max: 0.55, noNaN: true })
	assert(
		property(constantFrom(...everyFormat), headlines, share, (format, headline, width) => {
			expect(linesOutside(format, headline, 'One lamp, well placed.', width)).toEqual([])
		}),
	)
})

test('a short headline keeps its full size', () => {
	const card = { format: 'tall', headline: 'ESTJ', place: 'innervolt.example/mbti-test' } as const
	const [first] = placeWords(card, (text, size) => text.length * size * 0.5)
	expect(first).toMatchObject({ text: 'ESTJ', size: 148 })
})
