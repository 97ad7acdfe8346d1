import type { JobKind, MailKind } from '#server/platform/jobs/job-kinds.ts'
import type { ColumnType, Generated, Kysely, Transaction as TransactionOf } from 'kysely'
import type { PageKind } from '#domain/analytics/page-kind.ts'
import type { SpeedMetric } from '#domain/analytics/speed.ts'
import type { BounceKind } from '#domain/bounces/bounce-kind.ts'
import type { ListChangeKind, ListChangeState } from '#domain/waitlist/list-change.ts'
import type { LetterState, PauseReason } from '#domain/letters/letter-state.ts'
import type { SeriesOrigin } from '#domain/letters/series.ts'
import type { RecipientState } from '#domain/letters/recipient-state.ts'
import type { Language } from '#domain/pages/pages.ts'
import type { ConsentPurpose } from '#domain/waitlist/consent-version.ts'
import type { PersonAct } from '#domain/waitlist/person-act.ts'
import type { RegistrationStatus } from '#domain/waitlist/status.ts'

/** Times are ISO 8601 UTC text in SQLite and timestamptz in PostgreSQL; both arrive here as ISO text. */
type Time = string

type Nullable<T> = T | null

type WaitlistEmails = {
	/** Never inserted: the column has a default. */
	id: Generated<string>
	/** As typed, including international domains. */
	email: string
	/** The address with its domain in Punycode; null if the domain is ASCII. */
	email_ascii: Nullable<string>
	source: string
	status: string
	created_at: Time
	locale: Nullable<string>
	/** Start of the current confirmation period. */
	pending_since: Nullable<Time>
	confirmed_at: Nullable<Time>
	unsubscribed_at: Nullable<Time>
	/** When a mail to this address was last queued. */
	mailed_at: Nullable<Time>
	/** The country of the page with the form of the first signup, in capitals. */
	country: Nullable<string>
	/** `utm_campaign` of the first signup. */
	campaign: Nullable<string>
	/** `sourceName` of the site that led to the first signup. */
	referrer: Nullable<string>
	/** ID of the primary row, on rows of an adopted table that repeat its address. They are kept but get no mail. */
	duplicate_of: Nullable<string>
	/** When the mailbox was found to refuse mail. The address gets no letters from then on. */
	undeliverable_at: Nullable<Time>
	/** The end of the person's pause from letters. */
	paused_until: Nullable<Time>
	/** When the address opted out of all mail, confirmations of signups included. */
	blocked_at: Nullable<Time>
	/** The owner's tags in order, separated by `tagSeparator`. */
	tags: Nullable<string>
	/** The owner's note about the person. */
	note: Nullable<string>
}

type Consents = {
	id: string
	person_id: string
	given_at: Time
	wording: string
	locale: string
	source: string
	utm_source: Nullable<string>
	utm_medium: Nullable<string>
	utm_campaign: Nullable<string>
	utm_term: Nullable<string>
	utm_content: Nullable<string>
	referrer_host: Nullable<string>
	/** Where and when the consent was given, in the words of the owner who imported it. */
	proof: Nullable<string>
}

/** The purpose of the link with the token. */
export type TokenPurpose = 'confirm' | 'lift' | 'unsubscribe' | 'export' | 'erase'

type Tokens = {
	/** SHA-256 of the token in the link. */
	hash: string
	person_id: string
	purpose: TokenPurpose
	created_at: Time
	expires_at: Nullable<Time>
}

/** A job that waits, runs, or was given up and is kept. */
type Jobs = {
	id: string
	kind: JobKind
	person_id: Nullable<string>
	/**
	 * For a mail: recipient, subject, texts and unsubscribe link, encrypted; empty if its key was lost. Otherwise JSON
	 * or empty.
	 */
	payload: string
	created_at: Time
	due_at: Time
	/** Attempts since the last success. */
	tries: number
	/** The process that runs the job. */
	leased_by: Nullable<string>
	/** Another process takes the job over after this time. */
	leased_until: Nullable<Time>
	/** When the job was given up. */
	failed_at: Nullable<Time>
	/** A code such as ECONNREFUSED or 550; never a server's text, which can contain the address. */
	failure: Nullable<string>
}

