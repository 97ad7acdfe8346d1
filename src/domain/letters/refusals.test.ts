import { expect, test } from 'vitest'
import { commonestCode, hasTooManyRefusals, isAboutSender } from './refusals.ts'

test('five refusals are allowed, six are not', () => {
	const sent = Array.from({ length: 94 }, () => 'sent' as const)
	const refused = Array.from({ length: 6 }, () => 'refused' as const)
	expect(hasTooManyRefusals([...sent, ...refused.slice(1)])).toBe(false)
	expect(hasTooManyRefusals([...sent, ...refused])).toBe(true)
})

test('the commonest code is named, the earlier one of two', () => {
	expect(commonestCode(['550 5.1.1', '550 5.7.26', '550 5.7.26'])).toBe('550 5.7.26')
	expect(commonestCode(['552', '550'])).toBe('552')
	expect(commonestCode([])).toBeNull()
})

test('a refusal for policy or security is about the sender', () => {
	expect(isAboutSender('550 5.7.26')).toBe(true)
	expect(isAboutSender('550 5.1.1')).toBe(false)
	expect(isAboutSender('550')).toBe(false)
})
