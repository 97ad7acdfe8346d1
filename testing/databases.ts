import { testKeys } from './keys.ts'
import { cp, mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type InsertObject, type KyselyPlugin, sql } from 'kysely'
import { Client } from 'pg'
import { inject, onTestFinished } from 'vitest'
import type { RegistrationRow } from '#features/people/messages/registration-page.ts'
import { defaultSort } from '#features/people/messages/registration-query.ts'
import { mailKinds } from '#features/waitlist/mail-kinds.ts'
import { openMail } from '#platform/mail/queued-mail.ts'
import type { ActingSession } from '#features/accounts/login/sessions.ts'
import type { Database } from '#platform/db/database.ts'
import type { Tables } from '#platform/db/tables.ts'
import { openPostgres } from '#platform/db/postgres.ts'
import { createStore, type Store } from '#app/store.ts'
import { openSqlite } from '#platform/db/sqlite/sqlite.ts'
import { systemClockAndRandom } from '#platform/db/context.ts'
import { createTemporaryFolder, removeFolder } from './temporary-folder.ts'

/**
 * Both databases, for `describe.each` and `test.each`. `createEmpty` creates an empty database and
 * `createMigrated` one with the current schema; both return the path or URL for `open`.
 */
export const databases = [
	{ kind: 'sqlite', createEmpty: newFilePath, createMigrated: copyFile, open: openSqlite },
	{
		kind: 'postgres',
		createEmpty: newSchema,
		createMigrated: borrowDatabase,
		open: (url: string) => openPostgres(url),
	},
] as const

/** Databases for tests that are not about the database: SQLite in daily runs, both in nightly runs. */
export const dailyDatabases =
	process.env['TEST_DATABASES'] === 'sqlite' ? databases.slice(0, 1) : databases

export const journalPlaces = [
	{ place: 'folder', create: async () => join(await createTemporaryFolder(), 'erasures') },
	{ place: 'database', create: newSchema },
] as const

/** A copy of the template database, with a connection that stays open from test to test. */
type SpareDatabase = { readonly name: string; readonly url: string; readonly client: Client }

export type TestDatabase = (typeof databases)[number]

/** A clock that moves only with `advance`. */
export function fakeClock(start = Date.UTC(2026, 0, 5, 12)) {
	let time = start
	return {
		now: () => time,
		advance: (ms: number) => {
			time += ms
		},
	}
}

/** Opens a migrated database with its store, and closes it after the test. */
export async function openTestStore(
	{ createMigrated: migrated, open }: TestDatabase,
	now: () => number = systemClockAndRandom.now,
): Promise<{ readonly db: Database; readonly store: Store; readonly where: string }> {
	const where = await migrated()
	const db = open(where)
	onTestFinished(() => db.close())
	await stopSyncing(db)
	const options = { keys: testKeys }
	return { db, store: createStore(db, { ...systemClockAndRandom, now }, options), where }
}

/** Lets SQLite write without waiting for the disk, as PostgreSQL does here: test data need not survive a crash. */
export async function stopSyncing(db: Database): Promise<void> {
	if (db.kind !== 'sqlite') return
	await db.withMaintenanceConnection((own) => sql`pragma synchronous = off`.execute(own))
}

async function newFilePath(): Promise<string> {
	const folder = await mkdtemp(join(tmpdir(), 'innervolt-store-'))
	onTestFinished(() => removeFolder(folder))
	return join(folder, 'data', 'innervolt.sqlite')
}

async function copyFile(): Promise<string> {
	const file = await newFilePath()
	await cp(inject('sqliteTemplate'), file)
	return file
}

async function newSchema(): Promise<string> {
	const url = inject('postgresUrl')
	const name = newName()
	await run(`create schema ${name}`)
	return `${url}?options=-c%20search_path%3D${name}`
}

/** Unused copies of the template. */
const spareDatabases: SpareDatabase[] = []

/**
 * Lends a copy of the template database and returns its URL. The copy is emptied after the test, which takes 1 ms
 * instead of 200 ms for a new copy.
 */
