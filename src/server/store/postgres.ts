import { Kysely, PostgresDialect } from 'kysely'
import { Pool, TypeOverrides, types } from 'pg'
import type { Database, Work } from './database.ts'
import type { Tables } from './tables.ts'

/** A lost database is answered within a second, so the wait for a connection is shorter than that. */
const connectionTimeoutMillis = 900

/** Opens a pool. Nothing is connected until the first statement. */
export function openPostgres(url: string): Database {
	const pool = new Pool({
		connectionString: url,
		connectionTimeoutMillis,
		query_timeout: 10_000,
		max: 10,
		types: isoTimes(),
	})
	hearErrors(pool)
	const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) })
	return {
		kind: 'postgres',
		read: db,
		write: (work) => db.transaction().execute(work),
		migrate: (work) => migrateAlone(url, work),
		close: async () => {
			await db.destroy()
			if (!pool.ended) await pool.end()
		},
	}
}

/** Migrations of a large table take longer than a request may: they get a connection without that limit. */
async function migrateAlone<T>(url: string, work: Work<T>): Promise<T> {
	const pool = new Pool({ connectionString: url, max: 1, types: isoTimes() })
	hearErrors(pool)
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
function hearErrors(pool: Pool): void {
	pool.on('error', () => {})
	pool.on('connect', (client) => client.on('error', () => {}))
}

function isoTimes(): TypeOverrides {
	const parsers = new TypeOverrides()
	parsers.setTypeParser(types.builtins.TIMESTAMPTZ, (text) => new Date(text).toISOString())
	// An adopted table may lack the time zone: it is read as UTC, which is how it is written.
	parsers.setTypeParser(types.builtins.TIMESTAMP, (text) =>
		new Date(`${text.replace(' ', 'T')}Z`).toISOString(),
	)
	return parsers
}
