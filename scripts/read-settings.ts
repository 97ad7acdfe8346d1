import { DatabaseFileError } from '#server/platform/db/sqlite/sqlite-errors.ts'
import { KeyError } from '#server/platform/keys/key-file.ts'
import { useStoredSettings } from '#server/settings/use-stored-settings.ts'
import { readSettings, type Settings, SettingsError } from '#settings/settings.ts'

/**
 * Reads the settings, the stored ones included, which are in the environment of this process and its children from then
 * on. Prints what is wrong and exits.
 */
export async function readSettingsOrExit(): Promise<Settings> {
	try {
		await useStoredSettings()
		return readSettings(process.env)
	} catch (error) {
		const isOperatorError = [SettingsError, DatabaseFileError, KeyError].some(
			(kind) => error instanceof kind,
		)
		console.error(isOperatorError && error instanceof Error ? error.message : error)
		return process.exit(1)
	}
}
