import { type Kysely, sql, type Transaction } from 'kysely'
import type { Work } from './database.ts'
import type { Tables } from './tables.ts'

/** Tells whoever waits for a work how it ended. */
type Answer = () => void

type Entry = {
	readonly work: Work<Answer>
	readonly reject: (reason: unknown) => void
}

/** So many works at most share a transaction: the server answers nothing while one runs. */
const largestGroup = 256

/**
 * Group commit: every work that arrives in one turn of the event loop shares a transaction, and so one
 * fsync, which is what a durable write costs. Each work has its own savepoint and fails alone; all are
 * answered after COMMIT.
 */
export function groupCommits(db: Kysely<Tables>, most = largestGroup) {
	const waiting: Entry[] = []
	let isRunning = false

	async function run(): Promise<void> {
		while (waiting.length > 0) await commit(db, waiting.splice(0, most))
		isRunning = false
	}

	return function write<T>(work: Work<T>): Promise<T> {
		return new Promise<T>((resolve, reject) => {
			waiting.push({
				work: async (transaction) => {
					const value = await work(transaction)
					return () => resolve(value)
				},
				reject,
			})
			if (isRunning) return
			isRunning = true
			// After the phase in which requests arrive, so that the whole turn is in the group.
			setImmediate(() => void run())
		})
	}
}

async function commit(db: Kysely<Tables>, group: readonly Entry[]): Promise<void> {
	try {
		const answers = await db.transaction().execute(async (transaction) => {
			const ready: Answer[] = []
			for (const entry of group) ready.push(await alone(transaction, entry))
			return ready
		})
		for (const answer of answers) answer()
	} catch (error) {
		// Nothing of the group was kept: the disk is full, or the file is busy.
		for (const entry of group) entry.reject(error)
	}
}

async function alone(transaction: Transaction<Tables>, entry: Entry): Promise<Answer> {
	await sql`savepoint work`.execute(transaction)
	try {
		const answer = await entry.work(transaction)
		await sql`release work`.execute(transaction)
		return answer
	} catch (error) {
		await undo(transaction, error)
		return () => entry.reject(error)
	}
}

/** Undoes one work. Where SQLite has rolled everything back by itself, the whole group fails for that reason. */
async function undo(transaction: Transaction<Tables>, reason: unknown): Promise<void> {
	try {
		await sql`rollback to work`.execute(transaction)
		await sql`release work`.execute(transaction)
	} catch {
		throw reason
	}
}
