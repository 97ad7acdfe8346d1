import { allAnswers, sumOf, type AnswerSheet } from './quiz.ts'

/** The points of the most inward option. */
const highest = allAnswers.length - 1

/**
 * A band beside the one that was reached, and how far away it is.
 *
 * @example
 * const { points, answers }: Neighbour<IntrovertType> = …
 */
export type Neighbour<Name extends string> = {
	readonly name: Name
	/** How many points more (or fewer) would have reached it. At least 1. */
	readonly points: number
	/** The fewest answers that would have had to be others. At least 1. */
	readonly answers: number
	/** The questions of which a single one could have reached it. */
	readonly questions: readonly number[]
	/** `one step`: one answer moved to the option beside it. `one answer`: it takes 2 or 3 points of one. */
	readonly nearness: 'one step' | 'one answer' | 'several answers'
}

/**
 * Why a sum fell into its band.
 *
 * @example
 * const { total, outOf, moreOutgoing, moreInward }: BandExplanation<IntrovertType> = …
 */
export type BandExplanation<Name extends string> = {
	readonly name: Name
	readonly total: number
	/** The highest possible sum. */
	readonly outOf: number
	/** The band on the more outgoing side, if there is one. */
	readonly moreOutgoing?: Neighbour<Name>
	/** The band on the more inward side, if one can be reached. */
	readonly moreInward?: Neighbour<Name>
	/** Whether one step on one answer would have given another result. */
	readonly closeCall: boolean
}

type NamedBand<Name> = { readonly name: Name; readonly upTo: number }

/**
 * Where the sum of some answers stands among its bands, and how near the next ones are.
 *
 * @param name the band that was reached
 * @param answers all that count toward the sum
 * @param firstQuestion the number of the first of them
 *
 * @example
 * placeInBands('low', [0, 0, 3], [{ name: 'low', upTo: 4 }, { name: 'high', upTo: 9 }])
 * // { name: 'low', total: 3, outOf: 9, moreInward: { name: 'high', points: 2, … }, closeCall: false }
 */
export function placeInBands<Name extends string>(
	name: Name,
	answers: AnswerSheet,
	bands: readonly NamedBand<Name>[],
	firstQuestion = 1,
): BandExplanation<Name> {
	const total = sumOf(answers)
	const outOf = highest * answers.length
	const at = bands.findIndex((band) => band.name === name)
	const own = bands[at]
	const below = bands[at - 1]
	const above = bands[at + 1]

	/** `rooms` are the points by which each answer could have moved the sum toward the band. */
	function neighbour(band: Name, points: number, rooms: readonly number[]): Neighbour<Name> {
		const fewest = fewestToReach(points, rooms)
		const alone = rooms.flatMap((room, index) => (room >= points ? [firstQuestion + index] : []))
		const nearness = points === 1 ? 'one step' : fewest === 1 ? 'one answer' : 'several answers'
		return { name: band, points, answers: fewest, questions: alone, nearness }
	}

	// A band that begins beyond the highest sum cannot be reached, so it is no neighbour.
	const isReachable = own && above && own.upTo < outOf
	const upward = answers.map((answer) => highest - answer)
	const moreInward = isReachable ? neighbour(above.name, own.upTo + 1 - total, upward) : undefined
	const moreOutgoing = below && neighbour(below.name, total - below.upTo, answers)
	return {
		name,
		total,
		outOf,
		...(moreOutgoing && { moreOutgoing }),
		...(moreInward && { moreInward }),
		closeCall: moreOutgoing?.points === 1 || moreInward?.points === 1,
	}
}

/** The answers with the most room first: no other choice gets further with as many. */
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
