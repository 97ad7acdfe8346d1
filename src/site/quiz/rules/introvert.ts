import { assertComplete, bandOf, sumOf, type AnswerSheet, type Band } from './quiz.ts'

export const introvertQuestionCount = 12

/** The three results, by the names shown and reported to analytics. */
export type IntrovertType = 'Social Introvert' | 'Classic Introvert' | 'Deep Introvert'

/** The level of each type's battery, in percent. The size of each battery is stated in the words. */
const batteryLevels = {
	'Social Introvert': 60,
	'Classic Introvert': 40,
	'Deep Introvert': 20,
} as const satisfies Record<IntrovertType, number>

/**
 * The bands over the sum of the twelve indexes, 0 to 36: 0-15, 16-30, 31-36. `upTo` is inclusive.
 *
 * The rule is stated in averages (1.3 and 2.5). An average is compared as a sum of integers, `10 * sum <= 13 * 12`,
 * because 1.3 has no exact floating-point form: the highest sums are 15 (15.6 rounded down) and 30 (exactly 2.5).
 *
 * @example
 * introvertBands[0] // { name: 'Social Introvert', upTo: 15 }
 */
export const introvertBands = [
	{ name: 'Social Introvert', upTo: highestSum(13) },
	{ name: 'Classic Introvert', upTo: highestSum(25) },
	{ name: 'Deep Introvert', upTo: 3 * introvertQuestionCount },
] as const satisfies readonly Band<IntrovertType>[]

/**
 * Scores a complete introvert test.
 *
 * @param answers all twelve
 * @throws RangeError when there are not twelve answers
 *
 * @example
 * scoreIntrovert([1, 1, 1, 1, 1, 1, 1, 1, 1, 2, 2, 2])
 * // { type: 'Social Introvert', totalScore: 15, batteryLevel: 60 }
 */
export function scoreIntrovert(answers: AnswerSheet) {
	assertComplete(answers, introvertQuestionCount)
	/** 0 to 36. */
	const totalScore = sumOf(answers)
	const type = bandOf<IntrovertType>(introvertBands, totalScore)
	return { type, totalScore, batteryLevel: batteryLevels[type] }
}

/** The highest sum whose average is at most this many tenths. */
function highestSum(averageInTenths: number): number {
	return Math.floor((averageInTenths * introvertQuestionCount) / 10)
}
