import { consentWordings } from '#content/consents/wordings.ts'
import { leadForm } from '#content/lead-form.ts'
import { name } from '#content/site.ts'
import type { Language } from '#domain/pages/pages.ts'
import { currentConsentVersions, formPurpose } from '#domain/waitlist/consent-version.ts'
import { de } from './de.ts'
import { en } from './en.ts'
import { es } from './es.ts'
import { pt } from './pt.ts'
import type { WaitlistWords } from './words.ts'

/** The display name of the sender when MAIL_FROM does not set one. */
export const senderName = name

/** The waitlist's mail and pages in each language. */
export const waitlistWords = { en, de, pt, es } satisfies Record<Language, WaitlistWords>

/** The words of the link to the visitor's inbox at a provider. */
export function inboxLabel(language: Language, provider: string): string {
	return leadForm[language].inbox.replace('{}', provider)
}

/** The words of the form on message pages; it asks for the same consent as the form of its source. */
export function messageFormWords(language: Language, source: string) {
	const { label, privacy } = leadForm[language]
	const wording = currentConsentVersions[formPurpose(source)]
	return { label, privacy, wording, consent: consentWordings[wording].texts[language] }
}
