import type { Kysely, Transaction as TransactionOf } from 'kysely'

/** Times are ISO 8601 UTC text in SQLite and timestamptz in PostgreSQL; both arrive here as ISO text. */
export type Time = string

export type Nullable<T> = T | null

/** A job that waits, runs, or was given up and is kept. */
type Jobs = {
	id: string
	kind: JobKind
	person_id: Nullable<string>
	/**
	 * For an email job: recipient, subject, texts and unsubscribe link, encrypted; empty if the key was lost. For other
	 * jobs: JSON or empty.
	 */
	payload: string
	created_at: Time
	due_at: Time
	/** Attempts since the last success. */
	tries: number
	leased_by: Nullable<string>
	/** Another process takes the job over after this time. */
	leased_until: Nullable<Time>
	/** When the job was given up. */
	failed_at: Nullable<Time>
	/** A code such as ECONNREFUSED or 550; never a server's text, which can contain the address. */
	failure: Nullable<string>
}

type Throttle = { id: string; key: string; at: Time }

/** Named values of the installation, such as the check value of the key and the latest entry of the journal. */
type Installation = { name: string; value: string }

/**
 * The kinds of jobs. Each feature adds its own kinds to this interface, and its tables to `Tables`, with `declare
 * module`.
 */
export interface JobKinds {}

export type JobKind = keyof JobKinds

/** The tables of the platform. */
export interface Tables {
	jobs: Jobs
	throttle: Throttle
	installation: Installation
}

export type Transaction = TransactionOf<Tables>

/** A connection, or the transaction on it. */
export type Connection = Kysely<Tables>
