import { type Migration, runStatements } from './migration.ts'

/**
 * Takes the keys out of the database, and the words of mails that wait: they are stored encrypted, in one column. Mails
 * that an earlier release left waiting are given up. Adds when an address asked for no mail, ever.
 */
export const takeKeysOut: Migration = async (db, kind) => {
	await runStatements(db, kind, [
		`create table installation (name text primary key, value text not null)`,
		`drop table secrets`,
		`alter table outbox add column content text not null default ''`,
		...['body_text', 'body_html', 'unsubscribe_url'].map(
			(column) => `alter table outbox drop column ${column}`,
		),
		`update outbox set state = 'failed', failure = 'KEY-REPLACED', lease_owner = null, lease_until = null
			where state in ('queued', 'sending')`,
		`alter table waitlist_emails add column blocked_at TIME`,
	])
	return []
}
