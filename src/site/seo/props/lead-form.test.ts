import { expect, test } from 'vitest'
import { languages } from '#site-map/languages.ts'
import { consentWording, purposeOfConsent } from '#cms/reader/facts/consents.ts'
import { leadFormIn } from './lead-form.ts'

test.each(languages)(
	'in %s a form sends the version of the consent text that it shows',
	(language) => {
		for (const purpose of ['news', 'premium'] as const) {
			const { consent, wording } = leadFormIn(language, purpose)
			expect(consentWording(wording)?.texts[language]).toBe(consent)
			expect(purposeOfConsent(wording)).toBe(purpose)
		}
	},
)
