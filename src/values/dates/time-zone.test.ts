import { expect, test } from 'vitest'
import { ianaOffset, instantOf } from './time-zone.ts'
import { windowsZones } from '#site/week/calendar/rules/windows-zones.ts'

const utc: typeof Date.UTC = Date.UTC
const berlin = ianaOffset('Europe/Berlin') ?? (() => NaN)
const hours = (count: number) => count * 3_600_000

test('a zone has different offsets in summer and in winter', () => {
	expect(berlin(utc(2026, 6, 1))).toBe(hours(2))
	expect(berlin(utc(2026, 11, 1, 12, 30, 15) + 250)).toBe(hours(1))
	expect(ianaOffset('Asia/Kathmandu')?.(0)).toBe(hours(5.5))
	expect(ianaOffset('America/Sao_Paulo')?.(utc(2026, 11, 1))).toBe(hours(-3))
})

test('a name that the runtime does not know has no offsets', () => {
	expect(ianaOffset('Customized Time Zone')).toBeUndefined()
	expect(ianaOffset('')).toBeUndefined()
})

test('a wall-clock time is converted to an instant', () => {
	expect(instantOf(utc(2026, 6, 1, 9), berlin)).toBe(utc(2026, 6, 1, 7))
	expect(instantOf(utc(2026, 11, 1, 9), berlin)).toBe(utc(2026, 11, 1, 8))
})

test('the offset is right immediately before and after a clock change', () => {
	expect(instantOf(utc(2027, 2, 28, 1, 59), berlin)).toBe(utc(2027, 2, 28, 0, 59))
	expect(instantOf(utc(2027, 2, 28, 3), berlin)).toBe(utc(2027, 2, 28, 1))
	expect(instantOf(utc(2026, 9, 25, 1, 59), berlin)).toBe(utc(2026, 9, 24, 23, 59))
	expect(instantOf(utc(2026, 9, 25, 3), berlin)).toBe(utc(2026, 9, 25, 2))
})

test('a wall-clock time that occurs twice is converted to the earlier of the two instants', () => {
	expect(instantOf(utc(2026, 9, 25, 2, 30), berlin)).toBe(utc(2026, 9, 25, 0, 30))
})

test('a wall-clock time that the clocks skip is converted with the offset from before the change', () => {
	expect(instantOf(utc(2027, 2, 28, 2, 30), berlin)).toBe(utc(2027, 2, 28, 1, 30))
})

test('every Windows zone has a name that the runtime knows', () => {
	const unknown = Object.values(windowsZones).filter((name) => !ianaOffset(name))
	expect(unknown).toEqual([])
	expect(Object.keys(windowsZones).length).toBeGreaterThan(130)
})
