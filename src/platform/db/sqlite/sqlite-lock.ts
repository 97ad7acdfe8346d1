import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { OperatorError } from '#values/operator-error.ts'
import { createFile } from '#platform/db/create-file.ts'
import { isSqliteBusy } from '#platform/db/database.ts'
import { databaseFileError } from './sqlite-errors.ts'

/**
 * Keeps a second server from starting on the same folder. Commands that work beside a server do not take this lock.
 *
 * @returns a function that releases the lock
 * @throws OperatorError
 */
export function lockDataFolder(folder: string): () => void {
	return lockFile(
		join(folder, 'innervolt.lock'),
		`Another server is running on ${folder}. Stop it first, or set another DATA_DIR; several servers need DATABASE_URL.`,
	)
}

/**
 * Takes an operating-system lock on a separate file through SQLite. The lock ends with the process, even a killed
 * one, and works between containers on one machine.
 *
 * @param busyMessage the error's message if another process has the lock
 * @returns a function that releases the lock
 * @throws OperatorError
 */
export function lockFile(file: string, busyMessage: string): () => void {
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
		throw new OperatorError(busyMessage)
	}
}
