import { open } from 'node:fs/promises'
import { sql } from 'kysely'
import { isDiskFull, type TransactionWork } from './database.ts'

type Write = <T>(work: TransactionWork<T>) => Promise<T>

/** Large enough to need a page of its own. */
const probeText = 'x'.repeat(8_192)

/** Watches whether writes of the embedded database fail because the disk is full. */
export function createSqliteHealth(file: string, write: Write) {
	let isFull = false

	/** Passes a write on, and notes whether it failed for want of room. Each way to write goes through it. */
	async function watch<T>(written: Promise<T>): Promise<T> {
		try {
			return await written
		} catch (error) {
			isFull ||= isDiskFull(error)
			throw error
		}
	}

	/**
	 * Rejects if the file cannot be read, or a full disk still has no room. A statement alone may be answered from
	 * memory.
	 */
	async function check(): Promise<void> {
		const handle = await open(file, 'r')
		try {
			const { buffer } = await handle.read({ buffer: Buffer.alloc(16), position: 0 })
			if (buffer.toString('latin1') !== 'SQLite format 3\0') throw new Error('Not a database')
		} finally {
			await handle.close()
		}
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
