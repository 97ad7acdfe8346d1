import { createHmac, type KeyObject } from 'node:crypto'
import { sql } from 'kysely'
import { type StoreContext, iso, newId } from '#platform/db/context.ts'
import type { Transaction } from '#platform/db/tables.ts'

/** A sliding window: at most `limit` attempts per `key` within `windowMs` milliseconds. */
export type RateLimit = {
	readonly key: string
	readonly limit: number
	readonly windowMs: number
}

export type RateLimitResult = { readonly id: string } | { readonly retryAfterSeconds: number }

export function createRateLimitStore(context: StoreContext) {
	const { db } = context

	/**
	 * Counts an attempt against every limit, or against none if one is reached. Call it before the attempt, so that
	 * concurrent attempts cannot all pass.
	 */
	async function consume(limits: readonly RateLimit[]): Promise<RateLimitResult> {
		return await db.write((transaction) => countAttempt(transaction, context, limits))
	}

	/** Removes a successful attempt from the counters `keys`, and every attempt from the counter `resetKey`. */
	async function recordSuccess(
		attempt: { readonly id: string },
		keys: readonly string[],
		resetKey: string,
	): Promise<void> {
		const ids = keys.map((each) => `${attempt.id}:${each}`)
		await db.write((transaction) =>
			transaction
				.deleteFrom('throttle')
				.where((row) => row.or([row('id', 'in', ids), row('key', '=', resetKey)]))
				.execute(),
		)
	}

	return { consume, recordSuccess }
}

/** Like `consume`, as part of a larger transaction. */
export async function countAttempt(
	transaction: Transaction,
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
	const rows = limits.map(({ key }) => ({ id: `${id}:${key}`, key, at: iso(time) }))
	if (rows.length > 0) await transaction.insertInto('throttle').values(rows).execute()
	return { id }
}

/** Seconds until the limit allows another attempt; 0 if now. */
async function secondsToWait(
	transaction: Transaction,
	{ key, limit, windowMs }: RateLimit,
	time: number,
): Promise<number> {
	const { count, oldest } = await transaction
		.selectFrom('throttle')
		.select((of) => [of.fn.countAll().as('count'), of.fn.min('at').as('oldest')])
		.where('key', '=', key)
		.where('at', '>', iso(time - windowMs))
		.executeTakeFirstOrThrow()
	if (Number(count) < limit || oldest === null) return 0
	return Math.max(1, Math.ceil((Date.parse(oldest) + windowMs - time) / 1000))
}

/** Serializes transactions that share a key. Locks keys in ascending order to prevent deadlocks. */
async function lockKeys(transaction: Transaction, limits: readonly RateLimit[]) {
	const keys = limits.map(({ key }) => key)
	await sql`
		select pg_advisory_xact_lock(number)
		from (select distinct hashtext(key) as number from unnest(${keys}::text[]) as key order by number) as keys
	`.execute(transaction)
}

/** The key of a counter for a text. The HMAC keeps addresses and user names out of the database. */
export function hashedKey(key: KeyObject, kind: string, text: string): string {
	return `${kind}:${createHmac('sha256', key).update(`${kind}:${text}`).digest('base64url')}`
}
