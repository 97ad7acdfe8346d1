import { type Language, locales } from '#site-map/languages.ts'
import { formPurpose } from './rules/consent-version.ts'
import { isOwnerSource } from './rules/by-hand.ts'
import { preferredLanguage } from '#site-map/preferred-language.ts'
import type { MailContent } from '#platform/mail/queued-mail.ts'
import { linkMail, type MailedSignup, signupOrigin } from '#features/mail-design/mail-design.ts'
import type { MailLinks } from '#platform/http/request-links.ts'
import type { SignedLinks } from '#platform/mail/signed-links.ts'
import type { ComposeFor } from './ask-to-confirm.ts'
import { words } from '#cms/reader/entries.ts'
import { formatMessage } from '#cms/reader/format/format-message.ts'

/** The signup to confirm. */
type PendingSignup = MailedSignup & {
	/** The site's origin. */
	readonly site: string
}

/** Composes the double opt-in mail. It only asks for the confirmation, without advertising. */
export function confirmationMail(
	{ site, ...signup }: PendingSignup,
	links: SignedLinks,
	tokens: { readonly confirm: string; readonly unsubscribe: string },
): MailContent {
	const { language, source } = signup
	const { confirmation, letter } = words('mails', language)
	const unsubscribeUrl = links.url('block', tokens.unsubscribe, language)
	const data = links.dataUrl(tokens.unsubscribe, language, signup.time)
	return linkMail({
		language,
		subject: confirmationSubject(language),
		preview: confirmation.preview,
		text: confirmation.reason[isOwnerSource(source) ? 'added' : formPurpose(source)],
		ask: confirmation.ask,
		button: { label: confirmation.link, url: links.url('confirm', tokens.confirm, language) },
		note: confirmation.otherwise,
		origin: formatMessage(
			locales[language],
			isOwnerSource(source) ? confirmation.originAdded : confirmation.origin,
			signupOrigin(signup, site),
		),
		footLinks: [
			{ label: confirmation.never, url: unsubscribeUrl },
			{ label: letter.data, url: data },
		],
		unsubscribeUrl,
	})
}

/** Composes a confirmation mail without a new signup, in the person's language. */
export function confirmationComposer({ site, links }: MailLinks): ComposeFor {
	return ({ locale, source }) =>
		(tokens, time) => {
			const language = preferredLanguage(locale, source)
			return confirmationMail({ language, source, time, site }, links, tokens)
		}
}

/** The subject of the double opt-in mail, shown on the page after a signup. */
export function confirmationSubject(language: Language): string {
	return words('mails', language).confirmation.subject
}
