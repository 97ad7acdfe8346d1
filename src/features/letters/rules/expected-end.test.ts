import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { expectedEnd } from './expected-end.ts'

const minute = 60_000
const hour = 60 * minute

test('emails within the hourly limit are sent at once, and each further batch of that size an hour after the previous one', () => {
	const none = { count: 0, first: null, last: null }
	expect(expectedEnd(400, 500, none, 7)).toEqual({ next: 7, end: 7 })
	expect(expectedEnd(750, 500, none, 0)).toEqual({ next: 0, end: hour })
	expect(expectedEnd(1_500, 500, none, 0)).toEqual({ next: 0, end: 2 * hour })
})

test('if 500 emails have just been sent, a letter waits until the first of them is an hour old', () => {
	const sent = { count: 500, first: 0, last: 30 * minute }
	expect(expectedEnd(46, 500, sent, 31 * minute)).toEqual({ next: hour, end: 1.5 * hour })
	expect(expectedEnd(501, 500, sent, 31 * minute).end).toBe(2.5 * hour)
})

test('if each email is sent as soon as the limit for any 60 minutes allows it, the last one is sent no later than the stated time', () => {
	const given = fc.array(fc.integer({ min: -59, max: 0 }), { maxLength: 40 })
	const limit = fc.integer({ min: 1, max: 20 })
	fc.assert(
		fc.property(given, limit, fc.integer({ min: 1, max: 90 }), (minutes, max, remaining) => {
			const sent = minutes
				.slice(0, max)
				.map((each) => each * minute)
				.toSorted((one, other) => one - other)
			const mails = { count: sent.length, first: sent[0] ?? null, last: sent.at(-1) ?? null }
			const { next, end } = expectedEnd(remaining, max, mails, 0)
			const times = sendOneByOne(remaining, max, sent)
			expect(times[0]).toBe(next)
			expect(times.at(-1)).toBeLessThanOrEqual(end)
			expect(times.at(-1)).toBeGreaterThan(end - hour)
		}),
	)
})

/** Returns when the emails are sent if the limit is checked every minute against the last 60 minutes. */
function sendOneByOne(remaining: number, max: number, sent: readonly number[]): readonly number[] {
	const times = [...sent]
	for (let time = 0; times.length < sent.length + remaining;) {
		if (times.filter((each) => each > time - hour).length < max) times.push(time)
		else time += minute
	}
	return times.slice(sent.length)
}
