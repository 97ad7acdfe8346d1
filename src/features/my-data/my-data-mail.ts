import { longDate } from '#values/dates/long-date.ts'
import { type Language, locales } from '#site-map/languages.ts'
import type { FreshPurpose, LinkTokens } from './my-data-store.ts'
import type { MailContent } from '#platform/mail/queued-mail.ts'
import { linkMail } from '#features/mail-design/mail-design.ts'
import type { SignedLinks } from '#platform/mail/signed-links.ts'
import { words } from '#cms/reader/entries.ts'
import { formatMessage } from '#cms/reader/format/format-message.ts'

/** What a mailed link is for: to open "Your data with us" (`link`), or a single-use purpose. */
export type LinkMailKind = 'link' | FreshPurpose

type LinkMail = {
	readonly kind: LinkMailKind
	readonly language: Language
	/** In milliseconds since 1970. */
	readonly time: number
	/** The site's origin. */
	readonly site: string
}

export function myDataMail(
	{ kind, language, time, site }: LinkMail,
	links: SignedLinks,
	tokens: LinkTokens,
): MailContent {
	const { data, letter } = words('mails', language)
	const { button, ...texts } = data[kind]
	const dataUrl = links.dataUrl(tokens.unsubscribe, language, time)
	const url = kind === 'link' ? dataUrl : links.url(kind, tokens.fresh, language)
	const unsubscribeUrl = links.url('unsubscribe', tokens.unsubscribe, language)
	const day = longDate(new Date(time), locales[language], 'UTC')
	return linkMail({
		language,
		...texts,
		button: { label: button, url },
		origin: formatMessage(locales[language], data.origin, { day, site: new URL(site).host }),
		footLinks: [
			{ label: letter.unsubscribe, url: unsubscribeUrl },
			{ label: letter.data, url: dataUrl },
		],
		unsubscribeUrl,
	})
}
