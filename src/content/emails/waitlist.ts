import type { Language } from '#domain/pages/pages.ts'
import { name } from '#content/site.ts'
import { de } from './de.ts'
import { en } from './en.ts'
import { pt } from './pt.ts'
import type { WaitlistWords } from './words.ts'

/** The display name of the sender when MAIL_FROM does not set one. */
export const senderName = name

const wordsByLanguage = { en, de, pt } satisfies Record<Language, WaitlistWords>

/** The waitlist's mail and pages in one language, with the product's name filled in. */
export function waitlistWords(language: Language): WaitlistWords {
	const words = wordsByLanguage[language]
	const { reason } = words.confirmation
	return {
		...words,
		consent: named(words.consent),
		confirmation: { ...words.confirmation, reason: named(reason) },
	}
}

function named(text: string): string {
	return text.replaceAll('{name}', name)
}
