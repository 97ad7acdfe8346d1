import type { ConsentPurpose } from '#domain/waitlist/consent-version.ts'
import type { Announcement } from './panel.ts'

/** The words of a person's page in the panel. */
export type PersonWords = {
	readonly back: string
	/** The people before and after one in the list. */
	readonly neighbours: Readonly<Record<'previous' | 'next', string>>
	readonly loading: string
	readonly unknown: Announcement
	readonly failed: Announcement
	readonly retry: string
	readonly story: {
		readonly title: string
		/** Below the story: opening a mail is not measured. */
		readonly notMeasured: string
		/** A signup on `{page}`, and one by a form that is not on a page of the site. */
		readonly signup: string
		readonly signupElsewhere: string
		/** A wording by its `{version}`, and its Spanish `{translation}`. */
		readonly wording: string
		readonly inSpanish: string
		readonly unknownWording: string
		readonly purposes: Readonly<Record<ConsentPurpose, string>>
		/** By their kind; `other` for one of a later version. */
		readonly mails: Readonly<
			Record<'confirmation' | 'blocked' | 'data-link' | 'letter' | 'other', string>
		>
		/** After `{tries}` tries, the last of which failed with `{failure}`. */
		readonly outcomes: Readonly<
			Record<
				'waiting' | 'delayed' | 'accepted' | 'acceptedLater' | 'acceptedAfter' | 'refused',
				string
			>
		>
		/** What came back after a mail was accepted: on `{date}`, with `{code}` and its `{meaning}`. */
		readonly reports: Readonly<Record<'returned' | 'complaint', string>>
		/** By the status that was set; the first one is the signup or the import. */
		readonly statuses: Readonly<Record<'first' | 'pending' | 'active' | 'unsubscribed', string>>
	}
	readonly facts: {
		readonly title: string
		readonly labels: Readonly<
			Record<
				| 'status'
				| 'source'
				| 'created_at'
				| 'confirmed_at'
				| 'unsubscribed_at'
				| 'undeliverable_at'
				| 'locale'
				| 'country'
				| 'referrer'
				| 'campaign',
				string
			>
		>
		readonly none: string
	}
	readonly actions: Readonly<
		Record<
			'download' | 'link' | 'unsubscribe' | 'removeMark' | 'erase',
			{
				readonly label: string
				/** What it does, or what it is for. */
				readonly text: string
			}
		>
	>
	/** Asks before `{email}` is unsubscribed. */
	readonly unsubscribing: Readonly<Record<'title' | 'text' | 'confirm' | 'cancel', string>>
	readonly unsubscribed: Announcement
	readonly linkSent: Announcement
	readonly tooManyLinks: Announcement
	readonly downloaded: Announcement
	readonly markRemoved: Announcement
}
