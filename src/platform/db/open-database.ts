import { join } from 'node:path'
import type { Database } from './database.ts'
import { openPostgres } from './postgres.ts'
import { fileError } from '#platform/file-error.ts'
import { openSqlite } from './sqlite/sqlite.ts'

export function databaseFile({ dataDir }: { readonly dataDir: string }): string {
	return join(dataDir, 'innervolt.sqlite')
}

export function openDatabase(settings: {
	readonly databaseUrl: string | null
	readonly dataDir: string
}): Database {
	if (settings.databaseUrl !== null) return openPostgres(settings.databaseUrl)
	const file = databaseFile(settings)
	try {
		return openSqlite(file)
	} catch (error) {
		throw fileError(error, file)
	}
}
