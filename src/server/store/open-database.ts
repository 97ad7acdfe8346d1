import { join } from 'node:path'
import type { Database } from './database.ts'
import { openPostgres } from './postgres.ts'
import { openSqlite } from './sqlite.ts'

/** The path of the embedded database. */
export function databaseFile({ dataDir }: { readonly dataDir: string }): string {
	return join(dataDir, 'innervolt.sqlite')
}

/** The folder of the erasure journal. It is used with PostgreSQL, too. */
export function erasureFolder({ dataDir }: { readonly dataDir: string }): string {
	return join(dataDir, 'erasures')
}

/** Opens PostgreSQL if `databaseUrl` is set, else the embedded SQLite file in `dataDir`. */
export function openDatabase(settings: {
	readonly databaseUrl: string | null
	readonly dataDir: string
}): Database {
	if (settings.databaseUrl !== null) return openPostgres(settings.databaseUrl)
	return openSqlite(databaseFile(settings))
}
