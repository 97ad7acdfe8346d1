import { senderName, waitlistWords } from '#content/emails/waitlist.ts'
import type { Language } from '#domain/pages/pages.ts'
import type { MailContent } from '#server/store/outbox-row.ts'
import { operator } from '#settings/addresses.ts'
import { mailLayout } from './mail-layout.ts'
import type { SignedLinks } from './signed-links.ts'

/** Composes the double opt-in mail. It contains the question only, no advertising. */
export function confirmationMail(
	language: Language,
	links: SignedLinks,
	tokens: { readonly confirm: string; readonly unsubscribe: string },
): MailContent {
	const sender = [senderName, operator.name, operator.address].filter(Boolean).join(', ')
	const words = waitlistWords(language).confirmation
	const confirm = links.url('confirm', tokens.confirm, language)
	const unsubscribe = links.url('unsubscribe', tokens.unsubscribe, language)
	return {
		subject: words.subject,
		text: [
			words.reason,
			`${words.ask}\n${confirm}`,
			words.otherwise,
			`--\n${words.never}:\n${unsubscribe}`,
			`${sender}\n`,
		].join('\n\n'),
		html: mailLayout({
			language,
			senderName,
			subject: words.subject,
			paragraphs: [words.reason, words.ask],
			button: { label: words.link, url: confirm },
			note: words.otherwise,
			unsubscribe: { label: words.never, url: unsubscribe },
			sender,
		}),
		unsubscribeUrl: unsubscribe,
	}
}
