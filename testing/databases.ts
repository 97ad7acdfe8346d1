import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { KyselyPlugin } from 'kysely'
import { Client } from 'pg'
import { inject, onTestFinished } from 'vitest'
import { registration } from '#contract/registration.ts'
import type { Database } from '#server/store/database.ts'
import { migrate } from '#server/store/migrate.ts'
import { openPostgres } from '#server/store/postgres.ts'
import { createStore, type Store } from '#server/store/store.ts'
import { openSqlite } from '#server/store/sqlite.ts'
import { systemClockAndRandom } from '#server/store/context.ts'

type Registration = ReturnType<typeof registration.parse>

/** Both databases, for `describe.each` and `test.each`: every test gets an empty one of its own. */
export const databases = [
	{ kind: 'sqlite', place: newFile, open: openSqlite },
	{ kind: 'postgres', place: newSchema, open: openPostgres },
] as const

export type TestDatabase = (typeof databases)[number]

/** A clock that stands still until it is told to go. */
export function fakeClock(start = Date.UTC(2026, 0, 5, 12)) {
	let time = start
	return {
		now: () => time,
		pass: (ms: number) => {
			time += ms
		},
	}
}

/** A migrated database and its store. Closed after the test. */
export async function openStore(
	{ place, open }: TestDatabase,
	now: () => number = systemClockAndRandom.now,
): Promise<{ readonly db: Database; readonly store: Store; readonly where: string }> {
	const where = await place()
	const db = open(where)
	onTestFinished(() => db.close())
	await migrate(db)
	return { db, store: createStore(db, { ...systemClockAndRandom, now }), where }
}

async function newFile(): Promise<string> {
	const folder = await mkdtemp(join(tmpdir(), 'innervolt-store-'))
	onTestFinished(() => rm(folder, { recursive: true, force: true }))
	return join(folder, 'data', 'innervolt.sqlite')
}

/** The address of an empty schema in the test run's PostgreSQL. */
async function newSchema(): Promise<string> {
	const url = inject('postgresUrl')
	const schema = `test_${crypto.randomUUID().replaceAll('-', '')}`
	const client = new Client({ connectionString: url })
	await client.connect()
	await client.query(`create schema ${schema}`)
	await client.end()
	return `${url}?options=-c%20search_path%3D${schema}`
}

/** What somebody else does meanwhile: after each statement's answer, before whoever asked goes on. */
export function afterEach(act: () => Promise<unknown>): KyselyPlugin {
	return {
		transformQuery: ({ node }) => node,
		transformResult: async ({ result }) => {
			await act()
			return result
		},
	}
}

/** The whole list as the panel reads it. */
export async function listed(store: Store): Promise<readonly Registration[]> {
	const rows: Registration[] = []
	for await (const lines of store.registrations.newestFirst()) {
		for (const line of lines.trimEnd().split('\n')) {
			rows.push(registration.parse(JSON.parse(line)))
		}
	}
	return rows
}
