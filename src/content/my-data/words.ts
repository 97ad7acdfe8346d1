import type { ConsentPurpose } from '#domain/waitlist/consent-version.ts'
import type { PauseLength } from '#domain/waitlist/pause.ts'

/** A page with one message: a heading, a sentence, and the label of its button if it has one. */
type MessageWords = { readonly title: string; readonly text: string; readonly button?: string }

/** A part of the page with a heading, and the label of its button. */
type PartWords = { readonly title: string; readonly text: string; readonly button: string }

/** A mail with one link that works once. */
type LinkMailWords = {
	readonly subject: string
	readonly preview: string
	readonly text: string
	readonly button: string
	/** What to do if someone else asked for it. */
	readonly note: string
}

/** The message pages of "Your data with us". */
export type MyDataNotice =
	| 'old'
	| 'unknown'
	| 'used'
	| 'invalid'
	| 'tooMany'
	| 'away'
	| 'linkSent'
	| 'exportSent'
	| 'eraseSent'
	| 'export'
	| 'erase'
	| 'erased'

/** The page "Your data with us" and what leads there. Parameters are already written out in the language. */
export type MyDataWords = {
	/** The language's tag with the region whose dates the page writes. */
	readonly locale: string
	/** The description of the page's template. */
	readonly description: string
	readonly skip: string
	readonly home: string
	/** "Home", in the header. */
	readonly leave: string
	readonly footer: { readonly questions: string; readonly privacy: string }
	readonly title: string
	readonly lede: (maskedAddress: string) => string
	/** Instead of title and lede while the person is in another state than confirmed. */
	readonly paused: {
		readonly until: (day: string) => string
		readonly open: string
		readonly text: string
		readonly openText: string
		readonly button: string
	}
	readonly pending: {
		readonly title: string
		readonly text: (day: string) => string
		readonly button: string
		/** Instead of the button, behind the link of an older mail. */
		readonly newest: string
	}
	readonly unsubscribed: MessageWords
	readonly agreed: {
		readonly title: string
		/** A signup with the form on a page of the site. */
		readonly form: (path: string) => string
		/** A signup with a form that is on no page, such as on the page of an expired link. */
		readonly otherForm: string
		/** A registration without a stored consent. */
		readonly before: string
		readonly beforeText: string
		readonly wording: (version: string) => string
		/** A wording that the site does not know. */
		readonly unknownWording: string
		readonly purposes: Readonly<Record<ConsentPurpose, string>>
		readonly confirmed: string
		readonly confirmedText: string
		readonly unsubscribed: string
		readonly unsubscribedText: string
	}
	readonly sent: {
		readonly title: string
		readonly day: string
		readonly mail: string
		readonly outcome: string
		readonly none: string
		readonly accepted: (host: string, tries: number) => string
		readonly refused: (host: string, code: string) => string
		readonly waiting: string
		readonly note: string
	}
	readonly else: {
		readonly title: string
		readonly language: string
		readonly page: string
		readonly referrer: string
		readonly campaign: string
		readonly country: string
		readonly undeliverable: string
		readonly none: string
		readonly note: string
	}
	readonly language: PartWords
	readonly pause: PartWords & { readonly lengths: Readonly<Record<PauseLength, string>> }
	readonly unsubscribe: PartWords
	readonly export: PartWords
	readonly erase: PartWords
	readonly notices: Readonly<Record<MyDataNotice, MessageWords>>
	/** The label of the field for an address, on pages that send a new link. */
	readonly emailLabel: string
	/** The link that leaves everything as it is. */
	readonly keep: string
	/** The size of the file, after its label. */
	readonly download: (kilobytes: string) => string
	/** After the day until which backups hold erased data. */
	readonly erasedText: (day: string) => string
	readonly mails: Readonly<Record<'link' | 'export' | 'erase', LinkMailWords>>
	/** Why such a mail came. */
	readonly mailOrigin: (day: string, site: string) => string
}
