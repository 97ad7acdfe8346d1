import { useDeferredValue, useMemo } from 'react'
import { dayOf, type LocalDay, localMinutes } from './calendar/rules/local-time.ts'
import { weekToPlan } from './calendar/rules/weeks.ts'
import { lowLine } from './rules/estimates.ts'
import { type DayIndex, type Evening, forecast, lowestDay } from './rules/forecast.ts'
import { causesOf } from './rules/causes.ts'
import { days } from './rules/plan.ts'
import type { Planner } from './rules/planner.ts'
import { smallestChanges } from './rules/smallest-change.ts'

export type Offer = ReturnType<typeof useOffer>

/**
 * The suggested change to a week, one at a time. An undated week has no past; in other weeks, only evenings to come
 * count.
 *
 * @param monday the first day of the week that was read from a calendar
 */
export function useOffer({ plan, idea }: Planner, monday: LocalDay | undefined) {
	const firstDay = plan.isUndated ? 0 : firstDayOf(monday)
	const evenings = forecast(plan)
	const day = lowestDay(evenings)
	const coming = day < firstDay ? lowestDay(evenings, firstDay) : day
	const line = lineOf(evenings[coming])
	const lowestLine = lineOf(evenings[day])
	// Trying all pairs of changes to a full week takes a phone several frames, so the new evenings are rendered before
	// the search starts.
	const searched = useDeferredValue(plan)
	const ideas = useMemo(
		() => smallestChanges(searched, { line, firstDay }),
		[searched, line, firstDay],
	)
	const lesson = useMemo(() => {
		if (day === coming) return undefined
		const [smallest] = smallestChanges(searched, { line: lowestLine })
		return searched.events[smallest?.changes[0]?.index ?? -1] ?? causesOf(searched, day)[0]?.event
	}, [searched, day, coming, lowestLine])
	const shown = idea % Math.max(1, ideas.length)
	const isSearching = searched !== plan
	return {
		evenings,
		/** `day` is the day of the lowest evening, `coming` that of the lowest evening that has not passed. */
		day,
		coming,
		/** The first day that has not passed. */
		firstDay,
		/** If the lowest evening has passed: the event of this week that is worth changing next week. */
		lesson,
		isSearching,
		/** Undefined if no change is needed, if none helps, or during the search. */
		idea: isSearching ? undefined : ideas[shown],
		/** Whether `idea` is the first suggestion, which is the smallest change. */
		isFirst: shown === 0,
		hasOthers: ideas.length > 1,
	}
}

/**
 * The level that the evening must have after a change. An evening at or above the low line can still end below it,
 * because a level is the middle of a range; so the distance from the level to the lower end of the range is added.
 */
function lineOf({ level, low }: Evening = { level: 100, low: 100, high: 100 }): number {
	return level >= lowLine ? lowLine + level - low : lowLine
}

/** Whether the panel reports the last change instead of offering one. */
export function isReported(done: Planner['done']): done is NonNullable<typeof done> {
	return done !== null && (done.isIdea || done.changes[0]?.how === 'decline')
}

/** The first day of the planned week that has not passed; Monday for a past week. */
function firstDayOf(monday: LocalDay | undefined): DayIndex {
	const today = dayOf(localMinutes(new Date()))
	const passed = today - (monday ?? weekToPlan([], today))
	return days.find((day) => day === passed) ?? 0
}
