import { closeSync, existsSync, openSync } from 'node:fs'

/**
 * Creates an empty file that only its owner can read, unless it exists. An existing one is not opened: closing a file
 * outside SQLite drops the locks that SQLite has on it in this process.
 */
export function createFile(file: string): void {
	if (!existsSync(file)) closeSync(openSync(file, 'a', 0o600))
}