/** A mail that was sent or given up. */
type Deliveries = {
	/** ID of the mail's job. */
	id: string
	person_id: string
	kind: MailKind
	subject: string
	created_at: Time
	finished_at: Time
	outcome: 'accepted' | 'refused'
	tries: number
	/** The code of the last attempt that failed. */
	failure: Nullable<string>
} & ReportColumns

/** The bounce or complaint about a sent mail; null if there is none. */
type ReportColumns = {
	reported_at: Nullable<Time>
	report_kind: Nullable<BounceKind | 'complaint'>
	/** Three digits and the enhanced code, as far as the report had them. */
	report_code: Nullable<string>
}

/** A confirmation, an unsubscription, a return to the unsubscribed status, or an act. Signups are in `consents`. */
type StatusChanges = { person_id: string; at: Time; status: RegistrationStatus | PersonAct }

/** A filter of the list under a name. `filter` is a `RegistrationFilter` in JSON. */
type Segments = { id: string; name: string; name_key: string; filter: string }

/** A letter. The columns after `updated_at` are set from its confirmation on. */
type Letters = {
	id: string
	name: string
	state: LetterState
	/** Increases with each change. */
	version: number
	/** The version of the last test mail. */
	tested_version: Nullable<number>
	/** A `LetterContent` in JSON. */
	content: string
	/** The language for recipients whose own language has no content. */
	fallback: Nullable<Language>
	/** ID of the segment; null for everyone who is confirmed. */
	segment: Nullable<string>
	purpose: ConsentPurpose
	reply_to: Nullable<string>
	/** `utm_campaign` of the links. */
	campaign: string
	/** A `LetterTiming` in JSON; null for a letter that goes out ten minutes after its confirmation. */
	timing: Nullable<string>
	/** Since when it can be read on the web; null if it cannot. */
	archived_at: Nullable<Time>
	created_at: Time
	updated_at: Time
	/** The segment's `RegistrationFilter` in JSON at the confirmation. */
	filter: Nullable<string>
	confirmed_at: Nullable<Time>
	/** The name of an account. */
	confirmed_by: Nullable<string>
	/** The end of the undo period: when the letter begins. */
	send_at: Nullable<Time>
	/** The number of recipients; null until they are fixed. */
	recipients: Nullable<number>
	/** When the letter last started or resumed. The breaker counts refusals since then. */
	resumed_at: Nullable<Time>
	pause_reason: Nullable<PauseReason>
	pause_code: Nullable<string>
	ended_at: Nullable<Time>
	/** PostgreSQL's ID of this table at the confirmation. A restored table has another one. */
	table_id: Nullable<string>
	/** ID of the series whose step the letter is; null for other letters. */
	series: Nullable<string>
	/** When a step is sent, in minutes after the confirmation. */
	delay_minutes: Nullable<number>
}

/** Letters to people who have confirmed. Its steps are letters. */
type Series = {
	id: string
	name: string
	/** A `SeriesOrigin`: how its people came; null for any. */
	origin: Nullable<SeriesOrigin>
	/** ID of a segment; null for none. */
	segment: Nullable<string>
	purpose: ConsentPurpose
	/** A person who fits several series gets the one with the lowest number. */
	rank: number
	state: 'off' | 'on'
	/** Only people who have confirmed since then get the first letter; null before it was ever switched on. */
	since: Nullable<Time>
	/** When it was last switched off. */
	off_at: Nullable<Time>
	created_at: Time
}

