import { expect, test } from 'vitest'
import { currentConsentVersion, premiumConsentVersion } from '#domain/waitlist/consent-version.ts'
import { consentWording } from './consents/wordings.ts'
import { leadForm, premiumLeadForm } from './lead-form.ts'

test('the consent texts are those of the current version', () => {
	const { en, de, pt } = leadForm
	const shown = { en: en.consent, de: de.consent, pt: pt.consent }
	expect(shown).toEqual(consentWording(currentConsentVersion)?.texts)
	expect({ en: premiumLeadForm.consent }).toEqual(consentWording(premiumConsentVersion)?.texts)
})

test('a form sends the version of the sentence that it shows', () => {
	for (const { consent, wording } of [...Object.values(leadForm), premiumLeadForm])
		expect(Object.values(consentWording(wording)?.texts ?? {})).toContain(consent)
})

test('the consent text names the label of the button', () => {
	for (const { consent, button } of [...Object.values(leadForm), premiumLeadForm])
		expect(consent).toContain(button)
})
