import { explainBands, type BandExplanation } from './explain-bands.ts'
import { introvertBands, scoreIntrovert, type IntrovertType } from './introvert.ts'
import type { AnswerSheet } from './quiz.ts'

/**
 * Explains the result of the introvert test, as numbers and codes. The words are content.
 *
 * @param answers all twelve
 * @throws RangeError when there are not twelve answers
 *
 * @example
 * const { total, moreInward } = explainIntrovert([1, 1, 1, 1, 1, 1, 1, 1, 1, 2, 2, 2])
 * // total 15, moreInward { name: 'Classic Introvert', points: 1, nearness: 'one step' }
 */
export function explainIntrovert(answers: AnswerSheet): BandExplanation<IntrovertType> {
	const { type } = scoreIntrovert(answers)
	const bands = introvertBands.map((band) => ({ name: band.type, upTo: band.upTo }))
	return explainBands(type, answers, bands)
}
