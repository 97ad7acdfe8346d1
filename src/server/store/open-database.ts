import { join } from 'node:path'
import type { Database } from './database.ts'
import { openPostgres } from './postgres.ts'
import { openSqlite } from './sqlite.ts'

/** Where the embedded database is. */
export function databaseFile({ dataDir }: { readonly dataDir: string }): string {
	return join(dataDir, 'innervolt.sqlite')
}

/** The database that the settings name: PostgreSQL by its address, else the embedded file. */
export function openDatabase(settings: {
	readonly databaseUrl: string | null
	readonly dataDir: string
}): Database {
	if (settings.databaseUrl !== null) return openPostgres(settings.databaseUrl)
	return openSqlite(databaseFile(settings))
}
