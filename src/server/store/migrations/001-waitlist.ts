import { type Kysely, sql } from 'kysely'
import type { Database } from '#server/store/database.ts'
import type { Tables } from '#server/store/tables.ts'
import { addDefaults } from './adopted-defaults.ts'
import { runStatements } from './migration.ts'

const addedColumns = [
	'locale text',
	'pending_since TIME',
	'confirmed_at TIME',
	'unsubscribed_at TIME',
	'mailed_at TIME',
	'duplicate_of text',
]

/**
 * Creates the waitlist, or adopts an existing PostgreSQL table with only id, email, source, status and
 * created_at: its rows are kept and get the additional columns, empty.
 */
export async function adoptWaitlist(
	db: Kysely<Tables>,
	kind: Database['kind'],
): Promise<readonly string[]> {
	const notes = kind === 'sqlite' ? await createInSqlite(db) : await adoptInPostgres(db)
	await runStatements(db, kind, [
		`create unique index waitlist_emails_address on waitlist_emails (lower(email)) where duplicate_of is null`,
		`create index waitlist_emails_newest on waitlist_emails (created_at desc, id desc)`,
		`create index waitlist_emails_pending on waitlist_emails (pending_since) where status = 'pending'`,
		`create table consents (
			id text primary key,
			signup_id text not null,
			given_at TIME not null,
			wording text not null,
			locale text not null,
			source text not null,
			utm_source text, utm_medium text, utm_campaign text, utm_term text, utm_content text,
			referrer_host text
		)`,
		`create index consents_signup on consents (signup_id)`,
		`create table tokens (
			hash text primary key,
			signup_id text not null,
			purpose text not null,
			created_at TIME not null,
			expires_at TIME
		)`,
		`create index tokens_signup on tokens (signup_id)`,
		`create table secrets (name text primary key, value text not null)`,
	])
	return notes
}

async function createInSqlite(db: Kysely<Tables>): Promise<readonly string[]> {
	await runStatements(db, 'sqlite', [
		`create table waitlist_emails (
			id text primary key not null default (lower(hex(randomblob(16)))),
			email text not null,
			source text not null,
			status text not null default 'pending',
			created_at TIME not null default (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')),
			${addedColumns.join(', ')}
		)`,
	])
	return []
}

async function adoptInPostgres(db: Kysely<Tables>): Promise<readonly string[]> {
	await runStatements(db, 'postgres', [
		`create table if not exists waitlist_emails (
			id text primary key default gen_random_uuid()::text,
			email text not null,
			source text not null,
			status text not null default 'pending',
			created_at TIME not null default now()
		)`,
		...addedColumns.map(
			(column) => `alter table waitlist_emails add column if not exists ${column}`,
		),
	])
	await addDefaults(db)
	// The confirmation period starts now: these people have not been asked to confirm before.
	await sql`update waitlist_emails set pending_since = now() where status = 'pending'`.execute(db)
	return await markDuplicates(db)
}

/** Picks the primary row of each address: an unsubscribed one, else an active one, else the oldest. */
async function markDuplicates(db: Kysely<Tables>): Promise<readonly string[]> {
	const marked = await sql`
		with ranked as (
			select ctid as place,
				first_value(id::text) over spelling as kept,
				row_number() over spelling as number
			from waitlist_emails
			window spelling as (
				partition by lower(email)
				order by
					case status when 'unsubscribed' then 0 when 'active' then 1 else 2 end,
					created_at, id
			)
		)
		update waitlist_emails set duplicate_of = ranked.kept
		from ranked where waitlist_emails.ctid = ranked.place and ranked.number > 1
	`.execute(db)
	const count = Number(marked.numAffectedRows ?? 0n)
	if (count === 0) return []
	const rows = count === 1 ? '1 adopted row repeats' : `${count} adopted rows repeat`
	return [`${rows} an address: kept and marked in duplicate_of, mail goes to the first only.`]
}
