/** A zone's offset from UTC at an instant, both in milliseconds; positive in the east. */
export type ZoneOffset = (instantMs: number) => number

const msPerDay = 86_400_000

/**
 * The offsets of an IANA time zone, from the runtime's time zone data.
 *
 * @returns undefined if the runtime does not know the name
 * @example ianaOffset('Europe/Berlin')?.(Date.UTC(2026, 6, 1)) // 7_200_000
 */
export function ianaOffset(timeZone: string): ZoneOffset | undefined {
	const format = formatOf(timeZone)
	if (!format) return undefined
	return (instantMs) => {
		const parts: Record<string, number> = {}
		for (const { type, value } of format.formatToParts(instantMs)) parts[type] = Number(value)
		const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = parts
		const wholeSeconds = Math.floor(instantMs / 1000) * 1000
		return Date.UTC(year, month - 1, day, hour, minute, second) - wholeSeconds
	}
}

function formatOf(timeZone: string): Intl.DateTimeFormat | undefined {
	try {
		return new Intl.DateTimeFormat('en-US', {
			timeZone,
			hourCycle: 'h23',
			year: 'numeric',
			month: 'numeric',
			day: 'numeric',
			hour: 'numeric',
			minute: 'numeric',
			second: 'numeric',
		})
	} catch {
		return undefined
	}
}

/**
 * The instant of a zone's wall-clock time. By RFC 5545 (3.3.5), a time that occurs twice is the first of the two; a
 * skipped time is read with the offset before the change.
 *
 * @param wallMs the wall-clock time, in milliseconds since 1970-01-01T00:00 on that clock
 */
export function instantOf(wallMs: number, offsetAt: ZoneOffset): number {
	const before = offsetAt(wallMs - msPerDay)
	const after = offsetAt(wallMs + msPerDay)
	const isAfterChange =
		before !== after && offsetAt(wallMs - before) !== before && offsetAt(wallMs - after) === after
	return wallMs - (isAfterChange ? after : before)
}
