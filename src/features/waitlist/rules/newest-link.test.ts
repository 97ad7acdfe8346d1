import { expect, test } from 'vitest'
import { isNewestLink } from './newest-link.ts'

const [monday, tuesday] = ['2026-01-05T12:00:00.000Z', '2026-01-06T12:00:00.000Z']

test('the link in an email can confirm the address only if no later email has been sent', () => {
	const link = (writtenAt: string) =>
		isNewestLink({ writtenAt, mailedAt: tuesday, unsubscribedAt: null })
	expect([link(monday), link(tuesday), link('2026-01-07T12:00:00.000Z')]).toEqual([
		false,
		true,
		true,
	])
})

test('the link in an email written before an unsubscription cannot confirm the address, even if no email has been sent since', () => {
	const times = { writtenAt: monday, mailedAt: monday }
	expect(isNewestLink({ ...times, unsubscribedAt: tuesday })).toBe(false)
	expect(isNewestLink({ ...times, unsubscribedAt: monday })).toBe(false)
	expect(isNewestLink({ ...times, unsubscribedAt: null })).toBe(true)
	expect(isNewestLink({ writtenAt: tuesday, mailedAt: null, unsubscribedAt: monday })).toBe(true)
})
