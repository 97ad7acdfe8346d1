import { setImmediate as restOfTurn } from 'node:timers/promises'
import type { Kysely } from 'kysely'
import { inBatches } from './batches.ts'
import type { Work } from './database.ts'
import type { Tables } from './tables.ts'

/** Tells whoever waits for a work how it ended. */
type Answer = () => void

/**
 * Group commit: every work that arrives in two turns of the event loop shares a transaction, and so one
 * fsync, which is what a durable write costs. Each work fails alone; all are answered after COMMIT.
 */
export function groupCommits(db: Kysely<Tables>, largestGroup: number) {
	async function write<T>(work: Work<T>): Promise<T> {
		// After the phase in which requests arrive, so that the whole turn is in the group; and after one
		// more, for those that arrived while the first were read. An idle turn takes no time.
		await restOfTurn()
		await restOfTurn()
		return await db.transaction().execute(work)
	}

	const together = inBatches<Work<Answer>, Answer>(
		{ write, largestGroup },
		async (transaction, works) => {
			const answers: Answer[] = []
			for (const work of works) answers.push(await work(transaction))
			return answers
		},
	)

	return function writeTogether<T>(work: Work<T>): Promise<T> {
		return new Promise<T>((resolve, reject) => {
			const answered = together(async (transaction) => {
				const value = await work(transaction)
				return () => resolve(value)
			})
			answered.then((answer) => answer(), reject)
		})
	}
}
