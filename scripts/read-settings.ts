import { databaseSentence, loadStoredSettings } from '#features/settings/load-stored-settings.ts'
import { readSettings, type Settings, SettingsError } from '#config/settings.ts'

/**
 * Reads the settings, including the stored ones, and adds them to the environment of this process and its children. If
 * the settings cannot be read, prints the error and exits with 1.
 *
 * @param onUnreadable gets the message about an unreadable database; the environment alone is used then
 */
export async function readSettingsOrExit(
	onUnreadable?: (sentence: string) => void,
): Promise<Settings> {
	try {
		await loadStoredSettings().catch((error: unknown) => {
			const sentence = error instanceof SettingsError ? null : databaseSentence(error)
			if (onUnreadable === undefined || sentence === null) throw error
			onUnreadable(sentence)
		})
		return readSettings(process.env)
	} catch (error) {
		console.error(databaseSentence(error) ?? error)
		return process.exit(1)
	}
}
