import { type Migration, runStatements } from './migration.ts'

export const createAccounts: Migration = async (db, kind) => {
	await runStatements(db, kind, [
		`create table admins (
			id text primary key,
			name text not null,
			password_hash text not null,
			created_at TIME not null,
			disabled_at TIME
		)`,
		`create unique index admins_name on admins (lower(name))`,
		`create table sessions (
			hash text primary key,
			admin_id text not null references admins (id) on delete cascade,
			created_at TIME not null,
			seen_at TIME not null
		)`,
		`create index sessions_admin on sessions (admin_id)`,
		`create table throttle (id text primary key, key text not null, at TIME not null)`,
		`create index throttle_newest on throttle (key, at)`,
		`create index throttle_oldest on throttle (at)`,
		`create table audit (
			id text primary key,
			at TIME not null,
			actor text not null,
			action text not null,
			detail text not null
		)`,
		`create index audit_newest on audit (at)`,
	])
	return []
}
