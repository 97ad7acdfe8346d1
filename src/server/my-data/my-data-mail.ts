import { waitlistWords } from '#content/emails/waitlist.ts'
import { myData } from '#content/my-data/my-data.ts'
import type { MyDataWords } from '#content/my-data/words.ts'
import { longDate } from '#domain/dates/long-date.ts'
import type { Language } from '#domain/pages/pages.ts'
import type { LinkTokens } from './my-data.ts'
import type { MailContent } from '#server/platform/mail/queued-mail.ts'
import { linkMail } from '#server/platform/mail/link-mail.ts'
import { mailLocales } from '#server/platform/mail/mail-origin.ts'
import type { SignedLinks } from '#server/platform/mail/signed-links.ts'

/** What the link of a mail opens. */
export type LinkMailKind = keyof MyDataWords['mails']

type LinkMail = {
	readonly kind: LinkMailKind
	readonly language: Language
	/** In milliseconds since 1970. */
	readonly time: number
	/** The site's origin. */
	readonly site: string
}

/** Composes a mail with a link that someone asked for on "Your data with us". */
export function myDataMail(
	{ kind, language, time, site }: LinkMail,
	links: SignedLinks,
	tokens: LinkTokens,
): MailContent {
	const words = myData[language].mails[kind]
	const dataUrl = links.dataUrl(tokens.unsubscribe, language, time)
	const url = kind === 'link' ? dataUrl : links.url(kind, tokens.fresh, language)
	const unsubscribeUrl = links.url('unsubscribe', tokens.unsubscribe, language)
	const day = longDate(new Date(time), mailLocales[language], 'UTC')
	return linkMail({
		language,
		subject: words.subject,
		preview: words.preview,
		text: words.text,
		button: { label: words.button, url },
		note: words.note,
		origin: myData[language].mailOrigin(day, new URL(site).host),
		footLinks: [
			{ label: waitlistWords[language].letter.unsubscribe, url: unsubscribeUrl },
			{ label: waitlistWords[language].letter.data, url: dataUrl },
		],
		unsubscribeUrl,
	})
}
