import { Socket } from 'node:net'
import { Kysely, PostgresDialect, sql } from 'kysely'
import { Pool, type PoolClient, type PoolConfig, TypeOverrides, types } from 'pg'
import type { Database } from './database.ts'
import { knowingOutcome } from './knowing-outcome.ts'
import type { Connection, Tables } from './tables.ts'

/**
 * How long a statement may take, its waiting for locks included, and how long a query waits for a free connection. The
 * server ends the statement and keeps the connection. COMMIT has no such limit.
 */
const defaultTimeoutMs = 5_000

/** The time after which a server that sends nothing counts as dead, as a multiple of the time limit of a statement. */
const silenceFactor = 2

/**
 * Maximum number of connections for transactions. Reads and health checks have other connections, so that they never
 * wait for a lock.
 */
export const maxTransactions = 8

const maxReads = 2

/**
 * Closes idle connections after 5 min, which is longer than the polling interval of jobs and longer than an owner looks
 * at a page. A new connection takes 12 ms.
 */
const idleTimeoutMs = 5 * 60_000

const maxReportReaders = 3

/**
 * How long a query waits for a connection for reports. If the database is unavailable, the query that checks the
 * session detects it earlier.
 */
const reportTimeoutMs = 30_000

/**
 * Opens connection pools. They connect with the first statement.
 *
 * @param timeoutMs the time limit of a statement; only benchmarks and tests of the limit set it
 */
export function openPostgres(url: string, timeoutMs = defaultTimeoutMs): Database {
	const limits = { connectionTimeoutMillis: timeoutMs, statement_timeout: timeoutMs }
	const pools = [
		createPool(url, { ...limits, max: maxTransactions }),
		createPool(url, { ...limits, max: maxReads }),
		createPool(url, { connectionTimeoutMillis: reportTimeoutMs, max: maxReportReaders }),
	] as const
	for (const pool of pools.slice(0, 2)) {
		destroyUnresponsiveConnections(pool, silenceFactor * timeoutMs)
	}
	const [db, read, reportReader] = [kyselyOf(pools[0]), kyselyOf(pools[1]), kyselyOf(pools[2])]
	const close = async () => {
		await Promise.all([db.destroy(), read.destroy(), reportReader.destroy()])
		for (const pool of pools) if (!pool.ended) await pool.end()
	}
	return {
		kind: 'postgres',
		read,
		reportReader,
		write: (work) => repeatAfterConflict(() => knowingOutcome(db, work)),
		withMaintenanceConnection: (work) => withOwnConnection(url, work),
		ping: () => sql`select 1`.execute(read),
		close,
		[Symbol.asyncDispose]: close,
	}
}

/**
 * SQLSTATEs of conflicts between two transactions: either both stored an equal key, which the check in the repeated
 * work then finds, or each waited for a row that the other had locked.
 */
const conflicts = ['23505', '40P01']

/** Repeats work once after a conflict with another transaction. */
async function repeatAfterConflict<T>(run: () => Promise<T>): Promise<T> {
	try {
		return await run()
	} catch (error) {
		const isConflict =
			error instanceof Error && 'code' in error && conflicts.includes(String(error.code))
		if (!isConflict) throw error
		return await run()
	}
}

function createPool(url: string, limits: PoolConfig): Pool {
	const pool = new Pool({
		connectionString: url,
		idleTimeoutMillis: idleTimeoutMs,
		// Lets a command exit while the journal's connection is idle.
		allowExitOnIdle: true,
		types: isoTimestampTypes(),
		...limits,
	})
	ignoreConnectionErrors(pool)
	return pool
}

function kyselyOf(pool: Pool): Connection {
	return new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) })
}

/** Runs work on a separate connection without a time limit, because migrations may run for minutes. */
async function withOwnConnection<T>(url: string, work: (db: Connection) => Promise<T>): Promise<T> {
	await using db = kyselyOf(createPool(url, { max: 1 }))
	return await work(db)
}

/**
 * The pool replaces broken connections, and the running statement rejects, so the `error` events need no action.
 * Without a listener they would end the process: the pool emits them for idle connections, and each client emits its
 * own.
 */
function ignoreConnectionErrors(pool: Pool): void {
	pool.on('error', () => {})
	pool.on('connect', (client) => client.on('error', () => {}))
}

/**
 * Destroys connections whose server stops responding while a statement runs: a dead server ends no statement by itself,
 * and the next statement would wait on the same connection.
 */
function destroyUnresponsiveConnections(pool: Pool, silenceMs: number): void {
	pool.on('connect', (client) => {
		const socket = socketOf(client)
		socket?.on('timeout', () => destroyUnlessReceiving(socket))
	})
	pool.on('acquire', (client) => socketOf(client)?.setTimeout(silenceMs))
	pool.on('release', (_error, client) => socketOf(client)?.setTimeout(0))
}

/**
 * Destroys a connection that receives nothing in this turn of the event loop. If only this process was blocked, the
 * response is already in the socket buffer and is read in this turn.
 */
function destroyUnlessReceiving(socket: Socket): void {
	const bytesBefore = socket.bytesRead
	setImmediate(() => {
		if (socket.bytesRead === bytesBefore) socket.destroy()
	})
}

function socketOf({ connection }: PoolClient): Socket | null {
	return connection.stream instanceof Socket ? connection.stream : null
}

/** Parses timestamps to ISO 8601 text, the form that SQLite stores. */
function isoTimestampTypes(): TypeOverrides {
	const parsers = new TypeOverrides()
	parsers.setTypeParser(types.builtins.TIMESTAMPTZ, (text) => new Date(text).toISOString())
	return parsers
}
