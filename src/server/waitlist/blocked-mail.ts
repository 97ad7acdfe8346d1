import { senderName, waitlistWords } from '#content/emails/waitlist.ts'
import { escapeHtml } from '#server/platform/http/escape-html.ts'
import type { MailContent } from '#server/platform/mail/queued-mail.ts'
import { button, note, paragraph } from '#server/platform/mail/mail-blocks.ts'
import { mailLayout } from '#server/platform/mail/mail-layout.ts'
import {
	type MailedSignup,
	mailLocales,
	senderLine,
	signupOrigin,
} from '#server/platform/mail/mail-origin.ts'
import type { SignedLinks } from '#server/platform/mail/signed-links.ts'

/** Composes the mail to a blocked address that was signed up again: it stays blocked, and a link can lift the block. */
export function blockedMail(
	{ site, ...signup }: MailedSignup & { readonly site: string },
	links: SignedLinks,
	tokens: { readonly confirm: string; readonly unsubscribe: string },
): MailContent {
	const { language } = signup
	const words = waitlistWords[language].blocked
	const { day, page } = signupOrigin(signup, site)
	const origin = waitlistWords[language].confirmation.origin(day, page)
	const lift = links.url('lift', tokens.confirm, language)
	const data = links.dataUrl(tokens.unsubscribe, language, signup.time)
	const dataLabel = waitlistWords[language].letter.data
	return {
		subject: words.subject,
		text: [
			words.text,
			`${words.ask}\n${lift}`,
			words.otherwise,
			`--\n${origin}`,
			`${dataLabel}:\n${data}`,
			`${senderLine}\n`,
		].join('\n\n'),
		html: mailLayout({
			locale: mailLocales[language],
			senderName,
			subject: words.subject,
			preview: words.preview,
			body: [
				paragraph(escapeHtml(words.text)),
				paragraph(escapeHtml(words.ask)),
				button(lift, escapeHtml(words.link)),
				note(escapeHtml(words.otherwise)),
			].join('\n'),
			litWindow: null,
			origin,
			links: [{ label: dataLabel, url: data }],
			sender: senderLine,
		}),
		unsubscribeUrl: links.url('never', tokens.unsubscribe, language),
	}
}
