import { sql, type Transaction } from 'kysely'
import { retryAfter } from '#domain/account/throttle.ts'
import { inBatches } from './batches.ts'
import type { Database } from './database.ts'
import { among, insertAll } from './many.ts'
import { type Ground, iso, milliseconds, newId } from './parts.ts'
import type { Tables } from './tables.ts'

/** One counter: at most `limit` attempts under `key` in `windowMs` milliseconds. */
export type Throttle = {
	readonly key: string
	readonly limit: number
	readonly windowMs: number
}

/** An attempt that was let through, or the seconds to wait. */
export type Attempt = { readonly id: string } | { readonly retryAfter: number }

/** What was counted under a key, in milliseconds. */
type Counter = { count: number; oldest: number | null }

export function throttlesIn(ground: Ground) {
	const { db } = ground

	/**
	 * Counts an attempt under each key, unless one of them is full: then none is counted. Counting comes
	 * before the attempt, so that many at once cannot all find room.
	 */
	const take = inBatches<readonly Throttle[], Attempt>(db, (transaction, attempts) =>
		takeIn(transaction, ground, attempts),
	)

	/** The attempt was no failure after all: takes it back everywhere, and forgets all earlier ones of `key`. */
	async function forgive(attempt: { readonly id: string }, keys: readonly string[], key: string) {
		await db.write(async (transaction) => {
			const ids = keys.map((each) => `${attempt.id}:${each}`)
			await transaction.deleteFrom('throttle').where('id', 'in', ids).execute()
			await transaction.deleteFrom('throttle').where('key', '=', key).execute()
		})
	}

	return { take, forgive }
}

/** Counts many attempts, one after the other, as part of a larger transaction. */
export async function takeIn(
	transaction: Transaction<Tables>,
	ground: Ground,
	attempts: readonly (readonly Throttle[])[],
): Promise<readonly Attempt[]> {
	const time = ground.now()
	const throttles = attempts.flat()
	if (ground.db.kind === 'postgres') await lock(transaction, throttles)
	const counters = await countersOf(transaction, ground.db.kind, throttles, time)
	const counted: { id: string; key: string; at: string }[] = []
	const answers = attempts.map((attempt) => {
		const each = attempt.map((throttle) => ({ throttle, counter: counters(throttle.key) }))
		const waits = each.map(({ throttle: { limit, windowMs }, counter: { count, oldest } }) =>
			count < limit ? 0 : retryAfter(oldest, windowMs, time),
		)
		const wait = Math.max(0, ...waits)
		if (wait > 0) return { retryAfter: wait }
		const id = newId(ground)
		for (const { throttle, counter } of each) {
			counter.count += 1
			counter.oldest ??= time
			counted.push({ id: `${id}:${throttle.key}`, key: throttle.key, at: iso(time) })
		}
		return { id }
	})
	if (counted.length > 0) await insertAll(transaction, ground.db.kind, 'throttle', counted)
	return answers
}

/** What stands under each key within its window, until the transaction counts more. */
async function countersOf(
	transaction: Transaction<Tables>,
	kind: Database['kind'],
	throttles: readonly Throttle[],
	time: number,
): Promise<(key: string) => Counter> {
	const counters = new Map<string, Counter>()
	for (const [windowMs, group] of Map.groupBy(throttles, (throttle) => throttle.windowMs)) {
		const keys = [...new Set(group.map(({ key }) => key))]
		const found = await transaction
			.selectFrom('throttle')
			.select((of) => ['key', of.fn.countAll().as('count'), of.fn.min('at').as('oldest')])
			.where('key', 'in', among(kind, keys))
			.where('at', '>', iso(time - windowMs))
			.groupBy('key')
			.execute()
		for (const { key, count, oldest } of found) {
			counters.set(key, { count: Number(count), oldest: milliseconds(oldest) })
		}
	}
	return (key) => {
		const counter = counters.get(key) ?? { count: 0, oldest: null }
		counters.set(key, counter)
		return counter
	}
}

/** Of two transactions that count under one key the later one waits, in one order, so that no two wait for each other. */
async function lock(transaction: Transaction<Tables>, throttles: readonly Throttle[]) {
	const keys = throttles.map(({ key }) => key)
	await sql`
		select pg_advisory_xact_lock(number)
		from (select distinct hashtext(key) as number from unnest(${keys}::text[]) as key order by number) as keys
	`.execute(transaction)
}
