import { existsSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'
import { pathToFileURL } from 'node:url'
import { databaseFile } from '#server/platform/db/open-database.ts'
import { databaseFileError } from '#server/platform/db/sqlite/sqlite-errors.ts'
import { keyFile, readKeyFile } from '#server/platform/keys/key-file.ts'
import { deriveKeys } from '#server/platform/keys/keys.ts'
import { readDatabaseSettings, type SettingTexts, withStored } from '#settings/settings.ts'
import { type OpenedSettings, openSettings, revisionOf, type SettingRow } from './open-settings.ts'

/** What a process was given, before the stored settings were added to it. */
export type GivenSettings = {
	readonly environment: SettingTexts
	readonly unreadable: OpenedSettings['unreadable']
	/** Of the stored settings that were added. */
	readonly revision: string
}

/**
 * Adds the stored settings to the environment of this process, which wins over them. Call it before modules are imported
 * that read the environment. Neither creates nor changes a database.
 *
 * @throws SettingsError if a variable is invalid
 * @throws KeyError if the key file is damaged
 */
export async function useStoredSettings(): Promise<GivenSettings> {
	const environment = { ...process.env }
	const where = readDatabaseSettings(environment)
	const rows =
		where.databaseUrl === null ? fileRows(databaseFile(where)) : await serverRows(where.databaseUrl)
	const { values, unreadable } = await openRows(rows, where)
	Object.assign(process.env, withStored(environment, values))
	return { environment, unreadable, revision: revisionOf(rows) }
}

async function openRows(
	rows: readonly SettingRow[],
	where: ReturnType<typeof readDatabaseSettings>,
): Promise<OpenedSettings> {
	if (rows.length === 0) return { values: {}, unreadable: [] }
	const secret = where.secretKey ?? (await readKeyFile(keyFile(where)))
	return openSettings(rows, secret && deriveKeys(secret).settings)
}

/** The rows in the embedded database; none if the file or the table is missing. */
function fileRows(file: string): readonly SettingRow[] {
	if (!existsSync(file)) return []
	const url = pathToFileURL(file)
	// Reading would make a log, which the next start would take for an interruption.
	url.search = existsSync(`${file}-wal`) ? '?mode=ro' : '?mode=ro&immutable=1'
	try {
		const db = new DatabaseSync(url, { readOnly: true, timeout: 2_000 })
		try {
			const found = db.prepare(`select 1 from sqlite_schema where name = 'settings'`).get()
			if (found === undefined) return []
			const rows = db.prepare('select name, value from settings').all()
			return rows.map(({ name, value }) => ({ name: String(name), value: String(value) }))
		} finally {
			db.close()
		}
	} catch (error) {
		throw databaseFileError(error, file)
	}
}

/** The rows in PostgreSQL; none before the migration. */
async function serverRows(url: string): Promise<readonly SettingRow[]> {
	const { openPostgres } = await import('#server/platform/db/postgres.ts')
	const db = openPostgres(url)
	try {
		return await db.read.selectFrom('settings').select(['name', 'value']).execute()
	} catch (error) {
		// No such table, or no such schema.
		if (error instanceof Error && 'code' in error && error.code === '42P01') return []
		throw error
	} finally {
		await db.close()
	}
}
