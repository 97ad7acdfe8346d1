import type { Connection, Transaction } from './tables.ts'

export type TransactionWork<T> = (transaction: Transaction) => Promise<T>

/** The interface that SQLite and PostgreSQL implement for the store. */
export type Database = AsyncDisposable & {
	readonly kind: 'sqlite' | 'postgres'
	/** Queries outside a transaction. Sees committed data only. */
	readonly read: Connection
	/**
	 * Queries that may read the whole list. On PostgreSQL they use separate connections without a time limit, so that
	 * no signup waits for them; on SQLite they equal `read`.
	 */
	readonly reportReader: Connection
	/**
	 * Runs the work in a transaction and resolves after COMMIT, which survives a power cut. On SQLite one transaction
	 * runs at a time, and runs again if another process writes. On PostgreSQL a transaction runs again, once, if another
	 * transaction has stored an equal key meanwhile, or if the two wait for each other. So the work must await only its
	 * own statements and the erasure journal, and have no other side effects outside the database.
	 * `isDatabaseUnavailable` distinguishes a failed COMMIT from an error in the work.
	 */
	readonly write: <T>(work: TransactionWork<T>) => Promise<T>
	/**
	 * Runs statements that take long, such as migrations, without a time limit. Each statement is a separate transaction
	 * unless the work begins one. On SQLite other writes wait for the work, so it must not call `write`, and the
	 * work is repeated if another process writes.
	 */
	readonly withMaintenanceConnection: <T>(work: (db: Connection) => Promise<T>) => Promise<T>
	/** Rejects if the database cannot be read. */
	readonly ping: () => Promise<unknown>
	readonly close: () => Promise<void>
}

/** SQLite's primary result codes for a busy or read-only file and a full or failing disk. */
const sqliteUnavailableCodes = new Set([5, 6, 8, 10, 13, 14])

/**
 * Node's network errors, and the SQLSTATE classes for connection loss, exhausted resources, statements over their time
 * limit and shutdown.
 */
const postgresUnavailableCodes =
	/^(E(CONN|HOST|NET|PIPE|NOTFOUND|TIMEDOUT|AI_)|08|53|57014|57P|58|25006|28|3D000|55P03|40)/

/** Messages of errors that carry no code: from pg's pool, a broken connection and Kysely's closed driver. */
const driverMessages = [
	'Connection terminated',
	'Client has encountered a connection error',
	'Cannot use a pool after calling end',
	'timeout exceeded',
	'timeout expired',
	'driver has already been destroyed',
]

/** Whether an error means that the database is unavailable (503) rather than that a statement is wrong (500). */
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
	return driverMessages.some((message) => error.message.startsWith(message))
}

/** Whether an error means that the disk is full: SQLITE_FULL, Node's ENOSPC, or PostgreSQL's disk_full. */
export function isDiskFull(error: unknown): boolean {
	if (!(error instanceof Error)) return false
	if ('errcode' in error && Number(error.errcode) % 256 === 13) return true
	return 'code' in error && (error.code === 'ENOSPC' || error.code === '53100')
}

/** Whether an error means that SQLite's file is damaged: SQLITE_CORRUPT or SQLITE_NOTADB. */
export function isDamage(error: unknown): error is Error {
	return (
		error instanceof Error && 'errcode' in error && [11, 26].includes(Number(error.errcode) % 256)
	)
}

/** Whether another connection is writing to the SQLite file. */
export function isSqliteBusy(error: unknown): boolean {
	return error instanceof Error && 'errcode' in error && Number(error.errcode) % 256 === 5
}
