import { senderName, waitlistWords } from '#content/emails/waitlist.ts'
import { longDate } from '#domain/dates/long-date.ts'
import type { Language } from '#domain/pages/pages.ts'
import { formPurpose } from '#domain/waitlist/consent-version.ts'
import { pageOfSource } from '#domain/waitlist/signup-source.ts'
import type { MailContent } from '#server/store/outbox-row.ts'
import { operator } from '#settings/addresses.ts'
import { mailLayout } from './mail-layout.ts'
import type { SignedLinks } from './signed-links.ts'

/** The signup that a mail asks to confirm. */
type PendingSignup = {
	readonly language: Language
	/** The `source` of the form. */
	readonly source: string
	/** In milliseconds since 1970. */
	readonly time: number
	/** The site's origin. */
	readonly site: string
}

/** The languages' tags with the region whose dates the mail writes. */
const locales = { en: 'en-US', de: 'de-DE', pt: 'pt-BR' } as const satisfies Record<
	Language,
	string
>

/** Composes the double opt-in mail. It contains the question only, no advertising. */
export function confirmationMail(
	{ language, source, time, site }: PendingSignup,
	links: SignedLinks,
	tokens: { readonly confirm: string; readonly unsubscribe: string },
): MailContent {
	const sender = [senderName, operator.name, operator.address].filter(Boolean).join(', ')
	const words = waitlistWords[language].confirmation
	const locale = locales[language]
	const reason = words.reason[formPurpose(source)]
	const page = new URL(site).host + (pageOfSource(source) ?? '/').replace(/\/$/, '')
	const origin = words.origin(longDate(new Date(time), locale, 'UTC'), page)
	const confirm = links.url('confirm', tokens.confirm, language)
	const unsubscribe = links.url('unsubscribe', tokens.unsubscribe, language)
	return {
		subject: words.subject,
		text: [
			reason,
			`${words.ask}\n${confirm}`,
			words.otherwise,
			`--\n${origin}`,
			`${words.never}:\n${unsubscribe}`,
			`${sender}\n`,
		].join('\n\n'),
		html: mailLayout({
			locale,
			senderName,
			subject: words.subject,
			preview: words.preview,
			paragraphs: [reason, words.ask],
			button: { label: words.link, url: confirm },
			note: words.otherwise,
			origin,
			unsubscribe: { label: words.never, url: unsubscribe },
			sender,
		}),
		unsubscribeUrl: unsubscribe,
	}
}
