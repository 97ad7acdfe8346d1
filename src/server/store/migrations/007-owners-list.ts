import { indexStatements } from '#server/store/list-indexes.ts'
import { markAttribution } from '#server/store/prepare-list.ts'
import { type Migration, runStatements } from './migration.ts'

/**
 * Adds what the owner's list shows: where a signup came from, what became of each mail, how the status changed, saved
 * filters, chosen columns, and when an account last proved its password. With rows in the
 * table, `prepare-list.ts` fills the new columns and creates the indexes after the start: both take long with a million
 * rows.
 */
export const addOwnersList: Migration = async (db, kind) => {
	await runStatements(db, kind, [
		`alter table waitlist_emails add column country text`,
		`alter table waitlist_emails add column campaign text`,
		`alter table waitlist_emails add column referrer text`,
		`create table status_changes (
			signup_id text not null,
			at TIME not null,
			status text not null,
			primary key (signup_id, at, status)
		)`,
		`create table deliveries (
			id text primary key,
			signup_id text not null,
			kind text not null,
			subject text not null,
			created_at TIME not null,
			finished_at TIME not null,
			outcome text not null,
			tries integer not null,
			failure text
		)`,
		`create index deliveries_signup on deliveries (signup_id)`,
		`create index deliveries_oldest on deliveries (finished_at)`,
		`create table segments (
			id text primary key,
			name text not null,
			filter text not null,
			created_at TIME not null
		)`,
		`create unique index segments_name on segments (lower(name))`,
		`create table background_work (name text primary key, finished_at TIME not null)`,
		`alter table admins add column panel_columns text`,
		`alter table sessions add column proved_at TIME`,
	])
	const row = await db.selectFrom('waitlist_emails').select('id').limit(1).executeTakeFirst()
	if (row === undefined) {
		await runStatements(db, kind, indexStatements(kind, false))
		await markAttribution(db, new Date().toISOString())
	}
	return []
}
