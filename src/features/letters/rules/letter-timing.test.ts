import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { ianaOffset } from '#values/dates/time-zone.ts'
import { departuresOf, isTimeZone, isWallTime } from './letter-timing.ts'

const utc = (time: number) => new Date(time).toISOString().slice(0, 16)

const owner = (at: string, zone = 'Europe/Madrid') =>
	new Date(departuresOf({ at, clock: 'owner', zone }).first).toISOString()

test.each([
	['2026-12-01T09:00', 'Europe/Madrid', '2026-12-01T08:00'],
	['2026-07-01T09:00', 'Europe/Madrid', '2026-07-01T07:00'],
	['2026-07-01T09:00', 'America/Argentina/Buenos_Aires', '2026-07-01T12:00'],
	// Clocks go from 2:00 to 3:00. The hour in between does not exist, so the letter is sent at 3:30.
	['2026-03-29T02:30', 'Europe/Madrid', '2026-03-29T01:30'],
	['2026-03-29T03:00', 'Europe/Madrid', '2026-03-29T01:00'],
	// Clocks go from 3:00 back to 2:00. The hour in between occurs twice, and its first occurrence applies.
	['2026-10-25T02:30', 'Europe/Madrid', '2026-10-25T00:30'],
	['2026-10-25T03:00', 'Europe/Madrid', '2026-10-25T02:00'],
	['2026-03-08T02:30', 'America/New_York', '2026-03-08T07:30'],
])('the local time %s in %s is %s UTC', (at, zone, expected) => {
	expect(owner(at, zone)).toBe(`${expected}:00.000Z`)
})

test('nine o’clock means nine local time in each country, and nine in the owner’s time zone for recipients without a country', () => {
	const timing = { at: '2026-12-01T09:00', clock: 'reader', zone: 'Europe/Madrid' } as const
	const { first, last, elsewhere, byCountry } = departuresOf(timing)
	expect(byCountry.map(([code, time]) => [code, utc(time)])).toEqual([
		['US', '2026-12-01T14:00'],
		['IN', '2026-12-01T03:30'],
		['GB', '2026-12-01T09:00'],
		['DE', '2026-12-01T08:00'],
		['BR', '2026-12-01T12:00'],
	])
	expect([first, last, elsewhere].map(utc)).toEqual([
		'2026-12-01T03:30',
		'2026-12-01T14:00',
		'2026-12-01T08:00',
	])
})

/** The hours from a time on the clocks of Madrid to the same time on those of New York. */
const hoursApart = (at: string) => {
	const { elsewhere, byCountry } = departuresOf({ at, clock: 'reader', zone: 'Europe/Madrid' })
	return ((byCountry[0]?.[1] ?? 0) - elsewhere) / 3_600_000
}

test('nine o’clock in New York comes six hours after nine in Madrid, but five hours after it while only New York has changed its clocks', () => {
	expect(['2026-03-01T09:00', '2026-03-10T09:00', '2026-04-01T09:00'].map(hoursApart)).toEqual([
		6, 5, 6,
	])
})

const zones = [
	'Europe/Madrid',
	'America/New_York',
	'America/Sao_Paulo',
	'Asia/Kolkata',
	'Australia/Lord_Howe',
	'Pacific/Apia',
	'Africa/Casablanca',
	'UTC',
]

test('when a letter goes out, the local clock shows the chosen time, or at most an hour later if the clock skips the chosen time', () => {
	const minutes = fc.integer({ min: Date.UTC(2026) / 60_000, max: Date.UTC(2032) / 60_000 })
	fc.assert(
		fc.property(minutes, fc.constantFrom(...zones), (minute, zone) => {
			const wall = minute * 60_000
			const at = new Date(wall).toISOString().slice(0, 16)
			const offsetAt = ianaOffset(zone) ?? (() => Number.NaN)
			const instant = departuresOf({ at, clock: 'owner', zone }).first
			const shown = instant + offsetAt(instant)
			// When the clocks go back, another instant can have the same wall-clock time as `instant`. That other instant
			// must be the later of the two.
			const others = [-86_400_000, 86_400_000]
				.map((distance) => wall - offsetAt(instant + distance))
				.filter((other) => other !== instant && other + offsetAt(other) === wall)
			expect(shown).toBeGreaterThanOrEqual(wall)
			expect(shown - wall).toBeLessThanOrEqual(3_600_000)
			expect(others.every((other) => shown === wall && other > instant)).toBe(true)
		}),
		{ numRuns: 300 },
	)
})

test('days and time zones that do not exist are refused', () => {
	expect(['2026-12-01T09:00', '2028-02-29T23:59'].every(isWallTime)).toBe(true)
	expect(
		['2026-02-30T09:00', '2026-12-01T24:00', '2026-12-01', '', '2026-12-01T09:00Z'].some(
			isWallTime,
		),
	).toBe(false)
	expect([isTimeZone('America/Sao_Paulo'), isTimeZone(''), isTimeZone('Mars/Base')]).toEqual([
		true,
		false,
		false,
	])
})
