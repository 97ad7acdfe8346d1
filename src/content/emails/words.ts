/** The confirmation mail. It contains no advertising, which would be unlawful in Germany. */
type ConfirmationWords = {
	/** At most 60 characters. */
	readonly subject: string
	/** Why the mail came. */
	readonly reason: string
	/** What to do. */
	readonly ask: string
	/** The words of the link. */
	readonly link: string
	/** The lifetime of the link, and what happens without a confirmation. */
	readonly otherwise: string
	/** The words of the unsubscribe link. */
	readonly never: string
}

/** A page with one message and at most one button. */
type NoticeWords = {
	readonly title: string
	/** The text of `uncarried` is followed by the characters. */
	readonly text: string
	/** The label of the button, if there is one. */
	readonly button?: string
}

/** The message pages of the waitlist: targets of the links in mails, and of the form without a script. */
export type NoticeName =
	| 'sent'
	| 'invalid'
	| 'uncarried'
	| 'tooMany'
	| 'away'
	| 'confirm'
	| 'confirmed'
	| 'expired'
	| 'unknown'
	| 'returned'
	| 'unsubscribe'
	| 'unsubscribed'

export type WaitlistWords = {
	readonly confirmation: ConfirmationWords
	readonly notices: Readonly<Record<NoticeName, NoticeWords>>
	/** The label of the field in the form that asks again. */
	readonly emailLabel: string
	/** The consent text below the field. A changed text needs a new version, `messagePageConsentVersion`. */
	readonly consent: string
	readonly privacy: string
	readonly home: string
}
