import { waitlistWords } from '#content/emails/waitlist.ts'
import type { Language } from '#domain/pages/pages.ts'

/** The labels with which a reader ends all mail: the link in a mail, and the button on its page. */
export function noMailLabels(language: Language) {
	const { confirmation, notices } = waitlistWords[language]
	return { link: confirmation.never, button: notices.unsubscribe.button ?? '' } as const
}