/** A picture of letters. */
type LetterPictures = {
	/** The hash of the bytes, and the size in pixels: see `domain/letters/letter-picture.ts`. */
	name: string
	/** The file. */
	bytes: Uint8Array
	/** The number of bytes, so that lists do not read them. */
	size: number
	created_at: Time
}

/** A recipient of a letter, and the outcome of the mail. The primary key prevents a second mail to the same person. */
type LetterRecipients = {
	letter_id: string
	/** A random text for an erased person, so that the sums stay correct. */
	person_id: string
	/** The language of the mail. */
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
	/** When the person unsubscribed, if this was their last letter. */
	unsubscribed_at: Nullable<Time>
} & ReportColumns

/** How far a mailbox for bounces has been read, and since when it cannot be read. */
type BounceMailboxes = {
	/** A hash of its address. */
	name: string
	/** IDs of mails are valid as long as this stays the same (RFC 3501, section 2.3.1.1). */
	uid_validity: Nullable<string>
	/** Mails up to this one have been read. An int8: PostgreSQL's driver returns it as text. */
	last_uid: ColumnType<number | string | null, number | null, number | null>
	/** Since when it could not be read, without a success in between. */
	failing_since: Nullable<Time>
	/** A code such as ECONNREFUSED or AUTHENTICATIONFAILED. */
	failure: Nullable<string>
}

/** A change of many people, done in the background. */
type ListChanges = {
	id: string
	kind: ListChangeKind
	/** The name of an account. */
	actor: string
	/** The name of an imported file; null for other changes. */
	file: Nullable<string>
	/** The job's input and state, in JSON; empty once the change has ended, because it may contain an address. */
	payload: string
	created_at: Time
	/** The number of people or rows that was confirmed. */
	total: number
	done: number
	/** Counts by outcome, in JSON. */
	result: string
	state: ListChangeState
	finished_at: Nullable<Time>
}

/** The rows of an import that are not done yet, each in JSON. */
type ImportRows = { change_id: string; number: number; content: string }

/** A person who came or was unsubscribed by an import of the last week. */
type ImportPeople = {
	change_id: string
	person_id: string
	/** The status before the unsubscription; null for a person who came by the import. */
	status: Nullable<string>
	/** Like `status`. */
	pending_since: Nullable<Time>
	/** Like `status`. */
	unsubscribed_at: Nullable<Time>
}

type Admins = {
	id: string
	name: string
	/** The `nameKey` of the name. */
	name_key: string
	password_hash: string
	created_at: Time
	disabled_at: Nullable<Time>
	/** The `PanelColumns` of the account in JSON. */
	panel_columns: Nullable<string>
	/** Where test mails and notices go. */
	email: Nullable<string>
	/** The `Language` of the mail on Mondays; null for no mail. Never inserted: the column has a default. */
	weekly_language: ColumnType<string | null, never, string | null>
	/** Null if the password is that of the account's creation. */
	password_changed_at: Nullable<Time>
	last_login_at: Nullable<Time>
	/** ID of the account that invited this one; null once it is confirmed, and for accounts without an invitation. */
	invited_by: Nullable<string>
	/** Hash of the session that it was invited in; null like `invited_by`. */
	invited_in: Nullable<string>
}

type Sessions = {
	/** SHA-256 of the token in the cookie. */
	hash: string
	admin_id: string
	created_at: Time
	seen_at: Time
	/** When the password or a passkey was last given again; null if only at the login. */
	proved_at: Nullable<Time>
	/** Names such as "Firefox" and "Windows", from the User-Agent header; null if unknown. */
	browser: Nullable<string>
	system: Nullable<string>
	/** The number of acts that erased, unsubscribed, mailed or revealed one person since the last proof. */
	acts: Generated<number>
	/** The `ProvenAct` that a proof was given for, as `actKey` writes it; null once it is used. */
	granted: Nullable<string>
	granted_until: Nullable<Time>
}

