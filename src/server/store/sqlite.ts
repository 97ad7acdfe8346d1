import { closeSync, mkdirSync, openSync } from 'node:fs'
import { dirname } from 'node:path'
import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite'
import { Kysely, type SqliteDatabase, SqliteDialect, type SqliteStatement } from 'kysely'
import type { Database } from './database.ts'
import { groupWrites } from './group-commit.ts'
import type { Tables } from './tables.ts'

/** Writes per transaction. The server answers nothing while one runs. */
const defaultMaxGroupSize = 256

/**
 * Opens the embedded database, and creates the file and its folder where they are missing. With a
 * `maxGroupSize` of one every write has a COMMIT of its own.
 */
export function openSqlite(file: string, maxGroupSize = defaultMaxGroupSize): Database {
	mkdirSync(dirname(file), { recursive: true, mode: 0o700 })
	// Nobody else's to read; the files that SQLite puts beside it take after it.
	closeSync(openSync(file, 'a', 0o600))
	const writer = connect(file)
	// A group of signups touches more pages than fit into the usual 2 MB, and every checkpoint writes all
	// that it finds: one in 16 MB of log is enough.
	writer.exec('pragma cache_size = -16000; pragma wal_autocheckpoint = 4000')
	// What takes back half a statement is kept for as long as that runs: a file is no place for it.
	writer.exec('pragma temp_store = memory')
	const write = new Kysely<Tables>({
		dialect: new SqliteDialect({ database: adaptConnection(writer) }),
	})
	// A second connection, so that readers never see what is not committed yet.
	const reader = connect(file)
	reader.exec('pragma query_only = on')
	const read = new Kysely<Tables>({
		dialect: new SqliteDialect({ database: adaptConnection(reader) }),
	})
	return {
		kind: 'sqlite',
		read,
		write: groupWrites(write, maxGroupSize),
		writeWithoutTimeout: (work) => write.transaction().execute(work),
		close: async () => {
			await Promise.all([read.destroy(), write.destroy()])
			for (const connection of [reader, writer]) if (connection.isOpen) connection.close()
		},
	}
}

function connect(file: string): DatabaseSync {
	const connection = new DatabaseSync(file, { timeout: 2_000, enableForeignKeyConstraints: true })
	// FULL: a COMMIT that was answered survives a power cut. With NORMAL, the default in WAL, it may not.
	connection.exec('pragma journal_mode = wal; pragma synchronous = full')
	return connection
}

/** More than the store has. */
const maxCachedStatements = 200

/** What Kysely expects of a SQLite driver, on `node:sqlite`. */
function adaptConnection(connection: DatabaseSync): SqliteDatabase {
	const kept = new Map<string, SqliteStatement>()
	return {
		close: () => connection.close(),
		prepare: (text) => {
			if (text === 'rollback') return rollback(connection)
			const known = kept.get(text)
			if (known !== undefined) return known
			// IMMEDIATE: a transaction that begins as a reader cannot wait for another process's write.
			const statement = adaptStatement(
				connection.prepare(text === 'begin' ? 'begin immediate' : text),
			)
			if (kept.size < maxCachedStatements) kept.set(text, statement)
			return statement
		},
	}
}

/** A full disk makes SQLite roll back by itself. Doing it again would fail, and hide the reason. */
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

function bindable(value: unknown): SQLInputValue {
	if (value === null || typeof value === 'string' || typeof value === 'number') return value
	throw new TypeError(`SQLite takes no ${typeof value} here`)
}
