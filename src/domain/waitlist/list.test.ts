import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { arrivingList, listOf, rowAt, type Registered } from './list.ts'

const instant = fc.date({ noInvalidDate: true, min: new Date(0), max: new Date('2100-01-01') })
const row: fc.Arbitrary<Registered> = fc.record({
	id: fc.uuid(),
	// Whatever a row written by hand holds, line ends among it.
	email: fc.string({ unit: fc.constantFrom('a', '@', '\n', 'é', '漢', '\u{1F3E0}') }),
	source: fc.constantFrom('premium', 'mbti-test', ''),
	status: fc.constantFrom('active', 'pending'),
	created_at: fc.option(
		fc.oneof(
			instant.map((date) => date.toISOString()),
			fc.constantFrom('', 'ayer', 'Z', '2026-01-05 12:00', '2026-01-05T12:00:00+02:00'),
		),
	),
})

test('every row is returned as it was added', () => {
	fc.assert(
		fc.property(fc.array(row, { minLength: 1, maxLength: 7 }), (few) => {
			const rows = Array.from({ length: 2_500 }, (_nothing, place) => few[place % few.length])
			const given = rows.filter((one) => one !== undefined)
			const list = listOf(given)
			expect(given.map((_row, place) => rowAt(list, place))).toEqual(given)
		}),
		{ numRuns: 20 },
	)
})

test('a list does not change while more rows arrive', () => {
	const ada = { id: '1', email: 'ada@x.org', source: 'premium', status: 'active', created_at: null }
	const arriving = arrivingList()
	arriving.push(ada)
	const before = arriving.soFar()
	arriving.push({ ...ada, id: '2' })
	expect([before.length, arriving.soFar().length]).toEqual([1, 2])
})

test('a date without thousandths gets them, so that all dates are written alike', () => {
	const list = listOf([
		{ id: '1', email: '', source: '', status: '', created_at: '2026-01-05T12:00:00Z' },
	])
	expect(rowAt(list, 0).created_at).toBe('2026-01-05T12:00:00.000Z')
})
