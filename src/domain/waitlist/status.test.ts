import { expect, test } from 'vitest'
import { waitlistLimits } from './waitlist-limits.ts'
import { statusAfterConfirmation, statusAfterSignup, needsConfirmationMail } from './status.ts'

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

test('confirming twice changes nothing', () => {
	expect(statusAfterConfirmation(statusAfterConfirmation('pending'))).toBe('active')
})

test('an old confirmation link does not reverse an unsubscription', () => {
	expect(statusAfterConfirmation('unsubscribed')).toBe('unsubscribed')
})

test('an active address gets no confirmation mail', () => {
	expect(needsConfirmationMail('active', null, now)).toBe(false)
})

test('an address gets at most one mail an hour', () => {
	expect(needsConfirmationMail('pending', null, now)).toBe(true)
	expect(needsConfirmationMail('pending', now - waitlistLimits.mailIntervalMs + 1, now)).toBe(false)
	expect(needsConfirmationMail('pending', now - waitlistLimits.mailIntervalMs, now)).toBe(true)
})

test('a new signup of an unsubscribed address gets a mail', () => {
	expect(needsConfirmationMail('unsubscribed', now - 3 * waitlistLimits.mailIntervalMs, now)).toBe(
		true,
	)
})
