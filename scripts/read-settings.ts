import { DatabaseFileError } from '#server/platform/db/sqlite/sqlite-errors.ts'
import { KeyError } from '#server/platform/keys/key-file.ts'
import { useStoredSettings } from '#server/settings/use-stored-settings.ts'
import { readSettings, type Settings, SettingsError } from '#settings/settings.ts'

/**
 * Reads the settings, stored ones included, and adds them to the environment of this process and its children. Prints
 * errors and exits.
 */
export async function readSettingsOrExit(): Promise<Settings> {
	try {
		await useStoredSettings()
		return readSettings(process.env)
	} catch (error) {
		console.error(messageOf(error))
		return process.exit(1)
	}
}

/** Driver messages may contain the URL with its password, so a code replaces them. */
function messageOf(error: unknown): unknown {
	if (!(error instanceof Error)) return error
	if ([SettingsError, DatabaseFileError, KeyError].some((kind) => error instanceof kind)) {
		return error.message
	}
	return 'code' in error
		? `The database of DATABASE_URL cannot be read (${String(error.code)}). Start it, or correct the setting.`
		: error
}
