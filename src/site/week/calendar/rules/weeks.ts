import type { CalendarEntry } from './entry.ts'
import {
	dayOf,
	daysPerWeek,
	type LocalDay,
	minutesPerDay,
	mondayOf,
	weekdayOf,
} from './local-time.ts'

export type CalendarWeek = { readonly monday: LocalDay; readonly entries: number }

const sunday = 6

/**
 * The entries that fall into a week, wholly or in part.
 *
 * @param monday the week's first day
 */
export function entriesInWeek<Entry extends CalendarEntry>(
	entries: readonly Entry[],
	monday: LocalDay,
): readonly Entry[] {
	const start = monday * minutesPerDay
	const end = start + daysPerWeek * minutesPerDay
	return entries.filter((entry) => entry.start < end && (entry.end > start || entry.start >= start))
}

/** The weeks in which entries start, in order. */
export function weeksWithEntries(entries: readonly CalendarEntry[]): readonly CalendarWeek[] {
	const weeks = Map.groupBy(entries, ({ start }) => mondayOf(dayOf(start)))
	return [...weeks]
		.map(([monday, { length }]) => ({ monday, entries: length }))
		.toSorted((one, other) => one.monday - other.monday)
}

/**
 * The week to plan: this week, or on Sundays the next one. If that week is empty, the first later week with entries; if
 * there is none, the last earlier one.
 *
 * @example weekToPlan([], localDay('2026-11-22')) // localDay('2026-11-23'), because the 22nd is a Sunday
 */
export function weekToPlan(weeks: readonly CalendarWeek[], today: LocalDay): LocalDay {
	const planned = mondayOf(today) + (weekdayOf(today) === sunday ? daysPerWeek : 0)
	const mondays = weeks.map(({ monday }) => monday)
	return (
		mondays.find((monday) => monday >= planned) ??
		mondays.findLast((monday) => monday < planned) ??
		planned
	)
}
