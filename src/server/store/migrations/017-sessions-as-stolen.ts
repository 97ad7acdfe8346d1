import { type Migration, runStatements } from './migration.ts'

/**
 * Adds proofs for one act, the number of acts since the last proof, the session that an account was invited in, and the
 * notices of changed access.
 */
export const treatSessionsAsStolen: Migration = async (db, kind) => {
	await runStatements(db, kind, [
		`alter table sessions add column acts integer not null default 0`,
		`alter table sessions add column granted text`,
		`alter table sessions add column granted_until TIME`,
		`alter table admins add column invited_by text`,
		`alter table admins add column invited_in text`,
		`alter table invitations add column inviter_id text`,
		`alter table invitations add column invited_in text`,
		`alter table audit add column times integer`,
		`create table access_notices (
			id text primary key,
			at TIME not null,
			recipient text not null,
			action text not null,
			actor text not null,
			target text not null,
			browser text,
			system text,
			next_try_at TIME not null
		)`,
		`create index access_notices_due on access_notices (next_try_at)`,
	])
	return []
}
