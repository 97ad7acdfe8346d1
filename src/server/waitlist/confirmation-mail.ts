import { senderName, waitlistWords } from '#content/emails/waitlist.ts'
import { formPurpose } from '#domain/waitlist/consent-version.ts'
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

/** The signup that a mail asks to confirm. */
type PendingSignup = MailedSignup & {
	/** The site's origin. */
	readonly site: string
}

/** Composes the double opt-in mail. It contains the question only, no advertising. */
export function confirmationMail(
	{ site, ...signup }: PendingSignup,
	links: SignedLinks,
	tokens: { readonly confirm: string; readonly unsubscribe: string },
): MailContent {
	const { language, source } = signup
	const words = waitlistWords[language].confirmation
	const reason = words.reason[formPurpose(source)]
	const { day, page } = signupOrigin(signup, site)
	const origin = words.origin(day, page)
	const confirm = links.url('confirm', tokens.confirm, language)
	const unsubscribe = links.url('never', tokens.unsubscribe, language)
	const data = links.dataUrl(tokens.unsubscribe, language, signup.time)
	const dataLabel = waitlistWords[language].letter.data
	return {
		subject: words.subject,
		text: [
			reason,
			`${words.ask}\n${confirm}`,
			words.otherwise,
			`--\n${origin}`,
			`${words.never}:\n${unsubscribe}`,
			`${dataLabel}:\n${data}`,
			`${senderLine}\n`,
		].join('\n\n'),
		html: mailLayout({
			locale: mailLocales[language],
			senderName,
			subject: words.subject,
			preview: words.preview,
			body: [
				paragraph(escapeHtml(reason)),
				paragraph(escapeHtml(words.ask)),
				button(confirm, escapeHtml(words.link)),
				note(escapeHtml(words.otherwise)),
			].join('\n'),
			litWindow: null,
			origin,
			links: [
				{ label: words.never, url: unsubscribe },
				{ label: dataLabel, url: data },
			],
			sender: senderLine,
		}),
		unsubscribeUrl: unsubscribe,
	}
}
