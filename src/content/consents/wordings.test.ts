import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { name } from '#words/product.ts'
import { languages } from '#domain/pages/pages.ts'
import { currentConsentVersions } from '#domain/waitlist/consent-version.ts'
import {
	type ConsentWording,
	consentWording,
	consentWordings,
	purposeOfConsent,
} from './wordings.ts'

/** The start of the SHA-256 of each text. A text that people agreed to never changes. */
const digests: Readonly<Record<string, Readonly<Record<string, string>>>> = {
	'2026-11': {
		en: 'a547e6b12831f58d',
		de: '427047852ca02982',
		pt: 'bb18f122a0e486e8',
	},
	'2026-11-notice': {
		en: '4c9830cd777e4d02',
		de: 'd834fb6db8ec6253',
		pt: 'ec3271daacb1b683',
	},
	'2026-11-22': {
		en: 'ec6b2c6c8480b90c',
		de: '6769a8108eaf1aa3',
		pt: 'a08dcf1d970e010b',
	},
	'2026-11-22-premium': {
		en: '2d6b76435468b77a',
	},
	'2026-11-22-notice': {
		en: 'd11a7c43dc235deb',
		de: '64d1dfc7d2e16c09',
		pt: '3b5f0bda3b0bb54b',
	},
	'2026-11-22.2': {
		en: 'd11a7c43dc235deb',
		de: '64d1dfc7d2e16c09',
		pt: '3b5f0bda3b0bb54b',
		es: 'e3649fb8fa74b708',
	},
	'2026-11-22.3': {
		en: '5835f0b489b3b8fb',
		de: '4369c2f284f37ca0',
		pt: '211ca9868ea4ef47',
		es: '917bdf25203201f5',
	},
	'2026-11-22.2-premium': {
		en: '49f9c6f079cc3e71',
		de: '5eba4893d4f30fc4',
		pt: '38cd23394f87b3f4',
		es: '32a8d518f22c6654',
	},
}

const wordings: readonly (readonly [string, ConsentWording])[] = Object.entries(consentWordings)
const rows = wordings.flatMap(([, wording]) =>
	Object.values(wording.texts).map((text) => ({ ...wording, text })),
)

test('the consent texts are as released', () => {
	const found = wordings.map(([version, { texts }]) => [
		version,
		Object.fromEntries(Object.entries(texts).map(([language, text]) => [language, digest(text)])),
	])
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
	const isTwo =
		/at most two e-mails|höchstens zwei E-Mails|no máximo dois e-mails|como máximo dos correos/.test(
			text,
		)
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

function digest(text: string): string {
	return createHash('sha256').update(text).digest('hex').slice(0, 16)
}
