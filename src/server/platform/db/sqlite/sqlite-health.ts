import { DatabaseSync } from 'node:sqlite'
import { sql } from 'kysely'
import { isDiskFull, type TransactionWork } from '#server/platform/db/database.ts'

type Write = <T>(work: TransactionWork<T>) => Promise<T>

/** Large enough to need another page. */
const probeText = 'x'.repeat(8_192)

/** Watches whether writes of the embedded database fail because the disk is full. */
export function createSqliteHealth(file: string, write: Write) {
	let isFull = false

	/**
	 * Awaits a write and records whether it failed because the disk is full. Every kind of write must go through it.
	 */
	async function watch<T>(written: Promise<T>): Promise<T> {
		try {
			return await written
		} catch (error) {
			isFull ||= isDiskFull(error)
			throw error
		}
	}

	/** Rejects if the file cannot be read or the disk is still full. */
	async function check(): Promise<void> {
		readSchema(file)
		if (!isFull) return
		await write((db) =>
			sql`insert or replace into installation (name, value) values ('disk probe', ${probeText})`.execute(
				db,
			),
		)
		isFull = false
		await write((db) => sql`delete from installation where name = 'disk probe'`.execute(db))
	}

	return { watch, check }
}

/**
 * Reads the file over a new connection, because an open one answers from memory. Do not use `node:fs`: closing the file
 * outside SQLite drops this process's locks on it, and the next program that closes the database would delete the log
 * while it is in use.
 */
function readSchema(file: string): void {
	const connection = new DatabaseSync(file, { readOnly: true })
	try {
		const { tables } =
			connection.prepare('select count(*) as tables from sqlite_schema').get() ?? {}
		if (tables === 0) throw new Error('The database is empty')
	} finally {
		connection.close()
	}
}
