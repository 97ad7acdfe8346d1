import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { OperatorError } from '#values/operator-error.ts'
import { createFile } from '#platform/db/create-file.ts'
import { isSqliteBusy } from '#platform/db/database.ts'
import { fileError } from '#platform/file-error.ts'

/**
 * Keeps a second server from starting on the same folder, by an operating-system lock that SQLite takes on a separate
 * file. The lock ends with the process, even if that is killed, and works between containers on one machine. Commands
 * that work beside a server do not take the lock.
 *
 * @returns a function that releases the lock
 * @throws OperatorError
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
		if (!isSqliteBusy(error)) throw fileError(error, file)
		throw new OperatorError(
			`Another server is running on ${folder}. Stop it first, or set another DATA_DIR; several servers need DATABASE_URL.`,
		)
	}
}
