import type { currentConsentVersions } from '#domain/waitlist/consent-version.ts'

/** The confirmation mail. It contains no advertising, which would be unlawful in Germany. */
type ConfirmationWords = {
	/** At most 60 characters. */
	readonly subject: string
	/** What mail programs show beside the subject. */
	readonly preview: string
	/** Why the mail came, by the purpose of the form. */
	readonly reason: Readonly<Record<keyof typeof currentConsentVersions, string>>
	/** What to do. */
	readonly ask: string
	/** The words of the link. */
	readonly link: string
	/** The lifetime of the link, and what happens without a confirmation. */
	readonly otherwise: string
	/** When and where the address was entered. */
	readonly origin: (day: string, page: string) => string
	/** The words of the unsubscribe link. */
	readonly never: string
}

/** The answer to a signup of an address that wants no mail: the wish stands, and can be lifted. */
type BlockedWords = {
	/** At most 60 characters. */
	readonly subject: string
	/** What mail programs show beside the subject. */
	readonly preview: string
	readonly text: string
	/** What the link is for. */
	readonly ask: string
	/** The words of the link. */
	readonly link: string
	/** The lifetime of the link, and when the next such mail can come. */
	readonly otherwise: string
}

/** The foot of the owner's letters. */
type LetterFootWords = {
	/** Why the letter came: when and where the address was entered. */
	readonly origin: (day: string, page: string) => string
	/** The same for people from before consents were stored. */
	readonly member: string
	/** The words of the unsubscribe link. */
	readonly unsubscribe: string
	/** The words of the link to "Your data with us". */
	readonly data: string
	/** The words of the link to the free tool Your week. */
	readonly week: string
}

/** A page with one message and at most one button. */
export type NoticeWords = {
	readonly title: string
	/** The text of `uncarried` is followed by the characters. */
	readonly text: string
	/** The label of the button, if there is one. */
	readonly button?: string
	/** What comes when. */
	readonly steps?: readonly { readonly name: string; readonly text: string }[]
}

/** The message pages of the waitlist: targets of the links in mails, and of the form without a script. */
export type NoticeName =
	| 'sent'
	| 'invalid'
	| 'empty'
	| 'uncarried'
	| 'tooMany'
	| 'away'
	| 'confirm'
	| 'confirmed'
	| 'expired'
	| 'outdated'
	| 'lift'
	| 'unknown'
	| 'returned'
	| 'unsubscribe'
	| 'unsubscribed'

export type WaitlistWords = {
	readonly confirmation: ConfirmationWords
	readonly blocked: BlockedWords
	readonly letter: LetterFootWords
	readonly notices: Readonly<Record<NoticeName, NoticeWords>>
	readonly home: string
}
