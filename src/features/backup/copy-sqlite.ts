import { existsSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { DatabaseSync } from 'node:sqlite'
import { OperatorError } from '#values/operator-error.ts'
import { letterStateAfter, statesBefore } from '#features/letters/rules/letter-state.ts'
import { restoredColumns } from '#features/letters/letters.ts'
import { databaseFileError } from '#platform/db/sqlite/sqlite-errors.ts'
import { namingPath } from './backup-error.ts'

/** SQLite's code for a full disk (`SQLITE_FULL`). */
const fullCode = 13

/**
 * Copies the embedded database as a consistent snapshot while the server keeps writing, and checks the copy.
 *
 * @param copy a path without a file
 * @throws OperatorError if there is no database or no room, or if the copy is damaged
 */
export async function copySqlite(source: string, copy: string): Promise<void> {
	if (!existsSync(source)) throw new OperatorError(`There is no database at ${source}.`)
	// VACUUM INTO accepts an existing empty file, which lets us restrict its mode to the owner.
	await namingPath(copy, () => writeFile(copy, '', { mode: 0o600 }))
	try {
		using from = new DatabaseSync(source, { readOnly: true, timeout: 10_000 })
		from.prepare('vacuum into ?').run(copy)
		checkCopy(copy, source)
	} catch (error) {
		if (error instanceof Error && 'errcode' in error && error.errcode === fullCode) {
			throw new OperatorError(
				`There is no room for the copy ${copy} on its disk. Make room and run the command again.`,
				{ cause: error },
			)
		}
		throw databaseFileError(error, source)
	}
}

/**
 * Checks a copy in full and pauses its letters: after a restore it is unknown who received a letter since the backup.
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
		pauseLetters(copy)
	} catch (error) {
		throw databaseFileError(error, source)
	}
}

/** Pauses letters, and turns letters without a sent email into drafts. */
function pauseLetters(copy: DatabaseSync): void {
	const hasLetters = copy
		.prepare(`select 1 from sqlite_schema where type = 'table' and name = 'letters'`)
		.get()
	if (hasLetters === undefined) return
	for (const before of statesBefore('restore')) {
		const state = letterStateAfter(before, 'restore')
		const columns = { pause_code: null, ...restoredColumns(before), state }
		const names = Object.keys(columns).map((name) => `${name} = ?`)
		copy
			.prepare(`update letters set ${names.join(', ')} where state = ?`)
			.run(...Object.values(columns), before)
	}
}
