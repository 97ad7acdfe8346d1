import { expect, test } from 'vitest'
import { messagePageConsentVersion } from '#domain/waitlist/consent-version.ts'
import { consentWording } from '#content/consents/wordings.ts'
import { languages } from '#domain/pages/pages.ts'
import { waitlistWords } from './waitlist.ts'

test.each(languages)(
	'the words of %s have no placeholder left and no exclamation mark',
	(language) => {
		const words = waitlistWords(language)
		const everything = JSON.stringify(words)
		expect(everything).not.toMatch(/[!{}]\w|!|{name}/)
		expect(words.confirmation.subject.length).toBeLessThanOrEqual(60)
	},
)

test('the consent texts are those of the current version', () => {
	const shown = languages.map((language) => [language, waitlistWords(language).consent])
	expect(Object.fromEntries(shown)).toEqual(consentWording(messagePageConsentVersion)?.texts)
})
