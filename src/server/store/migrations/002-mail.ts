import { type Migration, runStatements } from './migration.ts'

export const createMail: Migration = async (db, kind) => {
	await runStatements(db, kind, [
		`create table outbox (
			id text primary key,
			signup_id text not null,
			state text not null,
			recipient text not null,
			subject text not null,
			body_text text not null,
			body_html text not null,
			unsubscribe_url text not null,
			tries integer not null default 0,
			created_at TIME not null,
			next_try_at TIME not null,
			lease_owner text,
			lease_until TIME,
			sent_at TIME,
			failure text
		)`,
		`create index outbox_due on outbox (next_try_at) where state in ('queued', 'sending')`,
		`create index outbox_sent on outbox (sent_at) where state = 'sent'`,
		`create index outbox_failed on outbox (created_at) where state = 'failed'`,
		`create index outbox_signup on outbox (signup_id)`,
	])
	return []
}
