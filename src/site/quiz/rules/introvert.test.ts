import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { introvertBands, introvertQuestionCount, scoreIntrovert } from './introvert.ts'
import { allAnswers, type Answer } from './quiz.ts'

const sheets = fc.array(fc.constantFrom(...allAnswers), { minLength: 12, maxLength: 12 })

/** A sheet of twelve answers with the given sum, the high answers first. */
function sheetWithSum(sum: number): Answer[] {
	let left = sum
	return Array.from({ length: introvertQuestionCount }, () => {
		const answer = allAnswers.findLast((each) => each <= left) ?? 0
		left -= answer
		return answer
	})
}

test.each([
	[0, 'Social Introvert', 60],
	[15, 'Social Introvert', 60],
	[16, 'Classic Introvert', 40],
	[30, 'Classic Introvert', 40],
	[31, 'Deep Introvert', 20],
	[36, 'Deep Introvert', 20],
] as const)('a sum of %i out of 36 gives the type %s', (totalScore, type, batteryLevel) => {
	expect(scoreIntrovert(sheetWithSum(totalScore))).toEqual({ type, totalScore, batteryLevel })
})

test('an average of exactly 2.5 gives the type Classic Introvert', () => {
	expect(scoreIntrovert([2, 3, 2, 3, 2, 3, 2, 3, 2, 3, 2, 3]).type).toBe('Classic Introvert')
})

test('every sum from 0 to 36 gives the type that belongs to its average', () => {
	for (let sum = 0; sum <= 36; sum++) {
		const average = sum / 12
		const expected =
			average <= 1.3 ? 'Social Introvert' : average <= 2.5 ? 'Classic Introvert' : 'Deep Introvert'
		expect(scoreIntrovert(sheetWithSum(sum)).type, `sum ${sum}`).toBe(expected)
	}
})

test('the bands end at 15, 30 and 36', () => {
	expect(introvertBands.map(({ upTo }) => upTo)).toEqual([15, 30, 36])
})

test('the order of the answers does not matter', () => {
	fc.assert(
		fc.property(sheets, (sheet) => {
			expect(scoreIntrovert(sheet.toReversed())).toEqual(scoreIntrovert(sheet))
		}),
	)
})

test('a more inward answer never gives a higher battery level', () => {
	fc.assert(
		fc.property(sheets, fc.nat({ max: 11 }), (sheet, at) => {
			const moreInward = sheet.with(at, 3)
			expect(scoreIntrovert(moreInward).batteryLevel).toBeLessThanOrEqual(
				scoreIntrovert(sheet).batteryLevel,
			)
		}),
	)
})

test('the type Deep Introvert requires choosing the last option at least seven times', () => {
	expect(scoreIntrovert([3, 3, 3, 3, 3, 3, 3, 2, 2, 2, 2, 2]).type).toBe('Deep Introvert')
	expect(scoreIntrovert([3, 3, 3, 3, 3, 3, 2, 2, 2, 2, 2, 2]).type).toBe('Classic Introvert')
})

test('scoring a sheet of the wrong length throws', () => {
	expect(() => scoreIntrovert([0, 1, 2])).toThrow(RangeError)
	expect(() => scoreIntrovert(Array.from({ length: 13 }, () => 0 as const))).toThrow(RangeError)
})

test('an example answer sheet has the expected result', () => {
	expect(scoreIntrovert([0, 2, 1, 3, 1, 2, 2, 0, 3, 1, 2, 1])).toEqual({
		type: 'Classic Introvert',
		totalScore: 18,
		batteryLevel: 40,
	})
})
