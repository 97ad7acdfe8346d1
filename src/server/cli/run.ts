import { createStore, type Store } from '#server/store/store.ts'
import { migrate, NewerSchemaError } from '#server/store/migrate.ts'
import { openDatabase } from '#server/store/open.ts'
import { realParts } from '#server/store/parts.ts'
import { readSettings, type Settings, SettingsError } from '#settings/settings.ts'

/** A mistake of whoever typed the command: said in one line, without a stack. */
export class UsageError extends Error {
	override name = 'UsageError'
}

const sayable = [UsageError, SettingsError, NewerSchemaError]

/** Runs a command on the store that the settings name. Prints its answer; ends with 1 when it failed. */
export async function runCommand(
	command: (store: Store, args: readonly string[], settings: Settings) => Promise<string>,
): Promise<void> {
	try {
		const settings = readSettings(process.env)
		const db = openDatabase(settings)
		try {
			await migrate(db)
			console.log(await command(createStore(db, realParts), process.argv.slice(2), settings))
		} finally {
			await db.close()
		}
	} catch (error) {
		const isSaid = sayable.some((kind) => error instanceof kind)
		console.error(isSaid && error instanceof Error ? error.message : error)
		process.exitCode = 1
	}
}