/** A WebAuthn credential of an account. */
type Passkeys = {
	/** The credential's ID in base64url. */
	id: string
	admin_id: string
	name: string
	/** The COSE public key in base64url. */
	public_key: string
	/** The signature counter of the last use. An int8: PostgreSQL's driver returns it as text. */
	counter: ColumnType<number | string, number, number>
	created_at: Time
	used_at: Nullable<Time>
}

/** A link by which a further admin chooses a password. */
type Invitations = {
	/** SHA-256 of the token in the link. */
	hash: string
	/** The name of the account that the link creates. */
	name: string
	/** The `nameKey` of the name. */
	name_key: string
	/** The name of an account. */
	invited_by: string
	expires_at: Time
	/** ID of the account, and hash of its session. */
	inviter_id: Nullable<string>
	invited_in: Nullable<string>
}

/** Rows of the list that a session has read without a recent proof. */
type SessionReads = { id: string; session_hash: string; at: Time; rows: number }

type Throttle = { id: string; key: string; at: Time }

type Audit = {
	id: string
	at: Time
	actor: string
	action: string
	detail: string
	/** How often a login or a proof was refused within the hour; null for other actions. */
	times: Nullable<number>
}

/** Named values of the installation, such as the check value of the key and the latest entry of the journal. */
type Installation = { name: string; value: string }

/** Settings that were changed in the panel or by a command, by name; the values of secrets are encrypted. */
type StoredSettings = { name: string; value: string; updated_at: Time }

/** Texts that the owner has changed, by file below src/content and place within it. */
type WordEdits = {
	file: string
	place: string
	text: string
	original_digest: string
	changed_at: Time
	changed_by: string
}

/** Texts that the owner has compared. `digest` is that of the changed texts that this one was compared with. */
type WordReviews = {
	file: string
	place: string
	digest: string
	reviewed_at: Time
	reviewed_by: string
}

/** The texts of each publication. `edits` is JSON: texts by file and place. */
type WordPublications = {
	id: string
	published_at: Time
	published_by: string
	edits: string
}

/** Daily sums. `day` is ISO text in both databases. */
type Counts = {
	day: string
	event: string
	path: string
	source: string
	campaign: string
	locale: string
	/** An int8: PostgreSQL's driver returns it as text. */
	n: ColumnType<number | string, number, number>
}

/** Daily sums of speed by bucket. */
type Speeds = {
	day: string
	metric: SpeedMetric
	kind: PageKind
	device: string
	locale: string
	/** The upper bound of the bucket. */
	up_to: number
	/** An int8: PostgreSQL's driver returns it as text. */
	n: ColumnType<number | string, number, number>
}

type CountMarks = {
	id: string
	day: string
	kind: 'note' | 'headline' | 'letter'
	text: string
	path: Nullable<string>
	/** The earlier headline. */
	before: Nullable<string>
}

export type Tables = {
	waitlist_emails: WaitlistEmails
	consents: Consents
	tokens: Tokens
	jobs: Jobs
	deliveries: Deliveries
	status_changes: StatusChanges
	segments: Segments
	admins: Admins
	sessions: Sessions
	passkeys: Passkeys
	invitations: Invitations
	session_reads: SessionReads
	throttle: Throttle
	audit: Audit
	installation: Installation
	settings: StoredSettings
	word_edits: WordEdits
	word_publications: WordPublications
	word_reviews: WordReviews
	counts: Counts
	counts_folded: { until_day: string }
	count_marks: CountMarks
	speeds: Speeds
	goals: { step: string; per_week: number }
	headlines: { path: string; text: string }
	letters: Letters
	letter_recipients: LetterRecipients
	series: Series
	letter_pictures: LetterPictures
	bounce_mailboxes: BounceMailboxes
	list_changes: ListChanges
	import_rows: ImportRows
	import_people: ImportPeople
}

export type Transaction = TransactionOf<Tables>

/** A connection, or the transaction on it. */
export type Connection = Kysely<Tables>