async function borrowDatabase(): Promise<string> {
	const database = spareDatabases.pop() ?? (await copyDatabase())
	onTestFinished(async () => {
		if (await empty(database.client)) spareDatabases.push(database)
		else await drop(database)
	})
	return database.url
}

async function copyDatabase(): Promise<SpareDatabase> {
	const name = newName()
	await run(`create database ${name} template migrated strategy file_copy`)
	const url = inject('postgresUrl').replace(/\w+$/, name)
	const client = new Client({ connectionString: url })
	// At the end of the test run, the server stops while spare databases are connected.
	client.on('error', () => {})
	await client.connect()
	return { name, url, client }
}

/**
 * Deletes all rows and closes other connections.
 *
 * @returns false if the test changed the schema, which makes the database unusable for others
 */
async function empty(client: Client): Promise<boolean> {
	await client.query(
		`select pg_terminate_backend(pid) from pg_stat_activity
		where datname = current_database() and pid <> pg_backend_pid()`,
	)
	const { rowCount } = await client.query('select from testing.schema_changes')
	if (rowCount !== 0) return false
	await client.query('select testing.delete_rows()')
	return true
}

async function drop({ name, client }: SpareDatabase): Promise<void> {
	await client.end()
	await run(`drop database ${name} with (force)`)
}

function newName(): string {
	return `test_${crypto.randomUUID().replaceAll('-', '')}`
}

async function run(statement: string): Promise<void> {
	const client = new Client({ connectionString: inject('postgresUrl') })
	await client.connect()
	await client.query(statement)
	await client.end()
}

/** A database whose transactions fail after their last statement. */
export const failingAtCommit = (db: Database): Database => ({
	...db,
	write: (work) =>
		db.write(async (transaction) => {
			await work(transaction)
			throw new Error('the disk is full')
		}),
})

/** Simulates a concurrent client: runs `act` after each statement, before its result is returned. */
export function afterEachStatement(act: () => Promise<unknown>): KyselyPlugin {
	return {
		transformQuery: ({ node }) => node,
		transformResult: async ({ result }) => {
			await act()
			return result
		},
	}
}

/** Reads all registrations, newest first. */
export async function readRegistrations({
	registrations,
}: Store): Promise<readonly RegistrationRow[]> {
	const { chunks } = await registrations.exportRows({ sort: defaultSort, columns: [] })
	return (await Array.fromAsync(chunks)).flat()
}

export async function countRegistrations({ registrations }: Store): Promise<number> {
	return await registrations.countMatches({})
}

/** Oldest first. */
export async function readWaitingMails(db: Database) {
	const rows = await db.read
		.selectFrom('jobs')
		.selectAll()
		.where('kind', 'in', mailKinds)
		.where('failed_at', 'is', null)
		.orderBy('id')
		.execute()
	return rows.map(({ payload, ...row }) => {
		const mail = openMail(payload, testKeys.outbox)
		if (mail === null) throw new Error('The mail was not encrypted with the keys of tests')
		return { ...row, ...mail }
	})
}

/** Begins a session of an account. */
export async function actingSession(store: Store, name: string): Promise<ActingSession> {
	const admin = await store.admins.byName(name)
	if (admin === null) throw new Error(`There is no account ${name}`)
	const token = await store.sessions.begin(admin)
	const session = await store.sessions.find(token)
	if (session === null) throw new Error('The session has ended')
	return { ...session, token }
}

export async function setAddress(db: Pick<Database, 'write'>, name: string, email: string) {
	await db.write((transaction) =>
		transaction.updateTable('admins').set({ email }).where('name', '=', name).execute(),
	)
}

/** Inserts rows into a table. */
export async function insertRows<Table extends keyof Tables>(
	db: Pick<Database, 'write'>,
	table: Table,
	rows: InsertObject<Tables, Table> | readonly InsertObject<Tables, Table>[],
) {
	await db.write((transaction) => transaction.insertInto(table).values(rows).execute())
}
