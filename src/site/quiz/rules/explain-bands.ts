import { allAnswers, sumOf, type AnswerSheet, type Band } from './quiz.ts'

/** The points of option D, the most inward. */
const maxPoints = allAnswers.length - 1

export type AdjacentBand<Name extends string> = {
	readonly name: Name
	/** The number of points, at least 1, by which the sum must change to reach the band. */
	readonly points: number
	/** The minimum number of answers that must change to reach the band, at least 1. */
	readonly answers: number
	/** The numbers of the questions where changing the answer to that question alone is enough to reach the band. */
	readonly questions: readonly number[]
	/**
	 * `one step`: changing one answer by one option is enough. `one answer`: changing one answer by two or three options
	 * is enough.
	 */
	readonly nearness: 'one step' | 'one answer' | 'several answers'
}

export type BandExplanation<Name extends string> = ReturnType<typeof explainBands<Name>>

/**
 * The position of a sum among its bands, and the distances to the adjacent ones.
 *
 * @param answers all answers that count toward the sum
 * @param firstQuestion the number of their first question
 *
 * @example
 * explainBands([0, 0, 3], [{ name: 'low', upTo: 4 }, { name: 'high', upTo: 9 }])
 * // { name: 'low', total: 3, outOf: 9, moreInward: { name: 'high', points: 2, … } }
 */
export function explainBands<Name extends string>(
	answers: AnswerSheet,
	bands: readonly Band<Name>[],
	firstQuestion = 1,
) {
	const total = sumOf(answers)
	const outOf = maxPoints * answers.length
	const at = bands.findIndex(({ upTo }) => total <= upTo)
	const [below, own, above] = [bands[at - 1], bands[at], bands[at + 1]]

	/** `rooms`: the points by which each answer could move the sum toward the band. */
	function adjacentBand(name: Name, points: number, rooms: readonly number[]): AdjacentBand<Name> {
		const fewest = fewestToReach(points, rooms)
		const alone = rooms.flatMap((room, index) => (room >= points ? [firstQuestion + index] : []))
		const nearness = points === 1 ? 'one step' : fewest === 1 ? 'one answer' : 'several answers'
		return { name, points, answers: fewest, questions: alone, nearness }
	}

	// A band that starts above the maximum sum is unreachable, so it is not adjacent.
	const isReachable = own && above && own.upTo < outOf
	const upward = answers.map((answer) => maxPoints - answer)
	return {
		name: own?.name,
		total,
		outOf,
		moreOutgoing: below && adjacentBand(below.name, total - below.upTo, answers),
		moreInward: isReachable ? adjacentBand(above.name, own.upTo + 1 - total, upward) : undefined,
	}
}

/** The minimum number of answers to change. Changing the answers with the most room first needs the fewest changes. */
function fewestToReach(points: number, rooms: readonly number[]): number {
	let left = points
	return rooms
		.toSorted((one, other) => other - one)
		.filter((room) => {
			const isNeeded = left > 0
			left -= room
			return isNeeded
		}).length
}
