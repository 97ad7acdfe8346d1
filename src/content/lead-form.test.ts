import { expect, test } from 'vitest'
import { consentWording, purposeOfConsent } from '#words/consents.ts'
import { leadForm, premiumLeadForm } from './lead-form.ts'

test('a form sends the version of the consent text that it shows', () => {
	for (const { consent, wording } of [...Object.values(leadForm), premiumLeadForm]) {
		expect(Object.values(consentWording(wording)?.texts ?? {})).toContain(consent)
	}
})

test('the form beside the price of Premium asks for news of Premium only', () => {
	expect(purposeOfConsent(premiumLeadForm.wording)).toBe('premium')
	expect(purposeOfConsent(leadForm.en.wording)).toBe('news')
})
