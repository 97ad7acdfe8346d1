import { systemClockAndRandom } from '#platform/db/context.ts'
import { openKeys } from '#platform/keys/open-keys.ts'
import { createSettingStore } from '#features/settings/settings.ts'
import { readDatabaseSettings } from '#config/settings.ts'
import { commandArguments } from './command-line.ts'
import { readSecret } from './read-secret.ts'
import { reportingFailure, withDatabase } from './run-command.ts'
import { settingsCommand, settingsUsage } from './settings-command.ts'

const args = commandArguments(settingsUsage)
await reportingFailure(async () => {
	// Reads only the settings of the database, because the stored setting that the command corrects may be invalid.
	const where = readDatabaseSettings(process.env)
	await withDatabase(where, async (db) => {
		const keys = await openKeys(db, where)
		const store = createSettingStore({ ...systemClockAndRandom, db, keys })
		console.log(await settingsCommand(store, args, process.env, (name) => readSecret(`${name}: `)))
	})
})
