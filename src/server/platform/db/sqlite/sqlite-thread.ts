import { Worker } from 'node:worker_threads'
import {
	CompiledQuery,
	type DatabaseConnection,
	type Dialect,
	type Driver,
	type QueryResult,
	SqliteAdapter,
	SqliteIntrospector,
	SqliteQueryCompiler,
} from 'kysely'
import type { StatementAnswer, StatementRequest } from './sqlite-worker.ts'

/**
 * Maximum number of open connections in the thread. Several are needed so that the list does not wait for an export.
 */
const maxConnections = 4

/** A statement without its id. */
type Statement = Omit<StatementRequest, 'id'>

/**
 * A dialect that runs SQLite's synchronous statements in a separate thread, so that a slow one does not block the event
 * loop. The thread starts with the first statement.
 */
export function threadDialect(file: string, { isReadOnly }: { isReadOnly: boolean }): Dialect {
	return {
		createDriver: () => createThreadDriver(file, isReadOnly),
		createQueryCompiler: () => new SqliteQueryCompiler(),
		createAdapter: () => new SqliteAdapter(),
		createIntrospector: (db) => new SqliteIntrospector(db),
	}
}

function createThreadDriver(file: string, isReadOnly: boolean): Driver {
	const thread = createThread(file, isReadOnly)
	const free: DatabaseConnection[] = []
	const waiting: ((connection: DatabaseConnection) => void)[] = []
	let opened = 0

	async function acquireConnection(): Promise<DatabaseConnection> {
		const idle = free.pop()
		if (idle !== undefined) return idle
		if (opened === maxConnections) return await new Promise((resolve) => waiting.push(resolve))
		return connectionTo(thread.run, opened++)
	}

	return {
		init: async () => {},
		acquireConnection,
		releaseConnection: async (connection) => {
			const next = waiting.shift()
			if (next === undefined) free.push(connection)
			else next(connection)
		},
		// Read-only transactions are deferred: their snapshot begins with the first read. Others are immediate, because
		// a transaction that reads and then writes fails if another connection writes in between.
		beginTransaction: execute(isReadOnly ? 'begin' : 'begin immediate'),
		commitTransaction: execute('commit'),
		rollbackTransaction: execute('rollback'),
		destroy: () => thread.stop(),
	}
}

function execute(text: string) {
	return async (connection: DatabaseConnection) => {
		await connection.executeQuery(CompiledQuery.raw(text))
	}
}

function connectionTo(run: RunStatement, connection: number): DatabaseConnection {
	async function executeQuery<Row>({ sql, parameters }: CompiledQuery): Promise<QueryResult<Row>> {
		const { rows } = await run<Row>({ connection, sql, parameters })
		return { rows }
	}

	async function* streamQuery<Row>(
		{ sql, parameters }: CompiledQuery,
		chunkSize = 1_000,
	): AsyncGenerator<QueryResult<Row>> {
		try {
			let statement: Statement = { connection, sql, parameters, maxRows: chunkSize }
			for (;;) {
				const { rows, isDone } = await run<Row>(statement)
				if (rows.length > 0) yield { rows }
				if (isDone) return
				statement = { connection, sql: null, parameters: [], maxRows: chunkSize }
			}
		} finally {
			await run({ connection, sql: null, parameters: [], maxRows: 0 })
		}
	}

	return { executeQuery, streamQuery }
}

/** Resolves to the rows as the caller types them, like every driver of Kysely. */
type RunStatement = <Row>(statement: Statement) => Promise<StatementAnswer<Row>>

type Pending = {
	// The thread's answer comes as `any`.
	readonly resolve: (answer: StatementAnswer<never>) => void
	readonly reject: (reason: unknown) => void
}

function createThread(file: string, isReadOnly: boolean) {
	const pending = new Map<number, Pending>()
	let worker: Worker | null = null
	let lastId = 0

	function start(): Worker {
		const started = new Worker(new URL('./sqlite-worker.ts', import.meta.url), {
			workerData: { file, isReadOnly },
			// Otherwise the thread inherits options of the process, such as `--input-type`.
			execArgv: [],
		})
		started.on('message', ({ id, error, ...answer }: StatementAnswer<never>) => {
			const waiting = pending.get(id)
			pending.delete(id)
			if (pending.size === 0) started.unref()
			if (error === undefined) waiting?.resolve({ id, ...answer })
			else waiting?.reject(Object.assign(new Error(error.message), error))
		})
		const fail = (reason: unknown) => {
			if (worker === started) worker = null
			for (const { reject } of pending.values()) reject(reason)
			pending.clear()
		}
		started.on('error', fail)
		started.on('exit', () => fail(new Error('driver has already been destroyed')))
		return started
	}

	const run: RunStatement = (statement) =>
		new Promise((resolve, reject) => {
			worker ??= start()
			const id = (lastId += 1)
			pending.set(id, { resolve, reject })
			// Only a statement that is running keeps the process running.
			worker.ref()
			worker.postMessage({ id, ...statement } satisfies StatementRequest)
		})

	const stop = async () => {
		await worker?.terminate()
	}
	return { run, stop }
}
