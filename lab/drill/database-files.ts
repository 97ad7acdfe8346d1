import { join } from 'node:path'

export function databaseFile(folder: string): string {
	return join(folder, 'innervolt.sqlite')
}

export function walFile(folder: string): string {
	return `${databaseFile(folder)}-wal`
}
