import { expect, test } from 'vitest'
import { consentVersionOf, coversPurpose, currentConsentVersions } from './consent-version.ts'

const current = (purpose: keyof typeof currentConsentVersions) => currentConsentVersions[purpose]

test('consent given as a plain yes is consent to the current text of the form on the source page', () => {
	const answers = ['yes', 'on', 'true', '1']
	const versions = (source: string) =>
		new Set(answers.map((yes) => consentVersionOf(yes, source, current)))
	expect(versions('regional-de')).toEqual(new Set([currentConsentVersions.news]))
	expect(versions('premium')).toEqual(new Set([currentConsentVersions.premium]))
})

test('consent given as a version is consent to that version of the text, whatever the source page', () => {
	expect(consentVersionOf('2026-11', 'premium', current)).toBe('2026-11')
	expect(consentVersionOf('unstated', 'premium', current)).toBe('unstated')
})

test('consent to news covers every purpose, and consent to any other purpose covers only that purpose', () => {
	expect(coversPurpose('news', 'premium')).toBe(true)
	expect(coversPurpose('premium', 'premium')).toBe(true)
	expect(coversPurpose('premium', 'news')).toBe(false)
	expect(coversPurpose('launch', 'premium')).toBe(false)
})
