import { locales } from '#site-map/languages.ts'
import type { MailContent } from '#platform/mail/queued-mail.ts'
import { linkMail, type MailedSignup, signupOrigin } from '#features/mail-design/mail-design.ts'
import type { SignedLinks } from '#platform/mail/signed-links.ts'
import { words } from '#cms/reader/entries.ts'
import { formatMessage } from '#cms/reader/format/format-message.ts'

/** Composes the mail to a blocked address after a new signup: it is still blocked, and a link lifts the block. */
export function blockedMail(
	{ site, ...signup }: MailedSignup & { readonly site: string },
	links: SignedLinks,
	tokens: { readonly confirm: string; readonly unsubscribe: string },
): MailContent {
	const { language } = signup
	const { blocked, confirmation, letter } = words('mails', language)
	const data = links.dataUrl(tokens.unsubscribe, language, signup.time)
	return linkMail({
		language,
		subject: blocked.subject,
		preview: blocked.preview,
		text: blocked.text,
		ask: blocked.ask,
		button: { label: blocked.link, url: links.url('lift', tokens.confirm, language) },
		note: blocked.otherwise,
		origin: formatMessage(locales[language], confirmation.origin, signupOrigin(signup, site)),
		footLinks: [{ label: letter.data, url: data }],
		unsubscribeUrl: links.url('block', tokens.unsubscribe, language),
	})
}
