import { expect, test } from 'vitest'
import { dueAt, expiredBefore } from './leave-dates.ts'
import { leaveKinds } from './leave-kind.ts'

const receivedAt = Date.UTC(2026, 0, 31, 12)
const due = (request: Partial<Parameters<typeof dueAt>[0]>) =>
	new Date(
		dueAt({ kind: 'withdraw', country: null, endDate: null, ...request }, receivedAt),
	).toISOString()

test('each kind of request has its own deadline, which can depend on the country', () => {
	expect(due({ kind: 'withdraw' })).toBe('2026-02-14T12:00:00.000Z')
	expect(due({ kind: 'cancel' })).toBe('2026-02-14T12:00:00.000Z')
	expect(due({ kind: 'regret' })).toBe('2026-02-10T12:00:00.000Z')
	expect(due({ kind: 'regret', country: 'AR' })).toBe('2026-02-10T12:00:00.000Z')
	expect(due({ kind: 'regret', country: 'BR' })).toBe('2026-02-07T12:00:00.000Z')
	expect(due({ kind: 'withdraw', country: 'BR' })).toBe('2026-02-14T12:00:00.000Z')
	expect(due({ kind: 'complain' })).toBe('2026-03-02T12:00:00.000Z')
	expect(due({ kind: 'erase' })).toBe('2026-02-28T12:00:00.000Z')
})

test('a cancellation is due on its end date if that is earlier than the usual deadline, and a past end date is ignored', () => {
	expect(due({ kind: 'cancel', endDate: '2026-02-03' })).toBe('2026-02-03T00:00:00.000Z')
	expect(due({ kind: 'cancel', endDate: '2026-06-30' })).toBe('2026-02-14T12:00:00.000Z')
	expect(due({ kind: 'cancel', endDate: '2026-01-31' })).toBe('2026-02-14T12:00:00.000Z')
	expect(due({ kind: 'withdraw', endDate: '2026-02-03' })).toBe('2026-02-14T12:00:00.000Z')
})

test('every request is due later than it is received', () => {
	for (const kind of leaveKinds) {
		expect(dueAt({ kind, country: null, endDate: null }, receivedAt)).toBeGreaterThan(receivedAt)
	}
})

test('a request is kept until the end of the third year after its year of receipt', () => {
	const end = Date.UTC(2030, 0)
	for (const received of [Date.UTC(2026, 0), Date.UTC(2027, 0) - 1]) {
		expect(received).toBeLessThan(expiredBefore(end))
		expect(received).toBeGreaterThanOrEqual(expiredBefore(end - 1))
	}
})
