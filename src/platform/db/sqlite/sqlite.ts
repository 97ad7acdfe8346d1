import { randomUUID } from 'node:crypto'
import { mkdirSync } from 'node:fs'
import { dirname } from 'node:path'
import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite'
import { setImmediate as nextTurn } from 'node:timers/promises'
import {
	Kysely,
	type SelectModifierNode,
	type SqliteDatabase,
	SqliteDialect,
	SqliteQueryCompiler,
	type SqliteStatement,
} from 'kysely'
import { createFile } from '#platform/db/create-file.ts'
import type { Database } from '#platform/db/database.ts'
import { retryWhileBusy } from '#platform/db/retry-while.ts'
import type { Connection, Tables } from '#platform/db/tables.ts'

export function openSqlite(file: string): Database {
	mkdirSync(dirname(file), { recursive: true, mode: 0o700 })
	// Readable by the owner only; SQLite gives its -wal and -shm files the same mode.
	createFile(file)
	const writer = openWriter(file)
	const reader = openReader(file)
	const own = kyselyOf(writer)
	const read = kyselyOf(reader)
	const close = async () => {
		await read.destroy()
		await own.destroy()
		for (const connection of [reader, writer]) if (connection.isOpen) connection.close()
	}
	return {
		kind: 'sqlite',
		read,
		reportReader: read,
		write: (work) => retryWhileBusy(() => own.transaction().execute(work)),
		withMaintenanceConnection: (work) => retryWhileBusy(() => work(own)),
		ping: async () => {
			// Opens a new connection, because it reads the head of the file, which an open connection keeps in memory.
			using probe = new DatabaseSync(file, { readOnly: true })
			probe.exec('select 1 from sqlite_schema')
		},
		close,
		[Symbol.asyncDispose]: close,
	}
}

function openWriter(file: string): DatabaseSync {
	// A timeout of 0, because waiting in SQLite blocks the event loop. A write that fails as busy is retried.
	const writer = connect(file, 0)
	// Overwrites deleted data, so that no erased address remains in free pages.
	writer.exec('pragma secure_delete = on')
	return writer
}

/** A separate connection, so that reads never see uncommitted data. */
function openReader(file: string): DatabaseSync {
	const reader = connect(file, 2_000)
	reader.exec('pragma query_only = on')
	return reader
}

function kyselyOf(connection: DatabaseSync): Connection {
	const database = adaptConnection(connection)
	return new Kysely<Tables>({ dialect: new YieldingDialect({ database }) })
}

/**
 * Begins each transaction, and each statement outside one, in a separate turn of the event loop. `node:sqlite` is
 * synchronous: otherwise waiting statements, and loops over many pages, would run before the next request is read.
 */
class YieldingDialect extends SqliteDialect {
	override createDriver() {
		const driver = super.createDriver()
		const acquire = driver.acquireConnection.bind(driver)
		driver.acquireConnection = async (options) => {
			const connection = await acquire(options)
			await nextTurn()
			return connection
		}
		return driver
	}

	override createQueryCompiler() {
		return new LockFreeCompiler()
	}
}

/** Leaves out row locks such as FOR UPDATE, which SQLite does not have: its only writer locks the whole file. */
class LockFreeCompiler extends SqliteQueryCompiler {
	protected override visitSelectModifier(node: SelectModifierNode): void {
		if (!/^For|^SkipLocked/.test(node.modifier ?? '')) super.visitSelectModifier(node)
	}
}

function connect(file: string, busyTimeoutMs: number): DatabaseSync {
	const connection = new DatabaseSync(file, {
		// How long to wait for the lock, in milliseconds: switching a new file to WAL mode needs the lock too.
		timeout: 2_000,
		enableForeignKeyConstraints: true,
	})
	// FULL: an acknowledged COMMIT survives a power cut. With NORMAL in WAL mode it may be lost.
	connection.exec('pragma journal_mode = wal; pragma synchronous = full')
	connection.exec(`pragma busy_timeout = ${busyTimeoutMs}`)
	// Adds PostgreSQL's function of this name, because both databases run the same statements.
	connection.function('gen_random_uuid', () => randomUUID())
	return connection
}

/** Maximum number of cached statements: more than the store's number of distinct statements. */
const maxCachedStatements = 200

function adaptConnection(connection: DatabaseSync): SqliteDatabase {
	const statements = new Map<string, SqliteStatement>()
	return {
		close: () => connection.close(),
		prepare: (text) => {
			if (text === 'rollback') return rollback(connection)
			const known = statements.get(text)
			if (known !== undefined) return known
			// IMMEDIATE: a deferred transaction that turns into a writer fails with SQLITE_BUSY instead of waiting.
			const statement = adaptStatement(
				connection.prepare(text === 'begin' ? 'begin immediate' : text),
			)
			if (statements.size < maxCachedStatements) statements.set(text, statement)
			return statement
		},
	}
}

/** SQLite rolls back by itself when the disk is full; a second ROLLBACK would fail and mask the original error. */
function rollback(connection: DatabaseSync): SqliteStatement {
	return {
		reader: false,
		all: () => [],
		run: () => {
			if (connection.isTransaction) connection.exec('rollback')
			return { changes: 0, lastInsertRowid: 0 }
		},
		iterate: () => [].values(),
	}
}

function adaptStatement(statement: StatementSync): SqliteStatement {
	return {
		reader: statement.columns().length > 0,
		all: (values) => statement.all(...values.map(bindable)),
		run: (values) => statement.run(...values.map(bindable)),
		iterate: (values) => statement.iterate(...values.map(bindable)),
	}
}

/** Narrows a parameter to the types that SQLite can bind. Throws a TypeError for others. */
function bindable(value: unknown): SQLInputValue {
	if (value === null || typeof value === 'string' || typeof value === 'number') return value
	if (value instanceof Uint8Array) return value
	throw new TypeError(`SQLite cannot bind a value of type ${typeof value}`)
}
