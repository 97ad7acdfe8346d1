import { utcDay } from '#values/dates/utc-day.ts'
import { monthsBefore } from '#values/retention.ts'

export const pauseLengths = ['one-month', 'three-months', 'open'] as const

/** One of `pauseLengths`; `open` lasts until the person ends it. */
export type PauseLength = (typeof pauseLengths)[number]

/** The length of each pause that ends by itself, in months. */
export const pauseMonths = { 'one-month': 1, 'three-months': 3 } as const

/** The stored end of an open pause, which sorts after every date. */
const openEnd = '9999-12-31T00:00:00.000Z'

/**
 * The end of a pause that starts now, in ISO 8601: the start of the UTC day on which letters resume.
 *
 * @param now in milliseconds since 1970
 * @example pauseEnd('one-month', Date.UTC(2026, 0, 31, 12)) // '2026-02-28T00:00:00.000Z'
 */
export function pauseEnd(length: PauseLength, now: number): string {
	if (length === 'open') return openEnd
	return `${utcDay(monthsBefore(now, -pauseMonths[length]))}T00:00:00.000Z`
}

/**
 * Whether a person has paused letters, and until when.
 *
 * @param until the stored end in ISO 8601; null without a pause
 * @param now in milliseconds since 1970
 * @returns null without a pause; its `until` is the UTC day on which letters resume, null if only the person ends the pause
 * @example pauseAt('2026-02-28T00:00:00.000Z', Date.UTC(2026, 0, 31)) // { until: '2026-02-28' }
 * @example pauseAt(null, Date.UTC(2026, 0, 31)) // null
 */
export function pauseAt(
	until: string | null,
	now: number,
): { readonly until: string | null } | null {
	if (until === null || Date.parse(until) <= now) return null
	return { until: until.startsWith('9999') ? null : utcDay(Date.parse(until)) }
}
