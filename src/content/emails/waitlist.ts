import type { Locale } from '#domain/waitlist/locale.ts'
import { name } from '#content/site.ts'
import { de } from './de.ts'
import { en } from './en.ts'
import { pt } from './pt.ts'
import type { WaitlistWords } from './words.ts'

/** Who mails come from, where the settings name nobody. */
export const senderName = name

const byLocale = { en, de, pt } satisfies Record<Locale, WaitlistWords>

/** The waitlist's mail and pages in one language, with the product's name in its places. */
export function waitlistWords(locale: Locale): WaitlistWords {
	const words = byLocale[locale]
	const { subject, reason } = words.confirmation
	return {
		...words,
		consent: named(words.consent),
		confirmation: { ...words.confirmation, subject: named(subject), reason: named(reason) },
	}
}

function named(text: string): string {
	return text.replaceAll('{name}', name)
}
