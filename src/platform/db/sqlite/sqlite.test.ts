import { readdir, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { sql } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { migrate } from '#platform/db/migrate.ts'
import type { Database } from '#platform/db/database.ts'
import { databases, openTestStore } from '#testing/databases.ts'
import type { Connection } from '#platform/db/tables.ts'
import { openSqlite } from './sqlite.ts'

const [sqlite] = databases

test('the database, its WAL and its folder are accessible to the owner only', async () => {
	const where = await sqlite.createEmpty()
	const db = sqlite.open(where)
	onTestFinished(() => db.close())
	await migrate(db)
	const folder = dirname(where)
	const files = await readdir(folder)
	expect(files).toContain('innervolt.sqlite-wal')
	for (const name of ['.', ...files]) {
		const { mode } = await stat(join(folder, name))
		expect([name, mode & 0o077]).toEqual([name, 0])
	}
})

test('other writes wait until a transaction of withMaintenanceConnection has ended', async () => {
	const { db } = await openTestStore(sqlite)
	const order: string[] = []
	let waiting: Promise<unknown> = Promise.resolve()
	await db.withMaintenanceConnection((own) =>
		own.transaction().execute(async (transaction) => {
			waiting = db.write((other) => insertRow(other, 'short')).then(() => order.push('short'))
			await nextTurn()
			await insertRow(transaction, 'long')
			order.push('long')
		}),
	)
	await waiting
	expect(order).toEqual(['long', 'short'])
})

test.each(['write', 'withMaintenanceConnection'] as const)(
	'%s waits while another process writes',
	async (way) => {
		const { db, where } = await openTestStore(sqlite)
		const other = new DatabaseSync(where)
		onTestFinished(() => other.close())
		other.exec('begin immediate')
		const written = db[way]((own) => insertRow(own, 'after'))
		await nextTurn()
		await nextTurn()
		expect(await countOf(db)).toBe(0)
		other.exec('commit')
		await written
		expect(await countOf(db)).toBe(1)
	},
)

test('on every writing connection, writes are durable and deleted data is overwritten', async () => {
	// `openTestStore` makes writes less durable.
	const db = openSqlite(await sqlite.createEmpty())
	onTestFinished(() => db.close())
	const own = await db.write(settingsOf)
	expect(own).toEqual({ secure_delete: 1, synchronous: 2, foreign_keys: 1 })
	expect(await db.withMaintenanceConnection(settingsOf)).toEqual(own)
})

test('an error in a transaction is not masked by an error of its rollback', async () => {
	const { db } = await openTestStore(sqlite)
	// Rolls back by itself, as SQLite does when the disk is full.
	const failing = sql`insert or rollback into installation (name, value) values ('a', null)`
	const work = db.withMaintenanceConnection((own) =>
		own.transaction().execute((transaction) => failing.execute(transaction)),
	)
	await expect(work).rejects.toThrow('NOT NULL constraint failed')
})

async function insertRow(db: Connection, name: string): Promise<void> {
	await sql`insert into installation (name, value) values (${name}, '')`.execute(db)
}

async function countOf({ read }: Database): Promise<number> {
	const rows = await read
		.selectFrom('installation')
		.select('name')
		.where('name', '=', 'after')
		.execute()
	return rows.length
}

async function settingsOf(db: Connection): Promise<object> {
	const settings = {}
	for (const name of ['secure_delete', 'synchronous', 'foreign_keys']) {
		const { rows } = await sql<object>`pragma ${sql.raw(name)}`.execute(db)
		Object.assign(settings, rows[0])
	}
	return settings
}
