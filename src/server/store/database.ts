import type { Kysely, Transaction } from 'kysely'
import type { Tables } from './tables.ts'

export type TransactionWork<T> = (transaction: Transaction<Tables>) => Promise<T>

/** What both databases can do for the store. */
export type Database = {
	readonly kind: 'sqlite' | 'postgres'
	/** For reading outside a transaction. Sees only what is committed. */
	readonly read: Kysely<Tables>
	/**
	 * Runs the work in a transaction and answers after COMMIT. Works may share one transaction, but each
	 * fails alone: where one fails, the others are rolled back with it and run again. A work must await
	 * nothing but its own statements, and change nothing but the database.
	 * `isAway` tells a failed COMMIT from a fault of the work.
	 */
	readonly write: <T>(work: TransactionWork<T>) => Promise<T>
	/** The same for work on whole tables, migrations and sweeps: alone, and for as long as it takes. */
	readonly writeWithoutTimeout: <T>(work: TransactionWork<T>) => Promise<T>
	readonly close: () => Promise<void>
}

/** Codes of SQLite (primary result codes) that a full or failing disk and a busy file give. */
const sqliteUnavailableCodes = new Set([5, 6, 8, 10, 13, 14])

/** Network failures, and PostgreSQL's classes for connection trouble, lack of resources and shutdown. */
const postgresUnavailableCodes =
	/^(E(CONN|HOST|NET|PIPE|NOTFOUND|TIMEDOUT|AI_)|08|53|57P|58|25006|28|3D000|55P03|40)/

/** What the pool, a torn connection and a closed database say; none of them has a code. */
const driverMessages = [
	'Connection terminated',
	'Client has encountered a connection error',
	'Cannot use a pool after calling end',
	'timeout exceeded',
	'timeout expired',
	'driver has already been destroyed',
]

/** Tells a database that is away from a fault in a statement: the one is answered with 503, the other is a bug. */
export function isDatabaseUnavailable(error: unknown): boolean {
	if (!(error instanceof Error)) return false
	if ('errcode' in error && typeof error.errcode === 'number') {
		return sqliteUnavailableCodes.has(error.errcode & 0xff)
	}
	if (
		'code' in error &&
		typeof error.code === 'string' &&
		postgresUnavailableCodes.test(error.code)
	)
		return true
	return driverMessages.some((words) => error.message.startsWith(words))
}
