import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { createFile } from '#server/platform/db/create-file.ts'
import { isSqliteBusy } from '#server/platform/db/database.ts'
import { databaseFileError, DatabaseFileError } from './sqlite-errors.ts'

/**
 * Keeps a second server from starting on the same folder. The lock is one of the operating system, taken by SQLite on
 * a file of its own: it ends with the process, however it dies, and works between containers on one machine. Commands
 * beside the server take none.
 *
 * @returns a function that gives the lock back
 * @throws DatabaseFileError
 */
export function lockDataFolder(folder: string): () => void {
	const file = join(folder, 'innervolt.lock')
	try {
		createFile(file)
		const lock = new DatabaseSync(file, { timeout: 0 })
		try {
			// In memory, because nothing is written: a journal would be a second file.
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
