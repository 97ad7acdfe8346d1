import { join } from 'node:path'

/** The path of the embedded database in a data folder. */
export function databaseFile(folder: string): string {
	return join(folder, 'innervolt.sqlite')
}

/** The path of the embedded database's write-ahead log. */
export function walFile(folder: string): string {
	return `${databaseFile(folder)}-wal`
}
