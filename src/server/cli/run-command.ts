import { existsSync } from 'node:fs'
import { createStore, type Store } from '#server/store/store.ts'
import { migrate, NewerSchemaError } from '#server/store/migrate.ts'
import { databaseFile, openDatabase } from '#server/store/open-database.ts'
import { systemClockAndRandom } from '#server/store/context.ts'
import { readSettings, type Settings, SettingsError } from '#settings/settings.ts'

/** A mistake of whoever typed the command: said in one line, without a stack. */
export class UsageError extends Error {
	override name = 'UsageError'
}

const operatorErrors = [UsageError, SettingsError, NewerSchemaError]

/**
 * Runs a command on the store that the settings name. Prints its answer; ends with 1 when it failed.
 *
 * @param makesDatabase where there is none yet: for what an owner does before the first start
 */
export async function runCommand(
	command: (store: Store, args: readonly string[], settings: Settings) => Promise<string>,
	{ makesDatabase: createDatabase = false } = {},
): Promise<void> {
	try {
		const settings = readSettings(process.env)
		// A command in the wrong folder would make an empty one, and say that all is well.
		const isThere = settings.databaseUrl !== null || existsSync(databaseFile(settings))
		if (!isThere && !createDatabase) {
			throw new UsageError(
				`There is no database at ${databaseFile(settings)}. Set DATA_DIR to the site's own folder, or start the site once.`,
			)
		}
		const db = openDatabase(settings)
		try {
			// Not among the answer: that of an export is a file.
			for (const note of await migrate(db)) console.error(note)
			console.log(
				await command(createStore(db, systemClockAndRandom), process.argv.slice(2), settings),
			)
		} finally {
			await db.close()
		}
	} catch (error) {
		const isSaid = operatorErrors.some((kind) => error instanceof kind)
		console.error(isSaid && error instanceof Error ? error.message : error)
		process.exitCode = 1
	}
}
