import { sql, type Transaction } from 'kysely'
import { retryAfter } from '#domain/account/throttle.ts'
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

export function throttlesIn(ground: Ground) {
	const { db } = ground

	/**
	 * Counts an attempt under each key, unless one of them is full: then none is counted. Counting comes
	 * before the attempt, so that many at once cannot all find room.
	 */
	async function take(throttles: readonly Throttle[]): Promise<Attempt> {
		return await db.write((transaction) => takeIn(transaction, ground, throttles))
	}

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

/** The same, as part of a larger transaction. */
export async function takeIn(
	transaction: Transaction<Tables>,
	ground: Ground,
	throttles: readonly Throttle[],
): Promise<Attempt> {
	const time = ground.now()
	let wait = 0
	for (const { key, limit, windowMs } of throttles) {
		if (ground.db.kind === 'postgres') {
			await sql`select pg_advisory_xact_lock(hashtext(${key}))`.execute(transaction)
		}
		const blocking = await transaction
			.selectFrom('throttle')
			.select('at')
			.where('key', '=', key)
			.orderBy('at', 'desc')
			.offset(limit - 1)
			.limit(1)
			.executeTakeFirst()
		const at = milliseconds(blocking?.at ?? null)
		wait = Math.max(wait, retryAfter(at, windowMs, time))
	}
	if (wait > 0) return { retryAfter: wait }
	const id = newId(ground)
	const counted = throttles.map(({ key }) => ({ id: `${id}:${key}`, key, at: iso(time) }))
	if (counted.length > 0) await transaction.insertInto('throttle').values(counted).execute()
	return { id }
}
