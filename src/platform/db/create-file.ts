import { closeSync, existsSync, openSync } from 'node:fs'

/**
 * Creates an empty file that only its owner can read, unless it exists. Does not open an existing file, because closing
 * it outside SQLite drops the locks that SQLite has on it in this process.
 */
export function createFile(file: string): void {
	if (!existsSync(file)) closeSync(openSync(file, 'a', 0o600))
}
