import { join } from 'node:path'

/** Where a server keeps the embedded database in its folder. */
export function databaseIn(folder: string): string {
	return join(folder, 'innervolt.sqlite')
}

/** What was written to it since the last checkpoint. */
export function walIn(folder: string): string {
	return `${databaseIn(folder)}-wal`
}
