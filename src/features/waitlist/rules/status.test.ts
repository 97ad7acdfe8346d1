import { expect, test } from 'vitest'
import { waitlistLimits } from './waitlist-limits.ts'
import { mailAfterSignup, statusAfterSignup } from './status.ts'

const now = Date.UTC(2026, 0, 5, 12)

test('an address that was new, pending or unsubscribed is pending after a signup', () => {
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

test('an active address that signs up again gets no confirmation email', () => {
	expect(mailTo('active', null)).toBeNull()
})

test('an address that has received two confirmation emails gets another only an hour after the last email', () => {
	expect(mailTo('pending', null)).toBe('confirmation')
	expect(mailTo('pending', now - mailIntervalMs + 1)).toBeNull()
	expect(mailTo('pending', now - mailIntervalMs)).toBe('confirmation')
})

function again(agoMs: number, recentMails: number, status = 'pending') {
	return mailTo(status, now - agoMs, null, recentMails)
}

test('a repeated signup of a pending address sends the confirmation email again after two minutes, but only once within an hour', () => {
	expect(again(repeatAfterMs - 1, 1)).toBeNull()
	expect(again(repeatAfterMs, 1)).toBe('confirmation')
	expect(again(repeatAfterMs, 2)).toBeNull()
	expect(again(repeatAfterMs, 1, 'active')).toBeNull()
	expect(again(repeatAfterMs, 1, 'unsubscribed')).toBeNull()
})

test('an unsubscribed address that signs up again gets a confirmation email', () => {
	expect(mailTo('unsubscribed', now - 3 * mailIntervalMs)).toBe('confirmation')
})

test('a blocked address is told of signups at most once in 30 days', () => {
	const blockedAt = now - 2 * blockedMailIntervalMs
	expect(mailTo('unsubscribed', blockedAt - 1, blockedAt)).toBe('blocked')
	expect(mailTo('unsubscribed', now - blockedMailIntervalMs + 1, blockedAt)).toBeNull()
	expect(mailTo('unsubscribed', now - blockedMailIntervalMs, blockedAt)).toBe('blocked')
})

test('after a signup, a blocked address gets a notice of the block if its last email was sent before the block', () => {
	const blockedAt = now - 3 * mailIntervalMs
	expect(mailTo('unsubscribed', blockedAt - mailIntervalMs, blockedAt)).toBe('blocked')
	expect(mailTo('unsubscribed', null, blockedAt)).toBe('blocked')
})

test('a blocked address gets no notice of the block if its last email is less than an hour old', () => {
	expect(mailTo('unsubscribed', now - mailIntervalMs + 1, now - 1)).toBeNull()
})
