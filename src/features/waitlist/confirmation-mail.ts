import { type Language, locales } from '#site-map/languages.ts'
import { formPurpose } from './rules/consent-version.ts'
import { isOwnerSource } from './rules/by-hand.ts'
import { preferredLanguage } from '#site-map/preferred-language.ts'
import type { MailContent } from '#platform/mail/queued-mail.ts'
import { linkMail, type MailedSignup, signupOrigin } from '#features/mail-design/mail-design.ts'
import type { MailLinks } from '#platform/mail/signed-links.ts'
import type { SignedLinks } from '#platform/mail/signed-links.ts'
import type { ComposeFor } from './ask-to-confirm.ts'
import type { MailTokens } from './link-mail.ts'
import { words } from '#cms/reader/entries.ts'
import { formatMessage } from '#cms/reader/format/format-message.ts'

/**
 * Composes the email after a signup. The double opt-in email only asks for the confirmation, without advertising. The
 * email to a blocked address says that the address is still blocked, and has a link that lifts the block.
 */
export function confirmationMail(
	{ site, ...signup }: MailedSignup & { readonly site: string },
	links: SignedLinks,
	tokens: MailTokens,
	isBlocked = false,
): MailContent {
	const { language, source } = signup
	const { blocked, confirmation, letter } = words('mails', language)
	const isAdded = isOwnerSource(source)
	const texts = isBlocked
		? blocked
		: {
				...confirmation,
				subject: confirmationSubject(language),
				text: confirmation.reason[isAdded ? 'added' : formPurpose(source)],
			}
	const { subject, preview, text, ask, link, otherwise } = texts
	const origin = isAdded && !isBlocked ? confirmation.originAdded : confirmation.origin
	const purpose = isBlocked ? 'lift' : 'confirm'
	const unsubscribeUrl = links.url('block', tokens.unsubscribe, language)
	const data = links.dataUrl(tokens.unsubscribe, language, signup.time)
	return linkMail({
		language,
		subject,
		preview,
		text,
		ask,
		button: { label: link, url: links.url(purpose, tokens.confirm, language) },
		note: otherwise,
		origin: formatMessage(locales[language], origin, signupOrigin(signup, site)),
		footLinks: [
			...(isBlocked ? [] : [{ label: confirmation.never, url: unsubscribeUrl }]),
			{ label: letter.data, url: data },
		],
		unsubscribeUrl,
	})
}

/**
 * Creates the composer of the email after a signup. An email to a blocked address uses the language of the person at
 * that address, even if someone else typed the address.
 */
export function confirmationComposer({ site, links }: MailLinks): ComposeFor {
	return (person) => (tokens, time, blocked) => {
		const { locale, source } = blocked ?? person
		const language = preferredLanguage(locale, source)
		const signup = { language, source: person.source, time, site }
		return confirmationMail(signup, links, tokens, blocked !== null)
	}
}

export function confirmationSubject(language: Language): string {
	return words('mails', language).confirmation.subject
}
