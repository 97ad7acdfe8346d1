import { waitlistWords } from '#content/emails/waitlist.ts'
import { formPurpose } from '#domain/waitlist/consent-version.ts'
import type { MailContent } from '#server/platform/mail/queued-mail.ts'
import { linkMail } from '#server/platform/mail/link-mail.ts'
import { type MailedSignup, signupOrigin } from '#server/platform/mail/mail-origin.ts'
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
	const { day, page } = signupOrigin(signup, site)
	const unsubscribeUrl = links.url('never', tokens.unsubscribe, language)
	const data = links.dataUrl(tokens.unsubscribe, language, signup.time)
	return linkMail({
		language,
		subject: words.subject,
		preview: words.preview,
		text: words.reason[formPurpose(source)],
		ask: words.ask,
		button: { label: words.link, url: links.url('confirm', tokens.confirm, language) },
		note: words.otherwise,
		origin: words.origin(day, page),
		footLinks: [
			{ label: words.never, url: unsubscribeUrl },
			{ label: waitlistWords[language].letter.data, url: data },
		],
		unsubscribeUrl,
	})
}
