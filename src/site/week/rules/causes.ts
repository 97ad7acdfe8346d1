import { overnightRest } from './estimates.ts'
import { costOf, type DayIndex } from './forecast.ts'
import type { PlannedEvent, WeekPlan } from './plan.ts'

/** An event's remaining cost to an evening, in whole points of 100. */
export type Cause = { readonly event: PlannedEvent; readonly points: number }

/**
 * The three events that cost an evening the most. An event on an earlier day counts only with the part of its cost that
 * the nights since then have not restored.
 *
 * @example causesOf(plan, 3).map(({ points }) => points) // [24, 20, 19]
 */
export function causesOf({ events, costs }: WeekPlan, evening: DayIndex): readonly Cause[] {
	return events
		.filter(({ day }) => day <= evening)
		.map((event) => {
			const share = (1 - overnightRest) ** (evening - event.day)
			return { event, points: Math.round(costOf(event, costs) * share) }
		})
		.filter(({ points }) => points > 0)
		.toSorted((a, b) => b.points - a.points)
		.slice(0, 3)
}
