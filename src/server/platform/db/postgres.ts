import { Socket } from 'node:net'
import { Kysely, PostgresDialect, sql } from 'kysely'
import { Pool, type PoolClient, TypeOverrides, types } from 'pg'
import { type Change, type Database, firstChange } from './database.ts'
import { limitConcurrency } from './limit-concurrency.ts'
import type { Tables } from './tables.ts'

/**
 * Time limit for opening a connection, and for a server that sends nothing while a statement runs. Keeps the response
 * for an unavailable database (503) within 1 s.
 */
const defaultTimeoutMs = 800

const maxConnections = 10

/**
 * Closes idle connections after 5 min, longer than the polling interval of jobs and than an owner looks at a page. A
 * new connection takes 12 ms.
 */
const idleTimeoutMs = 5 * 60_000

/** Connections for queries that may read the whole list. */
const maxLongReads = 3

/** How long a query waits for one of them. An unavailable database is detected before, by the query for the session. */
const longReadTimeoutMs = 30_000

/**
 * Maximum number of concurrent transactions. Further ones queue here, because waiting for a pool connection times out.
 * Two connections stay free for reads and health checks.
 */
const maxTransactions = 8

/**
 * Opens a connection pool. Connects with the first statement.
 *
 * @param timeoutMs after which the database counts as unavailable
 */
export function openPostgres(url: string, timeoutMs = defaultTimeoutMs): Database {
	const pool = new Pool({
		connectionString: url,
		connectionTimeoutMillis: timeoutMs,
		idleTimeoutMillis: idleTimeoutMs,
		max: maxConnections,
		types: isoTimestampTypes(),
	})
	ignoreConnectionErrors(pool)
	destroyUnresponsiveConnections(pool, timeoutMs)
	const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) })
	const longReadPool = new Pool({
		connectionString: url,
		connectionTimeoutMillis: longReadTimeoutMs,
		idleTimeoutMillis: idleTimeoutMs,
		max: maxLongReads,
		types: isoTimestampTypes(),
	})
	ignoreConnectionErrors(longReadPool)
	const longRead = new Kysely<Tables>({ dialect: new PostgresDialect({ pool: longReadPool }) })
	const limitTransactions = limitConcurrency(maxTransactions)
	return {
		kind: 'postgres',
		read: db,
		longRead,
		write: (work) => limitTransactions(() => db.transaction().execute(work)),
		writeVolatile: (work) =>
			limitTransactions(() =>
				db.transaction().execute(async (transaction) => {
					await sql`set local synchronous_commit = off`.execute(transaction)
					return await work(transaction)
				}),
			),
		// Not limited, so that it does not wait for the transactions.
		writeFirst: (changes) => runTogether(db, changes(db)),
		maintain: (work) => withOwnConnection(url, work),
		wasInterrupted: false,
		findDamage: async () => [],
		ping: async () => {
			await sql`select 1`.execute(db)
		},
		close: async () => {
			await Promise.all([db.destroy(), longRead.destroy()])
			for (const each of [pool, longReadPool]) if (!each.ended) await each.end()
		},
	}
}

/**
 * Runs changes as one statement, whose commit does not wait for the disk. PostgreSQL orders them only where one reads
 * what another returns. Returns the number of rows that the first one returns.
 */
async function runTogether(db: Kysely<Tables>, changes: readonly Change[]): Promise<number> {
	const parts = changes.map((change, index) => sql`${nameOfChange(index)} as (${change})`)
	const { rows } = await sql<{ rows: string }>`
		with ${sql.join(parts)}
		select (select count(*) from ${nameOfChange(0)}) as rows,
			set_config('synchronous_commit', 'off', true)
	`.execute(db)
	return Number(rows[0]?.rows ?? 0)
}

function nameOfChange(index: number) {
	return sql.ref(index === 0 ? firstChange : `change_${index}`)
}

/** Runs work on a separate connection without a time limit, because migrations may run for minutes. */
async function withOwnConnection<T>(
	url: string,
	work: (db: Kysely<Tables>) => Promise<T>,
): Promise<T> {
	const pool = new Pool({ connectionString: url, max: 1, types: isoTimestampTypes() })
	ignoreConnectionErrors(pool)
	const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) })
	try {
		return await work(db)
	} finally {
		await db.destroy()
	}
}

/**
 * The pool replaces broken connections and the running statement rejects, so the `error` events need no
 * action. Without listeners, on the pool for idle connections and on each client, they would end the process.
 */
function ignoreConnectionErrors(pool: Pool): void {
	pool.on('error', () => {})
	pool.on('connect', (client) => client.on('error', () => {}))
}

/**
 * Destroys connections whose server stops responding while a statement runs. A statement timeout would
 * return the dead connection to the pool, and the next statement would wait on it as well.
 */
function destroyUnresponsiveConnections(pool: Pool, timeoutMs: number): void {
	pool.on('connect', (client) => {
		const socket = socketOf(client)
		socket?.on('timeout', () => destroyUnlessReceiving(socket))
	})
	pool.on('acquire', (client) => socketOf(client)?.setTimeout(timeoutMs))
	pool.on('release', (_error, client) => socketOf(client)?.setTimeout(0))
}

/** If this process itself was blocked, the response is already in the socket buffer and is read in this turn of the event loop. */
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
