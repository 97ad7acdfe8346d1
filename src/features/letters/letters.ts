import type { RecipientState } from './rules/recipient-state.ts'
import type { Language } from '#site-map/pages.ts'
import type { Nullable, Time } from '#platform/db/tables.ts'
import type { Letter } from './messages/letter.ts'
import type { Series } from './messages/series.ts'
import type { ReportColumns } from '#features/bounces/bounces.ts'
import type { AccountStores } from '#features/accounts/accounts.ts'
import type { CountBuffer } from '#features/counts/counts.ts'
import type { PeopleStores } from '#features/people/people.ts'
import type { StoreContext } from '#platform/db/context.ts'
import { withContext } from '#platform/with-context.ts'
import * as letterArchive from './archive/archived-letters.ts'
import type { CheckLetter } from './drafts/check-letter.ts'
import * as letterDrafts from './drafts/letter-drafts.ts'
import type { SendTestLetter } from './drafts/test-letter.ts'
import * as letterFigures from './letter-figures.ts'
import * as letterPictures from './pictures/letter-pictures.ts'
import * as letterClaims from './sending/letter-claims.ts'
import * as letterControl from './sending/letter-control.ts'
import type { MailLimits } from './sending/letter-rate.ts'
import * as letterRecipients from './sending/letter-recipients.ts'
import * as letterRecords from './sending/letter-records.ts'
import * as seriesFigures from './series/series-figures.ts'
import * as seriesRecipients from './series/series-recipients.ts'
import * as seriesStore from './series/series-store.ts'
import * as seriesSwitch from './series/series-switch.ts'

export { forgetRecipients, lettersOfPeople } from './letters-of-people.ts'
export { deleteOldLetters, forgetOldRecipients } from './letter-rows.ts'

/** `filter`, `resumed_at` and `table_id` are set once the letter is confirmed. */
type Letters = Omit<Letter, 'content' | 'timing'> & {
	/** A `LetterContent` in JSON. */
	content: string
	/** A `LetterTiming` in JSON; null for a letter that goes out ten minutes after its confirmation. */
	timing: Nullable<string>
	/** The segment's `RegistrationFilter` at the time of the confirmation, in JSON. */
	filter: Nullable<string>
	/** When the letter last started or resumed. An automatic pause counts the refusals since then. */
	resumed_at: Nullable<Time>
	/** The OID of this table in PostgreSQL at the confirmation. A restored table has another OID. */
	table_id: Nullable<string>
}

/** The primary key prevents a second email of the same letter to the same person. */
type LetterRecipients = {
	letter_id: string
	/** The person's id, or a random text for an erased person, so that sums remain correct. */
	person_id: string
	/** The language of the email. */
	language: Language
	/** 0 after a failed attempt, 1 for the first recipients, 2 for all others. */
	priority: number
	state: RecipientState
	tries: number
	/** When the row is due; the end of the lease while it is `sending`. */
	next_try_at: Time
	/** The code of the last failed attempt, or a `SkipReason`; never the server's text. */
	failure: Nullable<string>
	finished_at: Nullable<Time>
	/** When the person unsubscribed, if this was the last letter that they got before. */
	unsubscribed_at: Nullable<Time>
} & ReportColumns

/** Each step of a series is a letter. */
type SeriesRows = Omit<Series, 'steps' | 'begun' | 'under_way' | 'completed'> & {
	/** A person who fits several series gets the one with the lowest number. */
	rank: number
	created_at: Time
}

type LetterPictures = {
	/**
	 * The name of the picture: the hash of its bytes and its size in pixels (see
	 * `features/letters/pictures/rules/letter-picture.ts`).
	 */
	name: string
	/** The file. */
	bytes: Uint8Array
	/** The number of bytes, stored so that lists need not read the bytes. */
	size: number
	created_at: Time
}

declare module '#platform/db/tables.ts' {
	interface Tables {
		letters: Letters
		letter_recipients: LetterRecipients
		series: SeriesRows
		letter_pictures: LetterPictures
	}
	interface JobKinds {
		letter: true
		series: true
	}
}

declare module '#features/accounts/rules/audit-action.ts' {
	interface AuditActions {
		'letter tested': string
		'letter deleted': string
		'letter confirmed': string
		'letter taken back': string
		'letter begun': string
		'letter paused': string
		'letter resumed': string
		'letter stopped': string
		'letter finished': string
		'letter sent again': string
		'letter put on the web': string
		'letter taken off the web': string
		'letter picture added': string
		'letter picture deleted': string
		'series switched on': string
		'series switched off': string
		'series deleted': string
	}
}

export type LetterStores = ReturnType<typeof createLetterStores>

export type LetterRouteOptions = {
	readonly store: LetterStores &
		Pick<AccountStores, 'admins' | 'audit' | 'proofs' | 'sessionReads'> &
		Pick<PeopleStores, 'segments'>
	/** The site's origin. */
	readonly site: string
	readonly checkLetter: CheckLetter
	readonly sendTestLetter: SendTestLetter
	readonly mailLimits: MailLimits
	/** Whether letters can be read on the web. Defaults to false. */
	readonly letterArchive?: boolean
	/** Called after a letter was put on the web or taken off it. Resolves when this process serves the change. */
	readonly onArchived?: () => Promise<void>
	/** The name of the bounce mailbox; null if bounces are not read. */
	readonly bounceMailbox?: string | null
	/** Undefined if counting is off. */
	readonly counts?: Pick<CountBuffer, 'flush'> | undefined
	readonly now?: () => number
}

export function createLetterStores(context: StoreContext) {
	return {
		letters: withContext(context, {
			...letterDrafts,
			...letterControl,
			...letterClaims,
			...letterRecords,
			...letterRecipients,
			...letterFigures,
			...letterPictures,
			...letterArchive,
		}),
		series: withContext(context, {
			...seriesStore,
			...seriesSwitch,
			...seriesRecipients,
			...seriesFigures,
		}),
	}
}
