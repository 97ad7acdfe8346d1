import { OperatorError } from '#values/operator-error.ts'
import { readRows } from '#platform/db/read-rows.ts'
import { keyFile, readKeyFile } from '#platform/keys/key-file.ts'
import { deriveKeys } from '#platform/keys/keys.ts'
import { readDatabaseSettings, type SettingTexts, withStored } from '#config/settings.ts'
import { type OpenedSettings, openSettings, type SettingRow } from './open-settings.ts'

/** The environment of a process before its stored settings were added, and the state of these settings. */
export type GivenSettings = Pick<OpenedSettings, 'unreadable' | 'revision'> & {
	readonly environment: SettingTexts
}

/**
 * Adds the stored settings to this process's environment, whose existing variables take precedence. Call it before
 * importing modules that read the environment. Neither creates nor changes a database.
 *
 * @throws SettingsError if a variable is invalid
 * @throws OperatorError if the key file is damaged
 */
export async function loadStoredSettings(): Promise<GivenSettings> {
	const environment = { ...process.env }
	const where = readDatabaseSettings(environment)
	const found = await readRows(where, 'settings', 'select name, value from settings')
	const rows = found.map(({ name, value }) => ({ name: String(name), value: String(value) }))
	const { values, ...opened } = await openRows(rows, where)
	Object.assign(process.env, withStored(environment, values))
	return { environment, ...opened }
}

async function openRows(
	rows: readonly SettingRow[],
	where: ReturnType<typeof readDatabaseSettings>,
): Promise<OpenedSettings> {
	const secret = rows.length === 0 ? null : (where.secretKey ?? (await readKeyFile(keyFile(where))))
	return openSettings(rows, secret && deriveKeys(secret).settings)
}

/**
 * Says why the database or its key cannot be read; null for other errors. Driver messages may contain the URL with its
 * password, so a code replaces them.
 */
export function databaseSentence(error: unknown): string | null {
	if (error instanceof OperatorError) return error.message
	if (!(error instanceof Error && 'code' in error)) return null
	return `The database cannot be read (${String(error.code)}). Start it, correct DATABASE_URL, or restore a backup.`
}
