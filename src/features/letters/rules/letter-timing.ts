import { ianaOffset, instantOf } from '#values/dates/time-zone.ts'
import { type CountryCode, countries, countryCodes } from '#site-map/countries/countries.ts'

/** Whose clock a letter's time refers to: the owner's, or that of each reader's country. */
export const timingClocks = ['owner', 'reader'] as const

/** When a letter is sent, if not ten minutes after its confirmation. */
export type LetterTiming = {
	/** The wall-clock time, `2026-12-01T09:00`. */
	readonly at: string
	readonly clock: (typeof timingClocks)[number]
	/** The owner's IANA time zone, also used for readers without a known country. */
	readonly zone: string
}

/** When a letter is sent, in milliseconds since 1970. */
export type Departures = {
	/** The earliest time. */
	readonly first: number
	readonly last: number
	/** The time for every reader whose country is not in `byCountry`: the letter's time in the owner's zone. */
	readonly elsewhere: number
	/** Empty for the owner's clock. */
	readonly byCountry: readonly (readonly [CountryCode, number])[]
}

/**
 * Whether the runtime knows an IANA time zone.
 *
 * @example isTimeZone('Europe/Madrid') // true
 * @example isTimeZone('Madrid') // false
 */
export function isTimeZone(zone: string): boolean {
	return zone !== '' && ianaOffset(zone) !== undefined
}

/**
 * Whether a text is a valid date and time of day.
 *
 * @example isWallTime('2026-12-01T09:00') // true
 * @example isWallTime('2026-02-30T09:00') // false
 */
export function isWallTime(at: string): boolean {
	const time = /^\d{4}-\d\d-\d\dT\d\d:\d\d$/.test(at) ? Date.parse(`${at}Z`) : Number.NaN
	return !Number.isNaN(time) && new Date(time).toISOString().startsWith(at)
}

/**
 * The instants at which a letter is sent. If the clocks skip its hour, the letter is sent an hour later on the new
 * clock. If its hour occurs twice, the first occurrence applies.
 *
 * @throws RangeError if the runtime does not know the owner's zone
 * @example departuresOf({ at: '2026-12-01T09:00', clock: 'owner', zone: 'Europe/Madrid' }).first // Date.UTC(2026, 11, 1, 8)
 */
export function departuresOf({ at, clock, zone }: LetterTiming): Departures {
	const elsewhere = instantIn(zone, at)
	const byCountry =
		clock === 'owner'
			? []
			: countryCodes.map((code) => [code, instantIn(countries[code].timezone, at)] as const)
	const all = [elsewhere, ...byCountry.map(([, instant]) => instant)]
	return { first: Math.min(...all), last: Math.max(...all), elsewhere, byCountry }
}

function instantIn(zone: string, at: string): number {
	const offsetAt = ianaOffset(zone)
	if (offsetAt === undefined) throw new RangeError(`Unknown time zone ${zone}`)
	return instantOf(Date.parse(`${at}Z`), offsetAt)
}
