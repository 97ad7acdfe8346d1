import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays, utcDay } from '#values/dates/utc-day.ts'
import { dataLinkDays, isDataLinkOld } from './data-link.ts'

test('a link works until the end of its ninetieth day', () => {
	const lastMoment = Date.UTC(2026, 3, 5, 23, 59, 59, 999)
	expect(isDataLinkOld('2026-01-05', lastMoment)).toBe(false)
	expect(isDataLinkOld('2026-01-05', lastMoment + 1)).toBe(true)
})

test('an expired link never works again', () => {
	fc.assert(
		fc.property(
			fc.integer({ min: 0, max: 2e12 }),
			fc.integer({ min: 0, max: 400 }),
			(time, days) => {
				const issuedOn = utcDay(time)
				const later = Date.parse(addDays(issuedOn, days))
				expect(isDataLinkOld(issuedOn, later)).toBe(days > dataLinkDays)
			},
		),
	)
})
