import { existsSync } from 'node:fs'
import { OperatorError } from '#values/operator-error.ts'
import { openKeys } from '#platform/keys/open-keys.ts'
import { createStore, type Store, storeOptions } from '#app/store.ts'
import { WordsError } from '#cms/reader/files/words-error.ts'
import { migrate } from '#platform/db/migrate.ts'
import type { Database } from '#platform/db/database.ts'
import { databaseFile, openDatabase } from '#platform/db/open-database.ts'
import { lockDataFolder } from '#platform/db/sqlite/sqlite-lock.ts'
import { Refusal } from '#platform/http/api-errors.ts'
import { systemClockAndRandom } from '#platform/db/context.ts'
import { loadStoredSettings } from '#features/settings/load-stored-settings.ts'
import { readSettings, type Settings } from '#config/settings.ts'
import { commandArguments } from './command-line.ts'

/** Invalid arguments; the message is the usage. The exit code is 2. */
export class UnknownCommand extends OperatorError {}

/**
 * Runs a command on the configured database and prints its result. Sets exit code 1 on failure. Handles help and
 * unknown commands before a database is needed.
 *
 * @param usage of the command
 * @param options `createsDatabase`: whether to create a missing database, for commands before the first start
 */
export async function runCommand(
	usage: string,
	command: (store: Store, args: readonly string[], settings: Settings) => Promise<string>,
	{ createsDatabase = false } = {},
): Promise<void> {
	const args = commandArguments(usage)
	await reportingFailure(async () => {
		await loadStoredSettings()
		const settings = readSettings(process.env)
		if (!createsDatabase) requireDatabase(settings)
		await withDatabase(settings, async (db) => {
			const options = storeOptions(settings, await openKeys(db, settings))
			const store = createStore(db, systemClockAndRandom, options)
			console.log(await command(store, args, settings))
		})
	})
}

type DatabaseSettings = Pick<Settings, 'databaseUrl' | 'dataDir'>

/** Runs work on the migrated database. If exclusive, throws if a server is running on an embedded database. */
export async function withDatabase(
	settings: DatabaseSettings,
	work: (db: Database) => Promise<void>,
	{ isExclusive = false } = {},
): Promise<void> {
	using unlocking = new DisposableStack()
	await using db = openDatabase(settings)
	if (isExclusive && db.kind === 'sqlite') unlocking.defer(lockDataFolder(settings.dataDir))
	// To standard error: an export's standard output is redirected to a file.
	for (const note of await migrate(db)) console.error(note)
	await work(db)
}

/**
 * Requires an existing database. A command in the wrong folder would otherwise create an empty one and succeed.
 *
 * @throws OperatorError
 */
export function requireDatabase(settings: DatabaseSettings): void {
	if (settings.databaseUrl !== null || existsSync(databaseFile(settings))) return
	throw new OperatorError(
		`There is no database at ${databaseFile(settings)}. Set DATA_DIR to the site's data folder, or start the site once.`,
	)
}

/** Prints why a command failed and sets the exit code. Only unexpected errors have a stack trace. */
export async function reportingFailure(command: () => Promise<void>): Promise<void> {
	try {
		await command()
	} catch (error) {
		const isExpected =
			error instanceof OperatorError || error instanceof Refusal || error instanceof WordsError
		console.error(isExpected ? error.message : error)
		process.exitCode = error instanceof UnknownCommand ? 2 : 1
	}
}
