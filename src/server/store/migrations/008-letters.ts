import { type Migration, runStatements } from './migration.ts'

/**
 * Adds letters, who gets them, and why people do not: a mailbox that refuses mail, a pause that a person wished for.
 *
 * `campaign_recipients` is the letters' lane of the outbox. A recipient is a row before its mail exists, and the key
 * makes a second mail to the same person impossible.
 */
export const addLetters: Migration = async (db, kind) => {
	// Rows lie in the order of the key, without an index beside the table.
	const storage = kind === 'sqlite' ? 'without rowid' : ''
	await runStatements(db, kind, [
		`alter table waitlist_emails add column undeliverable_at TIME`,
		`alter table waitlist_emails add column paused_until TIME`,
		// Where test mails and notices to the owner go.
		`alter table admins add column email text`,
		`create table campaigns (
			id text primary key,
			name text not null,
			state text not null,
			version integer not null,
			tested_version integer,
			content text not null,
			fallback text,
			segment text,
			purpose text not null,
			reply_to text,
			campaign text not null,
			created_at TIME not null,
			updated_at TIME not null,
			filter text,
			confirmed_at TIME,
			confirmed_by text,
			send_at TIME,
			recipients integer,
			resumed_at TIME,
			pause_reason text,
			pause_code text,
			ended_at TIME,
			table_id text
		)`,
		`create unique index campaigns_campaign on campaigns (campaign)`,
		// One letter at a time.
		`create unique index campaigns_running on campaigns ((1)) where state in ('scheduled', 'first-fifty', 'paused', 'sending')`,
		`create table campaign_recipients (
			campaign_id text not null,
			signup_id text not null,
			language text not null,
			priority smallint not null,
			state text not null,
			tries integer not null,
			next_try_at TIME not null,
			lease_owner text,
			failure text,
			finished_at TIME,
			unsubscribed_at TIME,
			primary key (campaign_id, signup_id)
		) ${storage}`,
		`create index campaign_recipients_due on campaign_recipients (campaign_id, priority, next_try_at)
			where state in ('waiting', 'sending')`,
		`create index campaign_recipients_counts on campaign_recipients (campaign_id, language, state)`,
		`create index campaign_recipients_person on campaign_recipients (signup_id, finished_at)`,
		// The rate, and the latest outcomes.
		`create index campaign_recipients_finished on campaign_recipients (finished_at, state) where state in ('sent', 'refused')`,
		`create index campaign_recipients_failed on campaign_recipients (campaign_id, state) where failure is not null`,
		`create index campaign_recipients_unsubscribed on campaign_recipients (campaign_id) where unsubscribed_at is not null`,
		// One mail a day at most.
		`create table owner_notices (day text primary key)`,
	])
	return []
}
