import type { Language } from '#site-map/languages.ts'
import type { currentConsentVersions } from '#features/waitlist/rules/consent-version.ts'
import { currentConsentText, currentConsentVersion } from '#cms/reader/facts/consents.ts'
import { words } from '#cms/reader/entries.ts'
import type { LeadFormWords } from '#cms/reader/schemas/lead-form.ts'
import { siteHost, waitlistApiUrl } from '#cms/reader/site-urls.ts'

/**
 * The words of the signup form, with the consent text that the form shows and the version of that text, which the form
 * submits.
 */
export function leadFormIn(
	language: Language,
	purpose: keyof typeof currentConsentVersions = 'news',
): LeadFormWords {
	const { onResults: _, ...form } = words('leadForm', language)
	const consent = currentConsentText(purpose, language)
	return {
		action: waitlistApiUrl(),
		...form,
		consent,
		wording: currentConsentVersion(purpose),
		expected: {
			sender: `no-reply@${siteHost()}`,
			subject: words('mails', language).confirmation.subject,
		},
	}
}

/** The form below a test's result. It is optional and does not mention the result. */
export function leadFormOnResults(language: Language): LeadFormWords & { readonly title: string } {
	return { ...leadFormIn(language), ...words('leadForm', language).onResults }
}
