import { sql, type Transaction } from 'kysely'
import { retryAfter } from '#domain/account/throttle.ts'
import { type StoreContext, iso, milliseconds, newId } from './context.ts'
import type { Tables } from './tables.ts'

/** One counter: at most `limit` attempts under `key` in `windowMs` milliseconds. */
export type Throttle = {
	readonly key: string
	readonly limit: number
	readonly windowMs: number
}

/** An attempt that was let through, or the seconds to wait. */
export type Attempt = { readonly id: string } | { readonly retryAfter: number }

export function throttlesIn(context: StoreContext) {
	const { db } = context

	/**
	 * Counts an attempt under each key, unless one of them is full: then none is counted. Counting comes
	 * before the attempt, so that many at once cannot all find room.
	 */
	async function take(throttles: readonly Throttle[]): Promise<Attempt> {
		return await db.write((transaction) => takeIn(transaction, context, throttles))
	}

	/** Uncounts an attempt that succeeded under `keys`, and all earlier attempts under `key`. */
	async function forgive(attempt: { readonly id: string }, keys: readonly string[], key: string) {
		await db.write(async (transaction) => {
			const ids = keys.map((each) => `${attempt.id}:${each}`)
			await transaction.deleteFrom('throttle').where('id', 'in', ids).execute()
			await transaction.deleteFrom('throttle').where('key', '=', key).execute()
		})
	}

	return { take, forgive }
}

/** Counts an attempt as part of a larger transaction. */
export async function takeIn(
	transaction: Transaction<Tables>,
	context: StoreContext,
	throttles: readonly Throttle[],
): Promise<Attempt> {
	const time = context.now()
	if (context.db.kind === 'postgres') await lock(transaction, throttles)
	let waitSeconds = 0
	for (const throttle of throttles) {
		waitSeconds = Math.max(waitSeconds, await secondsToWait(transaction, throttle, time))
	}
	if (waitSeconds > 0) return { retryAfter: waitSeconds }
	const id = newId(context)
	for (const { key } of throttles) {
		const row = { id: `${id}:${key}`, key, at: iso(time) }
		await transaction.insertInto('throttle').values(row).execute()
	}
	return { id }
}

/** 0 where the counter has room. */
async function secondsToWait(
	transaction: Transaction<Tables>,
	{ key, limit, windowMs }: Throttle,
	time: number,
): Promise<number> {
	const { count, oldest } = await transaction
		.selectFrom('throttle')
		.select((of) => [of.fn.countAll().as('count'), of.fn.min('at').as('oldest')])
		.where('key', '=', key)
		.where('at', '>', iso(time - windowMs))
		.executeTakeFirstOrThrow()
	return Number(count) < limit ? 0 : retryAfter(milliseconds(oldest), windowMs, time)
}

/** Serializes transactions that count under one key. In one order, so that no two wait for each other. */
async function lock(transaction: Transaction<Tables>, throttles: readonly Throttle[]) {
	const keys = throttles.map(({ key }) => key)
	await sql`
		select pg_advisory_xact_lock(number)
		from (select distinct hashtext(key) as number from unnest(${keys}::text[]) as key order by number) as keys
	`.execute(transaction)
}
