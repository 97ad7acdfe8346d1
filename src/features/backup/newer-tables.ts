import { join } from 'node:path'
import { sql } from 'kysely'
import { migrate } from '#platform/db/migrate.ts'
import { openDatabase } from '#platform/db/open-database.ts'
import { openPostgres } from '#platform/db/postgres.ts'

type Table = { readonly oid: number; readonly name: string }

/**
 * The tables this release creates.
 *
 * @param folder an empty folder for a temporary database
 */
export async function tablesOfThisRelease(folder: string): Promise<ReadonlySet<string>> {
	await using db = openDatabase({ dataDir: join(folder, 'release'), databaseUrl: null })
	await migrate(db)
	return new Set((await db.read.introspection.getTables()).map(({ name }) => name))
}

/**
 * Restores a dump, and drops the tables it did not replace: a newer release created them, and the next migration would
 * fail to create them again.
 *
 * @param names the tables that may be dropped; other tables of the database are kept
 * @param restore replaces the tables of the dump
 */
export async function removingNewerTables(
	url: string,
	names: ReadonlySet<string>,
	restore: () => Promise<void>,
): Promise<void> {
	const before = await readTables(url)
	await restore()
	// A replaced table has a new oid.
	const after = new Set((await readTables(url)).map(({ oid }) => oid))
	const left = before.filter(({ oid, name }) => after.has(oid) && names.has(name))
	if (left.length === 0) return
	await using db = openPostgres(url)
	const tables = sql.join(left.map(({ name }) => sql.table(name)))
	await sql`drop table ${tables}`.execute(db.reportReader)
}

async function readTables(url: string): Promise<readonly Table[]> {
	await using db = openPostgres(url)
	const { rows } = await sql<Table>`
		select oid::int8 as oid, relname as name from pg_class
		where relkind = 'r' and relnamespace = current_schema()::regnamespace
	`.execute(db.read)
	return rows
}
