import { sql, type Transaction } from 'kysely'
import { retryAfter } from '#domain/account/throttle.ts'
import { type StoreContext, iso, milliseconds, newId } from './context.ts'
import type { Tables } from './tables.ts'

/** One counter: at most `limit` attempts under `key` in `windowMs` milliseconds. */
export type RateLimit = {
	readonly key: string
	readonly limit: number
	readonly windowMs: number
}

/** An attempt that was let through, or the seconds to wait. */
export type RateLimitResult = { readonly id: string } | { readonly retryAfterSeconds: number }

export function createRateLimitStore(context: StoreContext) {
	const { db } = context

	/**
	 * Counts an attempt under each key, unless one of them is full: then none is counted. Counting comes
	 * before the attempt, so that many at once cannot all find room.
	 */
	async function consume(limits: readonly RateLimit[]): Promise<RateLimitResult> {
		return await db.write((transaction) => countAttempt(transaction, context, limits))
	}

	/** Uncounts an attempt that succeeded under `keys`, and all earlier attempts under `key`. */
	async function recordSuccess(
		attempt: { readonly id: string },
		keys: readonly string[],
		key: string,
	) {
		await db.write(async (transaction) => {
			const ids = keys.map((each) => `${attempt.id}:${each}`)
			await transaction.deleteFrom('throttle').where('id', 'in', ids).execute()
			await transaction.deleteFrom('throttle').where('key', '=', key).execute()
		})
	}

	return { consume, recordSuccess }
}

/** Counts an attempt as part of a larger transaction. */
export async function countAttempt(
	transaction: Transaction<Tables>,
	context: StoreContext,
	limits: readonly RateLimit[],
): Promise<RateLimitResult> {
	const time = context.now()
	if (context.db.kind === 'postgres') await lockKeys(transaction, limits)
	let waitSeconds = 0
	for (const limit of limits) {
		waitSeconds = Math.max(waitSeconds, await secondsToWait(transaction, limit, time))
	}
	if (waitSeconds > 0) return { retryAfterSeconds: waitSeconds }
	const id = newId(context)
	for (const { key } of limits) {
		const row = { id: `${id}:${key}`, key, at: iso(time) }
		await transaction.insertInto('throttle').values(row).execute()
	}
	return { id }
}

/** 0 where the counter has room. */
async function secondsToWait(
	transaction: Transaction<Tables>,
	{ key, limit, windowMs }: RateLimit,
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
async function lockKeys(transaction: Transaction<Tables>, limits: readonly RateLimit[]) {
	const keys = limits.map(({ key }) => key)
	await sql`
		select pg_advisory_xact_lock(number)
		from (select distinct hashtext(key) as number from unnest(${keys}::text[]) as key order by number) as keys
	`.execute(transaction)
}
