import { waitlistWords } from '#content/emails/waitlist.ts'
import type { MailContent } from '#server/platform/mail/queued-mail.ts'
import { linkMail } from '#server/platform/mail/link-mail.ts'
import { type MailedSignup, signupOrigin } from '#server/platform/mail/mail-origin.ts'
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
	const data = links.dataUrl(tokens.unsubscribe, language, signup.time)
	return linkMail({
		language,
		subject: words.subject,
		preview: words.preview,
		text: words.text,
		ask: words.ask,
		button: { label: words.link, url: links.url('lift', tokens.confirm, language) },
		note: words.otherwise,
		origin: waitlistWords[language].confirmation.origin(day, page),
		footLinks: [{ label: waitlistWords[language].letter.data, url: data }],
		unsubscribeUrl: links.url('never', tokens.unsubscribe, language),
	})
}
