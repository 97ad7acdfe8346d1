/** A band beside the one that was reached, and how far away it is. */
type Neighbour<Name extends string> = {
	readonly name: Name
	/** How many points more (or fewer) would have reached it. At least 1. */
	readonly points: number
	/**
	 * How near that is. `one step`: one answer moved to the option beside it. `one answer`: a single
	 * answer can carry the 2 or 3 points. `several answers`: it takes more than one.
	 */
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
 * Where a sum stands among its bands, and how near the next ones are.
 *
 * @param name the band that was reached
 * @param outOf the highest possible sum
 *
 * @example
 * placeInBands('low', 3, 9, [{ name: 'low', upTo: 4 }, { name: 'high', upTo: 9 }])
 * // { name: 'low', total: 3, outOf: 9, moreInward: { name: 'high', points: 2, … }, closeCall: false }
 */
export function placeInBands<Name extends string>(
	name: Name,
	total: number,
	outOf: number,
	bands: readonly NamedBand<Name>[],
): BandExplanation<Name> {
	const at = bands.findIndex((band) => band.name === name)
	const own = bands[at]
	const below = bands[at - 1]
	const above = bands[at + 1]
	// A band that begins beyond the highest sum cannot be reached, so it is no neighbour.
	const reachable = own && above && own.upTo < outOf
	const moreInward = reachable ? neighbour(above.name, own.upTo + 1 - total) : undefined
	const moreOutgoing = below && neighbour(below.name, total - below.upTo)
	return {
		name,
		total,
		outOf,
		...(moreOutgoing && { moreOutgoing }),
		...(moreInward && { moreInward }),
		closeCall: moreOutgoing?.points === 1 || moreInward?.points === 1,
	}
}

function neighbour<Name extends string>(name: Name, points: number): Neighbour<Name> {
	const nearness = points === 1 ? 'one step' : points <= 3 ? 'one answer' : 'several answers'
	return { name, points, nearness }
}
