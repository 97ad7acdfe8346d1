import { Socket } from 'node:net'
import { Kysely, PostgresDialect } from 'kysely'
import { Pool, type PoolClient, TypeOverrides, types } from 'pg'
import type { Database, TransactionWork } from './database.ts'
import { limitConcurrency } from './limit-concurrency.ts'
import type { Tables } from './tables.ts'

/** Shorter than the second within which a lost database is answered with 503. */
const connectionTimeoutMs = 800

/** How long a statement may go without a byte from the server; within the same second. */
const responseTimeoutMs = 800

const maxConnections = 10

/**
 * Transactions at a time. Others wait here and not for a connection, whose wait has a limit; and reading,
 * health checks included, finds connections free.
 */
const maxTransactions = 8

/** Opens a pool. Nothing is connected until the first statement. */
export function openPostgres(url: string): Database {
	const pool = new Pool({
		connectionString: url,
		connectionTimeoutMillis: connectionTimeoutMs,
		max: maxConnections,
		types: isoTimestampTypes(),
	})
	ignoreConnectionErrors(pool)
	destroyUnresponsiveConnections(pool)
	const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) })
	const limitTransactions = limitConcurrency(maxTransactions)
	return {
		kind: 'postgres',
		read: db,
		write: (work) => limitTransactions(() => db.transaction().execute(work)),
		writeWithoutTimeout: (work) => writeWithoutTimeout(url, work),
		close: async () => {
			await db.destroy()
			if (!pool.ended) await pool.end()
		},
	}
}

/** Work on a whole table takes longer than a request may: it gets a connection without that limit. */
async function writeWithoutTimeout<T>(url: string, work: TransactionWork<T>): Promise<T> {
	const pool = new Pool({ connectionString: url, max: 1, types: isoTimestampTypes() })
	ignoreConnectionErrors(pool)
	const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) })
	try {
		return await db.transaction().execute(work)
	} finally {
		await db.destroy()
	}
}

/**
 * A connection that breaks is replaced, and whoever was using it is told by the failed statement.
 * Unheard, the event would end the process: the pool's own for idle connections, else the connection's.
 */
function ignoreConnectionErrors(pool: Pool): void {
	pool.on('error', () => {})
	pool.on('connect', (client) => client.on('error', () => {}))
}

/**
 * Cuts a connection whose server stopped answering in the middle: frozen, or gone without a word. A
 * timeout of the statement alone would leave the connection in the pool, for the next one to wait on.
 */
function destroyUnresponsiveConnections(pool: Pool): void {
	pool.on('connect', (client) => {
		const socket = socketOf(client)
		socket?.on('timeout', () => destroyUnlessReceiving(socket))
	})
	pool.on('acquire', (client) => socketOf(client)?.setTimeout(responseTimeoutMs))
	pool.on('release', (_error, client) => socketOf(client)?.setTimeout(0))
}

/** Where this process was held up itself, an answer is there already: it is read in this turn of the loop. */
function destroyUnlessReceiving(socket: Socket): void {
	const heard = socket.bytesRead
	setImmediate(() => {
		if (socket.bytesRead === heard) socket.destroy()
	})
}

function socketOf({ connection }: PoolClient): Socket | null {
	return connection.stream instanceof Socket ? connection.stream : null
}

function isoTimestampTypes(): TypeOverrides {
	const parsers = new TypeOverrides()
	parsers.setTypeParser(types.builtins.TIMESTAMPTZ, (text) => new Date(text).toISOString())
	// An adopted table may lack the time zone: it is read as UTC, which is how it is written.
	parsers.setTypeParser(types.builtins.TIMESTAMP, (text) =>
		new Date(`${text.replace(' ', 'T')}Z`).toISOString(),
	)
	return parsers
}
