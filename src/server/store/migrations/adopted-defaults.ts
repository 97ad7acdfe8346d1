import { type Kysely, sql } from 'kysely'
import type { Tables } from '#server/store/tables.ts'
import { runStatements } from './migration.ts'

type Column = { column_name: string; data_type: string; has_default: boolean }

const idDefaults: Readonly<Record<string, readonly string[]>> = {
	uuid: ['alter table waitlist_emails alter column id set default gen_random_uuid()'],
	text: ['alter table waitlist_emails alter column id set default gen_random_uuid()::text'],
	'character varying': [
		'alter table waitlist_emails alter column id set default gen_random_uuid()::text',
	],
	bigint: sequenceDefault(),
	integer: sequenceDefault(),
}

function sequenceDefault(): readonly string[] {
	return [
		'create sequence waitlist_emails_id_seq owned by waitlist_emails.id',
		`select setval('waitlist_emails_id_seq', coalesce((select max(id) from waitlist_emails), 0) + 1, false)`,
		`alter table waitlist_emails alter column id set default nextval('waitlist_emails_id_seq')`,
	]
}

/** Adds defaults to id and created_at, which an adopted table may have left to its application. */
export async function addDefaults(db: Kysely<Tables>): Promise<void> {
	const columns = await sql<Column>`
		select column_name, data_type, column_default is not null or is_identity = 'YES' as has_default
		from information_schema.columns
		where table_schema = current_schema() and table_name = 'waitlist_emails'
			and column_name in ('id', 'created_at')
	`.execute(db)
	for (const column of columns.rows) {
		if (column.has_default) continue
		if (column.column_name === 'created_at') {
			await runStatements(db, 'postgres', [
				'alter table waitlist_emails alter column created_at set default now()',
			])
			continue
		}
		const statements = idDefaults[column.data_type]
		if (statements === undefined) {
			throw new Error(
				`waitlist_emails.id has type ${column.data_type} and no default. Give the column a default value and start again.`,
			)
		}
		await runStatements(db, 'postgres', statements)
	}
}
