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
	return (
		format &&
		((instantMs) => {
			const parts = format.formatToParts(instantMs)
			// The offset as written by Intl, such as `GMT+05:30`. `GMT` alone is UTC, and before 1972 some offsets have
			// seconds.
			const written = parts.find(({ type }) => type === 'timeZoneName')?.value ?? ''
			const [, sign, ...units] = /([+-])(\d\d):(\d\d)(?::(\d\d))?$/.exec(written) ?? []
			const [hours = 0, minutes = 0, seconds = 0] = units.map((unit) => Number(unit ?? 0))
			return (sign === '-' ? -1000 : 1000) * ((hours * 60 + minutes) * 60 + seconds)
		})
	)
}

function formatOf(timeZone: string): Intl.DateTimeFormat | undefined {
	try {
		return new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'longOffset' })
	} catch {
		return undefined
	}
}

/**
 * The instant of a zone's wall-clock time. As RFC 5545 (3.3.5) requires, a time that occurs twice means its first
 * occurrence, and a skipped time is read with the offset before the change.
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
