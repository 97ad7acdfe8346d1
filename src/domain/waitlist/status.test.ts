import { expect, test } from 'vitest'
import { limits } from './limits.ts'
import { afterConfirmation, afterSignup, wantsConfirmationMail } from './status.ts'

const now = Date.UTC(2026, 0, 5, 12)

test('a new, a waiting and an unsubscribed address all wait for a confirmation after a signup', () => {
	expect(['pending', 'unsubscribed', 'whatever'].map(afterSignup)).toEqual([
		'pending',
		'pending',
		'pending',
	])
})

test('a signup leaves an active address active', () => {
	expect(afterSignup('active')).toBe('active')
})

test('confirming twice is harmless', () => {
	expect(afterConfirmation(afterConfirmation('pending'))).toBe('active')
})

test('an old confirmation link does not bring back someone who unsubscribed', () => {
	expect(afterConfirmation('unsubscribed')).toBe('unsubscribed')
})

test('an active address gets no confirmation mail', () => {
	expect(wantsConfirmationMail('active', null, now)).toBe(false)
})

test('one address gets at most one mail an hour', () => {
	expect(wantsConfirmationMail('pending', null, now)).toBe(true)
	expect(wantsConfirmationMail('pending', now - limits.betweenMailsMs + 1, now)).toBe(false)
	expect(wantsConfirmationMail('pending', now - limits.betweenMailsMs, now)).toBe(true)
})

test('opting in again writes to an unsubscribed address', () => {
	expect(wantsConfirmationMail('unsubscribed', now - 3 * limits.betweenMailsMs, now)).toBe(true)
})
