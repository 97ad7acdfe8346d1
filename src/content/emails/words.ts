/** The confirmation mail: a question and nothing else. Advertising in it would be unlawful in Germany. */
type ConfirmationWords = {
	/** At most 60 characters. */
	readonly subject: string
	/** Why the mail came. */
	readonly reason: string
	/** What to do. */
	readonly ask: string
	/** The words of the link. */
	readonly link: string
	/** How long it works, and what happens to those who do nothing. */
	readonly otherwise: string
	/** The words of the unsubscribe link. */
	readonly never: string
}

/** A page of one message: what happened, and at most one thing to press. */
type NoticeWords = {
	readonly title: string
	/** `uncarried` ends with the characters that it speaks of. */
	readonly text: string
	/** The words on the button, where there is something to press. */
	readonly button?: string
}

/** Every page that the waitlist's links and its form without a script lead to. */
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
	/** The field of the form that asks again. */
	readonly emailLabel: string
	/** Beneath it. A changed sentence takes a new version, `messagePageConsentVersion`. */
	readonly consent: string
	readonly privacy: string
	readonly home: string
}
