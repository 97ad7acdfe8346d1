import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { createFile } from '#server/platform/db/create-file.ts'
import { isSqliteBusy } from '#server/platform/db/database.ts'
import { databaseFileError, DatabaseFileError } from './sqlite-errors.ts'

/**
 * Keeps a second server from starting on the same folder. SQLite takes a lock of the operating system on a separate
 * file. The lock ends with the process, even a killed one, and works between containers on one machine. Commands do not
 * take it.
 *
 * @returns a function that releases the lock
 * @throws DatabaseFileError
 */
export function lockDataFolder(folder: string): () => void {
	const file = join(folder, 'innervolt.lock')
	try {
		createFile(file)
		const lock = new DatabaseSync(file, { timeout: 0 })
		try {
			// Keeps the journal in memory, because nothing is written and a journal would be a second file.
			lock.exec('pragma journal_mode = memory; begin exclusive')
		} catch (error) {
			lock.close()
			throw error
		}
		return () => lock.close()
	} catch (error) {
		if (!isSqliteBusy(error)) throw databaseFileError(error, file)
		throw new DatabaseFileError(
			`Another server is running on ${folder}. Stop it first, or set another DATA_DIR; several servers need DATABASE_URL.`,
		)
	}
}
