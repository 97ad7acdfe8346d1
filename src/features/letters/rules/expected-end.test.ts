import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { expectedEnd, type SentMails } from './expected-end.ts'

const minute = 60_000
const hour = 60 * minute

test('emails within the hourly limit go at once, the rest an hour later', () => {
	const rate = { mailsPerHour: 500, sent: [] }
	expect(expectedEnd(400, rate, 7)).toEqual({ next: 7, end: 7 })
	expect(expectedEnd(750, rate, 0)).toEqual({ next: 0, end: hour })
	expect(expectedEnd(1_500, rate, 0)).toEqual({ next: 0, end: 2 * hour })
})

test('a letter to 252 people after 300 confirmations waits until these are an hour old', () => {
	const sent = [
		{ at: 0, mails: 300 },
		{ at: 30 * minute, mails: 200 },
	]
	// 46 remain after the hour's 500.
	expect(expectedEnd(46, { mailsPerHour: 500, sent }, 31 * minute)).toEqual({
		next: hour,
		end: hour,
	})
	expect(expectedEnd(301, { mailsPerHour: 500, sent }, 31 * minute).end).toBe(1.5 * hour)
})

test('the last email goes at the time found by sending emails one by one within any 60 minutes', () => {
	const sends = fc.array(
		fc.record({ at: fc.integer({ min: -59, max: 0 }), mails: fc.integer({ min: 1, max: 9 }) }),
		{ maxLength: 8 },
	)
	fc.assert(
		fc.property(
			sends,
			fc.integer({ min: 1, max: 20 }),
			fc.integer({ min: 1, max: 90 }),
			(given, mailsPerHour, remaining) => {
				const sent = given
					.map(({ at, mails }) => ({ at: at * minute, mails }))
					.toSorted((one, other) => one.at - other.at)
				expect(expectedEnd(remaining, { mailsPerHour, sent }, 0).end).toBe(
					sendOneByOne(remaining, mailsPerHour, sent),
				)
			},
		),
	)
})

/** Simulates minute by minute, with the limit for the last 60 minutes. */
function sendOneByOne(remaining: number, mailsPerHour: number, sent: readonly SentMails[]): number {
	const times = sent.flatMap(({ at, mails }) => Array.from({ length: mails }, () => at))
	let left = remaining
	for (let time = 0; ; time += minute) {
		while (times.filter((each) => each > time - hour).length < mailsPerHour) {
			times.push(time)
			left -= 1
			if (left === 0) return time
		}
	}
}
