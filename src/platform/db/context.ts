import type { SelectQueryBuilder } from 'kysely'
import { hash, randomBytes } from 'node:crypto'
import type { Keys } from '#platform/keys/keys.ts'
import type { Database } from './database.ts'
import type { ErasureJournal } from '#platform/journal/erasure-journal.ts'

/** Clock and random generator, passed in so that tests can control them. */
export type ClockAndRandom = {
	/** Milliseconds since the Unix epoch. */
	readonly now: () => number
	/** Cryptographically secure random bytes. */
	readonly random: (bytes: number) => Buffer
}

export type StoreContext = ClockAndRandom & {
	readonly db: Database
	readonly keys: Keys
	/** Where erasures are recorded; undefined in tools that erase nobody. */
	readonly journal?: ErasureJournal | undefined
	/** Whether confirmations, unsubscriptions and erasures are stored for the webhook. Defaults to false. */
	readonly hasWebhook?: boolean
}

export const systemClockAndRandom: ClockAndRandom = { now: Date.now, random: randomBytes }

/** How many IDs this process has made within the latest millisecond. */
const latest = { ms: 0, ids: 0 }

/**
 * A time-ordered ID of 32 hexadecimal digits: rows written together are adjacent in the index, so a COMMIT writes fewer
 * pages, and rows of one millisecond sort in the order in which this process wrote them.
 *
 * @example
 * 	newId(context) // '019b8e2f4c00' + '000000' + '9f1c2a7be4d035'
 */
export function newId({ now, random }: ClockAndRandom): string {
	const ms = now()
	latest.ids = ms === latest.ms ? latest.ids + 1 : 0
	latest.ms = ms
	return hexadecimal(ms, 12) + hexadecimal(latest.ids, 6) + random(7).toString('hex')
}

function hexadecimal(value: number, digits: number): string {
	return value.toString(16).padStart(digits, '0')
}

/** 256 random bits in base64url. */
export function newToken({ random }: ClockAndRandom): string {
	return random(32).toString('base64url')
}

/** The stored form of a token. An unsalted SHA-256 is enough, because a 256-bit random token cannot be guessed. */
export function hashToken(token: string): string {
	return hash('sha256', token)
}

/** Converts epoch milliseconds to ISO 8601, which both databases accept. */
export function iso(time: number): string {
	return new Date(time).toISOString()
}

/** Converts a stored time to epoch milliseconds; null remains null. */
export function milliseconds(time: string): number
export function milliseconds(time: string | null): number | null
export function milliseconds(time: string | null): number | null {
	return time === null ? null : Date.parse(time)
}

export async function countRows<Schema, Table extends keyof Schema>(
	query: SelectQueryBuilder<Schema, Table, object>,
): Promise<number> {
	const { count } = await query
		.select((of) => of.fn.countAll().as('count'))
		.$castTo<{ count: number | string }>()
		.executeTakeFirstOrThrow()
	return Number(count)
}
