import { expect, test } from 'vitest'
import { waitlistLimits } from './waitlist-limits.ts'
import { mailAfterSignup, statusAfterSignup } from './status.ts'

const now = Date.UTC(2026, 0, 5, 12)

test('a new, a pending and an unsubscribed address are pending after a signup', () => {
	expect(['pending', 'unsubscribed', 'whatever'].map(statusAfterSignup)).toEqual([
		'pending',
		'pending',
		'pending',
	])
})

test('a signup leaves an active address active', () => {
	expect(statusAfterSignup('active')).toBe('active')
})

const { mailIntervalMs, repeatAfterMs, blockedMailIntervalMs } = waitlistLimits

function mailTo(
	status: string,
	mailedAt: number | null,
	blockedAt: number | null = null,
	recentMails = 2,
) {
	return mailAfterSignup({ status, mailedAt, recentMails, blockedAt }, now)
}

test('an active address gets no confirmation email', () => {
	expect(mailTo('active', null)).toBeNull()
})

test('an address that has already had two confirmation emails gets another only when the last is an hour old', () => {
	expect(mailTo('pending', null)).toBe('confirmation')
	expect(mailTo('pending', now - mailIntervalMs + 1)).toBeNull()
	expect(mailTo('pending', now - mailIntervalMs)).toBe('confirmation')
})

function again(agoMs: number, recentMails: number, status = 'pending') {
	return mailTo(status, now - agoMs, null, recentMails)
}

test('a repeated signup sends the confirmation email again after two minutes, but only once within the hour', () => {
	expect(again(repeatAfterMs - 1, 1)).toBeNull()
	expect(again(repeatAfterMs, 1)).toBe('confirmation')
	expect(again(repeatAfterMs, 2)).toBeNull()
	expect(again(repeatAfterMs, 1, 'active')).toBeNull()
	expect(again(repeatAfterMs, 1, 'unsubscribed')).toBeNull()
})

test('a new signup of an unsubscribed address gets an email', () => {
	expect(mailTo('unsubscribed', now - 3 * mailIntervalMs)).toBe('confirmation')
})

test('a blocked address is told of a signup once in 30 days', () => {
	const blockedAt = now - 2 * blockedMailIntervalMs
	expect(mailTo('unsubscribed', blockedAt - 1, blockedAt)).toBe('blocked')
	expect(mailTo('unsubscribed', now - blockedMailIntervalMs + 1, blockedAt)).toBeNull()
	expect(mailTo('unsubscribed', now - blockedMailIntervalMs, blockedAt)).toBe('blocked')
})

test('a blocked address whose last email was sent before the block gets a notice of the block after a signup', () => {
	const blockedAt = now - 3 * mailIntervalMs
	expect(mailTo('unsubscribed', blockedAt - mailIntervalMs, blockedAt)).toBe('blocked')
	expect(mailTo('unsubscribed', null, blockedAt)).toBe('blocked')
})

test('an address that has just opted out of all mail gets no notice within the hour', () => {
	expect(mailTo('unsubscribed', now - mailIntervalMs + 1, now - 1)).toBeNull()
})
