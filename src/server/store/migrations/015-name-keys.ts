import { sql } from 'kysely'
import { nameKey } from '#domain/account/name-key.ts'
import { type Migration, runStatements } from './migration.ts'

/** The tables with unique names, and the column that identifies their rows. */
const tables = { admins: 'id', invitations: 'hash', segments: 'id' } as const

/**
 * Stores the form in which names are compared. Of two names that SQLite told apart, such as `Ángel` and `ángel`, the
 * second keeps its name and gets a key of its own.
 */
export const addNameKeys: Migration = async (db, kind) => {
	for (const [table, id] of Object.entries(tables)) {
		await runStatements(db, kind, [
			`alter table ${table} add column name_key text`,
			`drop index ${table}_name`,
		])
		const { rows } = await sql<{ id: string; name: string }>`
			select ${sql.ref(id)} as id, name from ${sql.table(table)} order by created_at, ${sql.ref(id)}
		`.execute(db)
		const keys = new Set<string>()
		for (const row of rows) {
			const key = nameKey(row.name)
			const ownKey = keys.has(key) ? `${key}\n${row.id}` : key
			keys.add(ownKey)
			await sql`update ${sql.table(table)} set name_key = ${ownKey} where ${sql.ref(id)} = ${row.id}`.execute(
				db,
			)
		}
		await runStatements(db, kind, [`create unique index ${table}_name on ${table} (name_key)`])
	}
	return []
}
