import { expect, test } from 'vitest'
import { expiredSessionCookie, sessionCookie, sessionToken } from './session-cookie.ts'

const value = 'aB-_'.repeat(11).slice(0, 43)

test('the session token is found among other cookies', () => {
	const pair = sessionCookie(value).split(';')[0] ?? ''
	expect(sessionToken(pair)).toBe(value)
	expect(sessionToken(`a=1; ${pair}; b=2`)).toBe(value)
	expect(sessionToken(`x${pair}`)).toBeNull()
})

test('no session token is read from an expired, malformed or missing cookie', () => {
	expect(sessionToken(expiredSessionCookie())).toBeNull()
	expect(sessionToken('__Host-session=x')).toBeNull()
	expect(sessionToken('')).toBeNull()
	expect(sessionToken(undefined)).toBeNull()
})
