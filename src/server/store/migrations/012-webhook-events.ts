import { type Migration, runStatements } from './migration.ts'

/** Adds the events that the webhook's receiver has not taken yet. */
export const addWebhookEvents: Migration = async (db, kind) => {
	await runStatements(db, kind, [
		`create table webhook_events (
			id text primary key,
			signup_id text not null,
			type text not null,
			created_at TIME not null,
			tries integer not null,
			next_try_at TIME not null,
			lease_owner text
		)`,
		`create index webhook_events_due on webhook_events (next_try_at)`,
		`create index webhook_events_signup on webhook_events (signup_id, id)`,
	])
	return []
}
