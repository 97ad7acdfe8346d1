import { existsSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { DatabaseSync } from 'node:sqlite'
import { OperatorError } from '#values/operator-error.ts'
import { isDiskFull } from '#platform/db/database.ts'
import { fileError, namingFile } from '#platform/file-error.ts'

/**
 * Copies the embedded database as a consistent snapshot while the server keeps writing, and checks the copy.
 *
 * @param copy a path at which no file exists
 * @throws OperatorError if there is no database or no room, or if the copy is damaged
 */
export async function copySqlite(source: string, copy: string): Promise<void> {
	if (!existsSync(source)) throw new OperatorError(`There is no database at ${source}.`)
	// VACUUM INTO accepts an existing empty file, which lets us restrict its mode to the owner.
	await namingFile(copy, () => writeFile(copy, '', { mode: 0o600 }))
	try {
		using from = new DatabaseSync(source, { readOnly: true, timeout: 10_000 })
		from.prepare('vacuum into ?').run(copy)
		checkCopy(copy, source)
	} catch (error) {
		throw fileError(error, isDiskFull(error) ? copy : source)
	}
}

/**
 * Checks a copy in full. Marks the copy, so that the first start on it pauses its letters, because nobody knows who has
 * received a letter since the copy was made.
 *
 * @param source the name of the copy in messages
 * @throws OperatorError if the copy fails the integrity check or cannot be read
 */
export function checkCopy(file: string, source: string): void {
	try {
		using copy = new DatabaseSync(file)
		const found = copy.prepare('pragma integrity_check').get()?.['integrity_check']
		if (found !== 'ok') {
			throw new OperatorError(
				`${source} is damaged: it fails SQLite's integrity check. Use an older backup.`,
			)
		}
		const hasLetters = copy.prepare(`select 1 from sqlite_schema where name = 'letters'`).get()
		if (hasLetters) copy.exec(`update letters set table_id = 'copy'`)
	} catch (error) {
		throw fileError(error, source)
	}
}
