import type { Language } from '#domain/pages/pages.ts'
import { words } from '#words/entries.ts'

/** The labels with which a reader ends all mail: the link in a mail, and the button on its page. */
export function noMailLabels(language: Language) {
	const { button = '' } = words('notices', language).notices.unsubscribe
	return { link: words('mails', language).confirmation.never, button } as const
}
