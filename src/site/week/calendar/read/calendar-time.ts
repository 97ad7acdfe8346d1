import { instantOf, type ZoneOffset } from '#values/dates/time-zone.ts'

/** A time as written, without its zone. */
export type WrittenTime = {
	/** The wall-clock time, in milliseconds since 1970-01-01T00:00 on that clock. */
	readonly wallMs: number
	/** An all-day date. */
	readonly isDate: boolean
	readonly isUtc: boolean
}

export type CalendarTime = Pick<WrittenTime, 'wallMs' | 'isDate'> & {
	/** Undefined for an all-day date and for a floating time, which show the same wall-clock time in every zone. */
	readonly zone: ZoneOffset | undefined
	/** The length of a period of RDATE; undefined for other times. */
	readonly period?: Duration | undefined
}

/**
 * A number of days on the wall clock, plus an exact number of milliseconds. A day with a clock change has 23 or 25
 * hours (RFC 5545, 3.3.6).
 */
export type Duration = { readonly days: number; readonly exactMs: number }

export const msPerDay = 86_400_000

// Rejects years before 1000, because some programs write such a year if there is no date.
const timeForm =
	/^([1-9]\d{3})-?(\d\d)-?(\d\d)(?:[T ]?(\d\d)(?::?(\d\d)(?::?(\d\d))?)?(?:\.\d+)?(Z|[+-](?:[01]\d|2[0-3]):?[0-5]\d)?)?$/
const durationForm = /^\+?P(?:(\d+)W)?(?:(\d+)D)?(?:T(?:(\d+)H)?(?:(\d+)M)?(?:(\d+)S)?)?$/i

/** No valid date, time or duration has more characters than this. */
const maxLength = 40

/** No appointment lasts longer than a century. */
const maxDurationMs = 100 * 366 * msPerDay

/**
 * Parses a date or a time as calendars write them. Also accepts hyphens and colons (ISO 8601), missing minutes or
 * seconds, and an offset.
 *
 * @returns undefined for anything else, and for days that do not exist
 * @example readTime('2026-11-23T09:00+01:00') // { wallMs: Date.UTC(2026, 10, 23, 8), isDate: false, isUtc: true }
 */
export function readTime(written: string): WrittenTime | undefined {
	const value = written.trim().toUpperCase()
	const parts = value.length <= maxLength && timeForm.exec(value)
	if (!parts) return undefined
	const [year = 0, month = 0, day = 0, hour = 0, minute = 0, second = 0] = numbersIn(
		parts.slice(1, 7),
	)
	const date = new Date(Date.UTC(year, month - 1, day))
	const isDay = date.getUTCMonth() === month - 1 && date.getUTCDate() === day
	// Hour 24 means the next midnight, and second 60 is a leap second.
	if (!isDay || hour > 24 || minute > 59 || second > 60) return undefined
	const zone = parts[7] ?? ''
	return {
		wallMs: Date.UTC(year, month - 1, day, hour, minute, second) - offsetMs(zone),
		isDate: parts[4] === undefined,
		isUtc: zone !== '',
	}
}

/** Parses a duration of at most a century; undefined for anything else. */
export function readDuration(value: string): Duration | undefined {
	const parts = value.length <= maxLength && durationForm.exec(value)
	if (!parts) return undefined
	const [weeks = 0, days = 0, hours = 0, minutes = 0, seconds = 0] = numbersIn(parts.slice(1))
	const duration = {
		days: weeks * 7 + days,
		exactMs: ((hours * 60 + minutes) * 60 + seconds) * 1000,
	}
	return msOf(duration) <= maxDurationMs ? duration : undefined
}

/** The length of a duration in milliseconds, assuming that each of its days has 24 hours. */
export function msOf({ days, exactMs }: Duration): number {
	return days * msPerDay + exactMs
}

/** The instant of a time. For a time without a zone, its wall-clock time. */
export function momentOf({ wallMs, zone }: CalendarTime): number {
	return zone ? instantOf(wallMs, zone) : wallMs
}

/** The numbers in the groups of a pattern; 0 for a missing group. */
function numbersIn(groups: readonly (string | undefined)[]): readonly number[] {
	return groups.map((group) => Number(group ?? 0))
}

function offsetMs(zone: string): number {
	const [, sign, hours = '', minutes = ''] = /^([+-])(\d\d):?(\d\d)$/.exec(zone) ?? []
	if (!sign) return 0
	return (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes)) * 60_000
}
