import type { DayIndex } from '#site/week/rules/forecast.ts'

/**
 * A wall-clock time without a time zone, in minutes since 1970-01-01T00:00 on that clock. A plain number, because
 * thousands of entries are compared before they are shown.
 */
export type LocalMinutes = number

/** A calendar day, in days since 1970-01-01. */
export type LocalDay = number

export const minutesPerDay = 1440
export const daysPerWeek = 7
const msPerMinute = 60_000
const msPerDay = 86_400_000

/**
 * The day of a local time.
 *
 * @example isoDate(dayOf(0)) // '1970-01-01'
 */
export function dayOf(time: LocalMinutes): LocalDay {
	return Math.floor(time / minutesPerDay)
}

/**
 * The day of the week, from 0 for Monday.
 *
 * @example weekdayOf(0) // 3: 1970-01-01 was a Thursday
 */
export function weekdayOf(day: LocalDay): DayIndex {
	const index = (((day + 3) % daysPerWeek) + daysPerWeek) % daysPerWeek
	// A remainder of seven is a day of the week.
	// oxlint-disable-next-line typescript/no-unsafe-type-assertion
	return index as DayIndex
}

/**
 * The Monday of a day's week.
 *
 * @example isoDate(mondayOf(localDay('2026-11-26'))) // '2026-11-23'
 */
export function mondayOf(day: LocalDay): LocalDay {
	return day - weekdayOf(day)
}

/**
 * Parses an ISO 8601 date.
 *
 * @example localDay('1970-01-08') // 7
 */
export function localDay(date: string): LocalDay {
	return Date.parse(`${date}T00:00Z`) / msPerDay
}

/**
 * Formats a day as an ISO 8601 date.
 *
 * @example isoDate(7) // '1970-01-08'
 */
export function isoDate(day: LocalDay): string {
	return new Date(day * msPerDay).toISOString().slice(0, 10)
}

/**
 * The wall-clock time of a date in the runtime's time zone.
 *
 * @example localMinutes(new Date(2026, 10, 23, 9)) % minutesPerDay // 540
 */
export function localMinutes(date: Date): LocalMinutes {
	return Math.floor(date.getTime() / msPerMinute) - date.getTimezoneOffset()
}

/**
 * A date for `Intl.DateTimeFormat` with `timeZone: 'UTC'`, which then formats the local time unchanged.
 *
 * @example dateForUtcFormat(540).toISOString() // '1970-01-01T09:00:00.000Z'
 */
export function dateForUtcFormat(time: LocalMinutes): Date {
	return new Date(time * msPerMinute)
}
