import type { Database } from '#platform/db/database.ts'
import type { Connection } from '#platform/db/tables.ts'
import { letters, series } from './letter-tables.ts'
import { runStatements } from './run-statements.ts'
import { completeAdoptedRows, createOrAdoptTable, waitlistIndexes } from './waitlist-table.ts'

/**
 * The schema of 1.0.0, which never changes. An existing table `waitlist_emails` with id, email, source, status and
 * created_at is adopted: its rows are kept.
 *
 * @returns notes for the operator, one sentence each
 */
export async function createFirstSchema(
	db: Connection,
	kind: Database['kind'],
): Promise<readonly string[]> {
	const isAdopted = await createOrAdoptTable(db, kind)
	// Stores rows in the order of the primary key, without a separate index.
	const storage = kind === 'sqlite' ? 'without rowid' : ''
	await runStatements(db, kind, [
		...consentsAndTokens,
		...changesOfMany(storage),
		...jobsAndMails,
		...letters(storage),
		...series,
		...accounts,
		...counts(storage),
		...words,
		...leave,
		...operation,
	])
	const notes = isAdopted ? await completeAdoptedRows(db, kind) : []
	await runStatements(db, kind, waitlistIndexes)
	return notes
}

const consentsAndTokens = [
	`create table consents (
		id text primary key,
		person_id text not null,
		given_at TIME not null,
		wording text not null,
		locale text not null,
		source text not null,
		utm_source text, utm_medium text, utm_campaign text, utm_term text, utm_content text,
		referrer_host text,
		proof text
	)`,
	`create index consents_person on consents (person_id)`,
	`create table tokens (
		hash text primary key,
		person_id text not null,
		purpose text not null,
		created_at TIME not null,
		expires_at TIME
	)`,
	`create index tokens_person on tokens (person_id)`,
	`create table status_changes (
		person_id text not null,
		at TIME not null,
		status text not null,
		primary key (person_id, at, status)
	)`,
	`create table segments (
		id text primary key,
		name text not null,
		name_key text not null,
		filter text not null
	)`,
	`create unique index segments_name on segments (name_key)`,
]

/** Background changes of many people: an import with its rows, or the tagging or erasure of a filter's matches. */
const changesOfMany = (storage: string) => [
	`create table list_changes (
		id text primary key,
		kind text not null,
		actor text not null,
		file text,
		payload text not null,
		created_at TIME not null,
		total integer not null,
		done integer not null,
		result text not null,
		state text not null,
		finished_at TIME
	)`,
	`create table import_rows (
		change_id text not null,
		number integer not null,
		content text not null,
		primary key (change_id, number)
	) ${storage}`,
	`create table import_people (
		change_id text not null,
		person_id text not null,
		status text,
		pending_since TIME,
		unsubscribed_at TIME,
		primary key (change_id, person_id)
	) ${storage}`,
	`create index import_people_person on import_people (person_id)`,
]

const jobsAndMails = [
	`create table jobs (
		id text primary key,
		kind text not null,
		person_id text,
		payload text not null,
		created_at TIME not null,
		due_at TIME not null,
		tries integer not null default 0,
		leased_by text,
		leased_until TIME,
		failed_at TIME,
		failure text
	)`,
	`create index jobs_due on jobs (kind, due_at) where failed_at is null`,
	`create index jobs_failed on jobs (created_at) where failed_at is not null`,
	`create index jobs_person on jobs (person_id)`,
	`create table deliveries (
		id text primary key,
		person_id text not null,
		kind text not null,
		subject text not null,
		created_at TIME not null,
		finished_at TIME not null,
		outcome text not null,
		tries integer not null,
		failure text,
		reported_at TIME,
		report_kind text,
		report_code text
	)`,
	`create index deliveries_person on deliveries (person_id)`,
	`create index deliveries_oldest on deliveries (finished_at)`,
	`create table bounce_mailboxes (
		name text primary key,
		uid_validity text,
		last_uid bigint,
		failing_since TIME,
		failure text
	)`,
]

