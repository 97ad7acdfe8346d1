import { expect, test } from 'vitest'
import {
	isProofRecent,
	isSessionActive,
	sessionLimits,
	shouldUpdateLastSeen,
} from './session-expiry.ts'

const hour = 3_600_000

test('a session ends after twelve hours without a request', () => {
	expect(isSessionActive({ createdAt: 0, seenAt: 5 * hour }, 17 * hour - 1)).toBe(true)
	expect(isSessionActive({ createdAt: 0, seenAt: 5 * hour }, 17 * hour)).toBe(false)
})

test('a session in constant use ends after seven days', () => {
	const end = sessionLimits.absoluteTimeoutMs
	expect(isSessionActive({ createdAt: 0, seenAt: end - 1 }, end - 1)).toBe(true)
	expect(isSessionActive({ createdAt: 0, seenAt: end - 1 }, end)).toBe(false)
})

test('the last request is stored at most once a minute', () => {
	expect(shouldUpdateLastSeen({ createdAt: 0, seenAt: 0 }, 59_999)).toBe(false)
	expect(shouldUpdateLastSeen({ createdAt: 0, seenAt: 0 }, 60_000)).toBe(true)
})

test('timeouts count from the times of the session, not from 1970', () => {
	const begun = { createdAt: 100 * hour, seenAt: 100 * hour }
	expect(isSessionActive(begun, 111 * hour)).toBe(true)
	expect(isSessionActive({ ...begun, seenAt: 267 * hour }, 268 * hour)).toBe(false)
	expect(shouldUpdateLastSeen(begun, 100 * hour + 59_999)).toBe(false)
})

test('a re-authentication is valid for ten minutes', () => {
	expect(isProofRecent(hour, hour + 599_999)).toBe(true)
	expect(isProofRecent(hour, hour + 600_000)).toBe(false)
})
