import { existsSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'
import { pathToFileURL } from 'node:url'
import { sql } from 'kysely'
import type { Settings } from '#config/settings.ts'
import { databaseFile } from './open-database.ts'
import { fileError } from '#platform/file-error.ts'

type Row = Readonly<Record<string, unknown>>

/**
 * Reads rows without creating, migrating or changing a database. Returns none if the database or the table is missing.
 *
 * @param statement without parameters, the same for both databases
 * @throws OperatorError if the file is damaged or cannot be read
 */
export async function readRows(
	where: Pick<Settings, 'databaseUrl' | 'dataDir'>,
	table: string,
	statement: string,
): Promise<readonly Row[]> {
	return where.databaseUrl === null
		? rowsOfFile(databaseFile(where), table, statement)
		: await rowsOfServer(where.databaseUrl, statement)
}

function rowsOfFile(file: string, table: string, statement: string): readonly Row[] {
	if (!existsSync(file)) return []
	const url = pathToFileURL(file)
	// A file without a write-ahead log is opened as immutable. Otherwise reading would create a log, which would look
	// like that of a crashed process.
	url.search = existsSync(`${file}-wal`) ? '?mode=ro' : '?mode=ro&immutable=1'
	try {
		using db = new DatabaseSync(url, { readOnly: true, timeout: 2_000 })
		const found = db.prepare('select 1 from sqlite_schema where name = ?').get(table)
		return found === undefined ? [] : db.prepare(statement).all()
	} catch (error) {
		throw fileError(error, file)
	}
}

async function rowsOfServer(url: string, statement: string): Promise<readonly Row[]> {
	const { openPostgres } = await import('./postgres.ts')
	await using db = openPostgres(url)
	try {
		return (await sql<Row>`${sql.raw(statement)}`.execute(db.read)).rows
	} catch (error) {
		// No such table, or no such schema.
		if (error instanceof Error && 'code' in error && error.code === '42P01') return []
		throw error
	}
}
