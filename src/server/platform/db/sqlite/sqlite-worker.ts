import { DatabaseSync } from 'node:sqlite'
import { parentPort, workerData } from 'node:worker_threads'
import { bindable } from './sqlite-values.ts'

/** A statement for one of the thread's connections, by number. */
export type StatementRequest = {
	readonly id: number
	readonly connection: number
	/** Null continues the connection's last statement. */
	readonly sql: string | null
	readonly parameters: readonly unknown[]
	/** Returns at most this many rows and keeps the statement open; 0 ends it, unset returns all. */
	readonly maxRows?: number
}

export type StatementAnswer<Row> = {
	readonly id: number
	readonly rows: Row[]
	/** Whether the statement has no more rows. */
	readonly isDone: boolean
	readonly error?: { readonly message: string; readonly errcode?: unknown }
}

const { file, isReadOnly }: { file: string; isReadOnly: boolean } = workerData

type Connection = {
	readonly database: DatabaseSync
	/** The rows of a statement that is not read to its end. */
	rows: Iterator<unknown> | null
}

const connections = new Map<number, Connection>()

function connectionOf(number: number): Connection {
	const known = connections.get(number)
	if (known !== undefined) return known
	const database = new DatabaseSync(file, { readOnly: isReadOnly, timeout: 10_000 })
	// Sorting a million rows must not depend on the size of memory.
	database.exec('pragma temp_store = file; pragma cache_size = -16000')
	// The same settings as for writes of the main thread: durable, and deleted data is overwritten.
	if (!isReadOnly) database.exec('pragma synchronous = full; pragma secure_delete = on')
	const opened = { database, rows: null }
	connections.set(number, opened)
	return opened
}

function answer({
	id,
	connection: number,
	sql,
	parameters,
	maxRows,
}: StatementRequest): StatementAnswer<unknown> {
	const connection = connectionOf(number)
	// SQLite rolls back by itself when the disk is full. A second ROLLBACK would mask that error.
	if (sql === 'rollback' && !connection.database.isTransaction)
		return { id, rows: [], isDone: true }
	if (sql !== null) {
		connection.rows?.return?.()
		connection.rows = connection.database.prepare(sql).iterate(...parameters.map(bindable))
	}
	if (maxRows === 0) connection.rows?.return?.()
	const rows: unknown[] = []
	let isDone = connection.rows === null || maxRows === 0
	while (!isDone && rows.length < (maxRows ?? Infinity)) {
		const next = connection.rows?.next()
		if (next?.done === false) rows.push(next.value)
		else isDone = true
	}
	if (isDone) connection.rows = null
	return { id, rows, isDone }
}

function send(message: StatementAnswer<unknown>): void {
	parentPort?.postMessage(message)
}

parentPort?.on('message', (request: StatementRequest) => {
	try {
		send(answer(request))
	} catch (error) {
		const message = error instanceof Error ? error.message : String(error)
		const errcode = error instanceof Error && 'errcode' in error ? error.errcode : undefined
		send({ id: request.id, rows: [], isDone: true, error: { message, errcode } })
	}
})
