import { expect, test } from 'vitest'
import {
	canBeMended,
	commonestCode,
	isSenderDistrusted,
	delayCause,
	pauseCause,
} from './refusals.ts'

test('the most frequent code of the refusals is named, or the earlier of two equally frequent codes', () => {
	expect(commonestCode(['550 5.1.1', '550 5.7.26', '550 5.7.26'])).toBe('550 5.7.26')
	expect(commonestCode(['552', '550'])).toBe('552')
	expect(commonestCode([])).toBeNull()
})

test('an unreachable mail server and a refusal because of policy or security can be fixed by the owner, and other refusals cannot', () => {
	expect(canBeMended('ECONNREFUSED')).toBe(true)
	expect(canBeMended('EENVELOPE')).toBe(false)
	expect(canBeMended('550 5.7.26')).toBe(true)
	expect(canBeMended('550 5.1.1')).toBe(false)
	expect(canBeMended('550')).toBe(false)
})

test('a refusal because of security or policy means that the sender is distrusted, unless it is about the password or a sending limit', () => {
	expect(['550 5.7.26', '451 4.7.1'].map(isSenderDistrusted)).toEqual([true, true])
	const others = ['EAUTH', '550 5.1.1', '550', '535 5.7.8', '550 5.7.1 limit']
	expect(others.filter(isSenderDistrusted)).toEqual([])
})

test.each([
	['550 5.4.5', 'limit'],
	['454 limit', 'limit'],
	['550 5.7.1 limit', 'limit'],
	['554 sender', 'sender'],
	['550 5.1.8', 'sender'],
	['550 5.7.26', 'sender'],
	['550 5.7.1', 'policy'],
	['535 5.7.8', 'login'],
	['EAUTH', 'login'],
	['ECONNREFUSED', 'away'],
	['421', 'away'],
	['421 4.7.0', 'away'],
	['451 4.7.1', 'other'],
	['451 4.3.0', 'other'],
	['EENVELOPE', 'other'],
])('the code %s has the cause %s', (code, cause) => {
	expect(delayCause(code)).toBe(cause)
})

test('a letter paused because of a rejected password has the cause login-refused, and a letter paused because of a rejected sender has the cause sender-refused', () => {
	expect(pauseCause('sender-refused', '535 5.7.8')).toBe('login-refused')
	expect(pauseCause('sender-refused', '550 5.1.8')).toBe('sender-refused')
	expect(pauseCause('sender-refused', null)).toBe('sender-refused')
	expect(pauseCause('refusals', '535 5.7.8')).toBe('refusals')
})
