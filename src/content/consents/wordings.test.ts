import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { name } from '#content/site.ts'
import { languages } from '#domain/pages/pages.ts'
import { currentConsentVersions } from '#domain/waitlist/consent-version.ts'
import {
	type ConsentWording,
	consentWording,
	consentWordings,
	purposeOfConsent,
} from './wordings.ts'

/** The start of the SHA-256 of each version's texts. A text that people agreed to never changes. */
const digests: Readonly<Record<string, string>> = {
	'2026-11': '87652ceb5c458746',
	'2026-11-notice': 'b9030d42694c4fe4',
	'2026-11-22': '911a55d053cd73a3',
	'2026-11-22-premium': '5a62a03260d42a03',
	'2026-11-22-notice': '1ee62e4010454ab4',
	'2026-11-22.2': '1ee62e4010454ab4',
	'2026-11-22.2-premium': 'e7216d42339b3174',
}

const wordings: readonly (readonly [string, ConsentWording])[] = Object.entries(consentWordings)
const rows = wordings.flatMap(([, wording]) =>
	Object.values(wording.texts).map((text) => ({ ...wording, text })),
)

test('the consent texts are as released', () => {
	const found = wordings.map(([version, { texts }]) => [version, digest(texts)])
	expect(Object.fromEntries(found)).toEqual(digests)
})

test('the current consent texts exist in every language and name the product', () => {
	for (const version of Object.values(currentConsentVersions)) {
		for (const language of languages) {
			expect(consentWordings[version].texts[language]).toContain(name)
		}
	}
})

test.each(rows)('"$text" states the frequency of its version', ({ text, mailsPerMonth }) => {
	const isTwo = /at most two e-mails|höchstens zwei E-Mails|no máximo dois e-mails/.test(text)
	expect(isTwo ? 2 : null).toBe(mailsPerMonth)
})

test.each(rows)('"$text" names Premium only if it allows nothing else', ({ text, purpose }) => {
	expect(text.includes('Premium')).toBe(purpose === 'premium')
})

test('only the texts about Premium limit a consent to Premium', () => {
	expect(purposeOfConsent('2026-11-22-premium')).toBe('premium')
	expect(purposeOfConsent(currentConsentVersions.premium)).toBe('premium')
	for (const version of ['2026-11', 'unstated', '2026-03', 'toString']) {
		expect(purposeOfConsent(version)).toBe('news')
	}
})

test('a version that was never on the site has no text', () => {
	for (const version of ['unstated', '2026-03', 'toString']) {
		expect(consentWording(version)).toBeNull()
	}
})

function digest(texts: object): string {
	return createHash('sha256').update(JSON.stringify(texts)).digest('hex').slice(0, 16)
}