/** `weekly_language` is null for no weekly mail. */
const accounts = [
	`create table admins (
		id text primary key,
		name text not null,
		name_key text not null,
		password_hash text not null,
		created_at TIME not null,
		disabled_at TIME,
		panel_columns text,
		email text,
		password_changed_at TIME,
		last_login_at TIME,
		invited_by text,
		invited_in text,
		weekly_language text default 'es'
	)`,
	`create unique index admins_name on admins (name_key)`,
	`create table sessions (
		hash text primary key,
		admin_id text not null references admins (id) on delete cascade,
		created_at TIME not null,
		seen_at TIME not null,
		proved_at TIME,
		browser text,
		system text,
		acts integer not null default 0,
		granted text,
		granted_until TIME
	)`,
	`create index sessions_admin on sessions (admin_id)`,
	`create table session_reads (
		id text primary key,
		session_hash text not null,
		at TIME not null,
		rows integer not null
	)`,
	`create index session_reads_session on session_reads (session_hash, at)`,
	`create index session_reads_oldest on session_reads (at)`,
	`create table passkeys (
		id text primary key,
		admin_id text not null references admins (id) on delete cascade,
		name text not null,
		public_key text not null,
		counter bigint not null,
		created_at TIME not null,
		used_at TIME
	)`,
	`create index passkeys_admin on passkeys (admin_id)`,
	`create table invitations (
		hash text primary key,
		name text not null,
		name_key text not null,
		invited_by text not null,
		expires_at TIME not null,
		inviter_id text,
		invited_in text
	)`,
	`create unique index invitations_name on invitations (name_key)`,
	`create table audit (
		id text primary key,
		at TIME not null,
		actor text not null,
		action text not null,
		detail text not null,
		count integer
	)`,
	`create index audit_newest on audit (at)`,
]

/** Days are ISO text in both databases: they are names of days, not points in time. */
const counts = (storage: string) => [
	`create table counts (
		day text not null,
		event text not null,
		path text not null,
		source text not null,
		campaign text not null,
		locale text not null,
		n bigint not null,
		primary key (day, event, path, source, campaign, locale)
	) ${storage}`,
	// One row: the last day whose rare names have been folded.
	`create table counts_folded (until_day text not null)`,
	// Reported signups, so that a repeated report counts once.
	`create table signup_events (id text primary key, day text not null)`,
	`create table count_marks (
		id text primary key,
		day text not null,
		kind text not null,
		text text not null,
		path text,
		before text
	)`,
	`create index count_marks_day on count_marks (day)`,
	`create table headlines (path text primary key, text text not null)`,
	// `up_to` is the upper bound of a bucket, in the unit of its metric.
	`create table speeds (
		day text not null,
		metric text not null,
		kind text not null,
		device text not null,
		locale text not null,
		up_to integer not null,
		n bigint not null,
		primary key (day, metric, kind, device, locale, up_to)
	) ${storage}`,
	`create table goals (step text primary key, per_week integer not null)`,
]

/** The owner's edits of texts, reviews of translations, and publications. */
const words = [
	`create table word_edits (
		file text not null,
		place text not null,
		text text not null,
		original_digest text not null,
		changed_at TIME not null,
		changed_by text not null,
		primary key (file, place)
	)`,
	`create table word_reviews (
		file text not null,
		place text not null,
		digest text not null,
		reviewed_at TIME not null,
		reviewed_by text not null,
		primary key (file, place)
	)`,
	`create table word_publications (
		id text primary key,
		published_at TIME not null,
		published_by text not null,
		edits text not null
	)`,
]

/** Requests to cancel, withdraw, complain or erase. An erasure leaves number, kind and times. */
const leave = [
	`create table leave_requests (
		id text primary key,
		number text not null,
		kind text not null,
		received_at TIME not null,
		due_at TIME not null,
		name text,
		email text,
		email_key text,
		contract text,
		cancellation text,
		reason text,
		end_date text,
		text text,
		locale text,
		country text,
		origin text,
		nonce_hash text,
		done_at TIME,
		done_by text,
		answer text,
		mail_state text not null,
		mail_failure text,
		erased_at TIME
	)`,
	`create unique index leave_requests_number on leave_requests (number)`,
	`create unique index leave_requests_nonce on leave_requests (nonce_hash)`,
	`create index leave_requests_address on leave_requests (email_key)`,
	`create index leave_requests_received on leave_requests (received_at)`,
	`create index leave_requests_open on leave_requests (due_at) where done_at is null`,
]

const operation = [
	`create table throttle (id text primary key, key text not null, at TIME not null)`,
	`create index throttle_newest on throttle (key, at)`,
	`create index throttle_oldest on throttle (at)`,
	`create table installation (name text primary key, value text not null)`,
	// The values of secrets are encrypted.
	`create table settings (
		name text primary key,
		value text not null,
		updated_at TIME not null
	)`,
]
