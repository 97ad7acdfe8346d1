import { expect, test } from 'vitest'
import { currentConsentVersion, consentVersionOf } from './consent-version.ts'

test('a plain yes is consent to the current version, a version to itself', () => {
	expect(['yes', 'on', 'true', '1'].map(consentVersionOf)).toEqual(
		Array(4).fill(currentConsentVersion),
	)
	expect(consentVersionOf('2026-03')).toBe('2026-03')
	expect(consentVersionOf('unstated')).toBe('unstated')
})
