import { systemClockAndRandom } from '#platform/db/context.ts'
import { migrate } from '#platform/db/migrate.ts'
import { openDatabase } from '#platform/db/open-database.ts'
import { openKeys } from '#platform/keys/open-keys.ts'
import { createSettingStore } from '#features/settings/settings.ts'
import { readDatabaseSettings } from '#config/settings.ts'
import { commandArguments } from './command-line.ts'
import { readSecret } from './read-secret.ts'
import { reportFailure } from './run-command.ts'
import { settingsCommand, settingsUsage } from './settings-command.ts'

const args = commandArguments(settingsUsage)
try {
	// Not all settings, because the stored setting to correct may be invalid.
	const where = readDatabaseSettings(process.env)
	const db = openDatabase(where)
	try {
		for (const note of await migrate(db)) console.error(note)
		const store = createSettingStore({
			...systemClockAndRandom,
			db,
			keys: await openKeys(db, where),
		})
		console.log(await settingsCommand(store, args, process.env, (name) => readSecret(`${name}: `)))
	} finally {
		await db.close()
	}
} catch (error) {
	reportFailure(error)
}
