import { join } from 'node:path'
import type { Settings } from '#settings/settings.ts'
import { openKeys } from '#server/platform/keys/open-keys.ts'
import type { Database } from './database.ts'
import { openPostgres } from './postgres.ts'
import { databaseFileError } from '#server/platform/db/sqlite/sqlite-errors.ts'
import { openSqlite } from '#server/platform/db/sqlite/sqlite.ts'
import type { StoreOptions } from '#server/store.ts'

/** The path of the embedded database. */
export function databaseFile({ dataDir }: { readonly dataDir: string }): string {
	return join(dataDir, 'innervolt.sqlite')
}

/** The folder of the erasure journal. It is used with PostgreSQL, too. */
function erasureFolder({ dataDir }: { readonly dataDir: string }): string {
	return join(dataDir, 'erasures')
}

/** The options of the store that follow from the settings. The database must be migrated. */
export async function storeOptions(
	db: Database,
	settings: Pick<Settings, 'dataDir' | 'webhook' | 'secretKey'>,
): Promise<Required<StoreOptions>> {
	return {
		keys: await openKeys(db, settings),
		journalFolder: erasureFolder(settings),
		hasWebhook: settings.webhook !== null,
	}
}

/** Opens PostgreSQL if `databaseUrl` is set, else the embedded SQLite file in `dataDir`. */
export function openDatabase(settings: {
	readonly databaseUrl: string | null
	readonly dataDir: string
}): Database {
	if (settings.databaseUrl !== null) return openPostgres(settings.databaseUrl)
	const file = databaseFile(settings)
	try {
		return openSqlite(file)
	} catch (error) {
		throw databaseFileError(error, file)
	}
}
