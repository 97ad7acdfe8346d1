import { type DayIndex, eveningCharge } from '#site/week/rules/forecast.ts'
import type { CountryFlag } from '#site-map/countries/countries.ts'

/**
 * The cost of Thursday evening's event that can be moved, in points of 100. It equals the cost of the call that the
 * demo film moves, so that a page and its film show the same Thursday.
 */
export const movableCost = 19

const thursday: DayIndex = 3
const mondayMorning = 93

type Week = {
	/** The costs of the days, Monday to Sunday, in points of 100. */
	readonly costs: readonly number[]
	/** The day to which Thursday's event moves. It is a later day, as in the film. */
	readonly movesTo: DayIndex
}

export const countryWeeks: Readonly<Record<CountryFlag, Week>> = {
	us: { costs: [17, 26, 30, 66, 28, 40, 4], movesTo: 6 },
	in: { costs: [26, 24, 33, 64, 31, 24, 20], movesTo: 6 },
	gb: { costs: [19, 33, 29, 65, 26, 30, 3], movesTo: 4 },
	de: { costs: [15, 30, 27, 66, 33, 18, 2], movesTo: 5 },
	br: { costs: [22, 21, 34, 64, 29, 25, 14], movesTo: 5 },
}

/**
 * The evening levels of a country's example week, Monday to Sunday: as planned, and with Thursday's event moved.
 *
 * @example countryLevels('us').map((levels) => levels[3]) // [18, 37]
 */
export function countryLevels(flag: CountryFlag): readonly (readonly number[])[] {
	const { costs, movesTo } = countryWeeks[flag]
	const moved = costs.map(
		(cost, day) =>
			cost + (day === movesTo ? movableCost : 0) - (day === thursday ? movableCost : 0),
	)
	return [costs, moved].map(evenings)
}

function evenings(costs: readonly number[]): number[] {
	let charge = mondayMorning
	const charges = costs.map((cost, day) => {
		// The index of a week's seven costs.
		// oxlint-disable-next-line typescript/no-unsafe-type-assertion
		charge = eveningCharge(charge, day as DayIndex, cost)
		return Math.round(charge)
	})
	return charges
}
