import { sql } from 'kysely'
import { type Migration, runStatements } from './migration.ts'

/** Types other than text whose text form can be indexed: it depends on no setting. */
const indexedTypes = ['smallint', 'integer', 'bigint', 'numeric', 'uuid', 'character']

/**
 * Adds the erasures that go on in the background, and for an adopted table whose ids are not text the index by which
 * they are found as the text that other tables store.
 */
export const boundWork: Migration = async (db, kind) => {
	await runStatements(db, kind, [
		`create table erasure_jobs (
			id text primary key,
			actor text not null,
			wanted text not null,
			created_at TIME not null,
			total integer not null,
			erased integer not null,
			state text not null,
			lease_owner text,
			lease_until TIME,
			finished_at TIME
		)`,
	])
	if (kind === 'sqlite') return []
	const columns = await sql<{ data_type: string }>`
		select data_type from information_schema.columns
		where table_schema = current_schema() and table_name = 'waitlist_emails' and column_name = 'id'
	`.execute(db)
	if (indexedTypes.includes(columns.rows[0]?.data_type ?? '')) {
		await runStatements(db, kind, [
			'create index waitlist_emails_id_text on waitlist_emails (cast(id as text))',
		])
	}
	return []
}
