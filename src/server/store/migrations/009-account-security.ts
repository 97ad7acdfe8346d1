import { type Migration, runStatements } from './migration.ts'

/**
 * Adds passkeys, invitations of further admins, the device of a session, and the rows that a session without a recent
 * proof has read.
 */
export const addAccountSecurity: Migration = async (db, kind) => {
	await runStatements(db, kind, [
		`alter table admins add column password_changed_at TIME`,
		`alter table admins add column last_login_at TIME`,
		`alter table sessions add column browser text`,
		`alter table sessions add column system text`,
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
			invited_by text not null,
			created_at TIME not null,
			expires_at TIME not null
		)`,
		`create unique index invitations_name on invitations (lower(name))`,
		`create table session_reads (
			id text primary key,
			session_hash text not null,
			at TIME not null,
			rows integer not null
		)`,
		`create index session_reads_session on session_reads (session_hash, at)`,
		`create index session_reads_oldest on session_reads (at)`,
	])
	return []
}
