import { expect, test } from 'vitest'
import { rangeOf } from './score-range.ts'

type Range = { readonly from: number }

const ranges: readonly [Range, ...Range[]] = [{ from: 3 }, { from: 5 }, { from: 9 }]

test.each([
	[3, 3],
	[4, 3],
	[5, 5],
	[8, 5],
	[9, 9],
	[99, 9],
])('a score of %i falls into the range that starts at %i', (score, from) => {
	expect(rangeOf(score, ranges).from).toBe(from)
})

test('a score below the first range falls into the first range', () => {
	expect(rangeOf(0, ranges).from).toBe(3)
})
