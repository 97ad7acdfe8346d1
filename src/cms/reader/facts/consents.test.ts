import { expect, test } from 'vitest'
import { languages } from '#site-map/pages.ts'
import { currentConsentVersions } from '#features/waitlist/rules/consent-version.ts'
import { consentWording, purposeOfConsent } from './consents.ts'
import { words } from '#cms/reader/entries.ts'
import { readYaml } from '#cms/reader/files/read-yaml.ts'
import { consents } from '#cms/reader/schemas/consents.ts'
import { readWordsFile } from '#cms/reader/files/words-files.ts'

const rows = Object.values(words('consents')).flatMap((wording) =>
	Object.values(wording.texts).map((text = '') => ({ ...wording, text })),
)

const record = readWordsFile('facts/consents.yaml')
const check = (yaml: string) => readYaml('facts/consents.yaml', yaml, { schema: consents })

test('changing a released consent text is refused with the line of the text and a remedy', () => {
	expect(() => check(record.replace('when there is news. Every', 'soon. Every'))).toThrow(
		/consents\.yaml:13: .*“2026-11” in en .* put it back as it was, and write the new text as a new version\./,
	)
})

test('a released version of a consent text cannot be removed, and neither can one of its languages', () => {
	expect(() => check(record.replace(/^2026-11-22:\n(?: .*\n)+/m, ''))).toThrow('“2026-11-22” in en')
	expect(() => check(record.replace(/^ {4}de: .*\n/m, ''))).toThrow('“2026-11” in de')
})

test('a new consent text is refused until its digest is recorded', () => {
	const news = record.replaceAll('2026-11-22.3', '2026-12-01')
	expect(() => check(`${record}${/^2026-12-01:\n(?: .*\n?)+/m.exec(news)?.[0]}`)).toThrow(
		"add its digest to src/cms/reader/facts/consent-digests.ts, '2026-12-01': { en: '5835f0b489b3b8fb' }",
	)
})

test('the current consent texts exist in every language and name the product', () => {
	for (const version of Object.values(currentConsentVersions)) {
		for (const language of languages) {
			expect(consentWording(version)?.texts[language]).toContain(words('product').name)
		}
	}
})

test.each(rows)(
	'"$text" states a limit of two emails a month if, and only if, its version has that limit',
	({ text, mailsPerMonth }) => {
		const isTwo =
			/at most two e-mails|höchstens zwei E-Mails|no máximo dois e-mails|como máximo dos correos/.test(
				text,
			)
		expect(isTwo ? 2 : null).toBe(mailsPerMonth)
	},
)

test.each(rows)(
	'"$text" names Premium if, and only if, it allows only emails about Premium',
	({ text, purpose }) => {
		expect(text.includes('Premium')).toBe(purpose === 'premium')
	},
)

test('only consent texts about Premium limit the consent to emails about Premium', () => {
	expect(purposeOfConsent('2026-11-22-premium')).toBe('premium')
	expect(purposeOfConsent(currentConsentVersions.premium)).toBe('premium')
	for (const version of ['2026-11', 'unstated', '2026-03', 'toString']) {
		expect(purposeOfConsent(version)).toBe('news')
	}
})

test('a consent version that was never on the site has no text', () => {
	for (const version of ['unstated', '2026-03', 'toString']) {
		expect(consentWording(version)).toBeNull()
	}
})
