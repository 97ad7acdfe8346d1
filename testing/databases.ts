import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { KyselyPlugin } from 'kysely'
import { Client } from 'pg'
import { inject, onTestFinished } from 'vitest'
import type { RegistrationRow } from '#contract/registration-page.ts'
import { defaultSort } from '#contract/registration-query.ts'
import type { Database } from '#server/store/database.ts'
import { openPostgres } from '#server/store/postgres.ts'
import { createStore, type Store } from '#server/store/store.ts'
import { openSqlite } from '#server/store/sqlite.ts'
import { systemClockAndRandom } from '#server/store/context.ts'

/**
 * Both databases, for `describe.each` and `test.each`. `createEmpty` creates an empty database and
 * `createMigrated` one with the current schema; both return the path or URL for `open`.
 */
export const databases = [
	{ kind: 'sqlite', createEmpty: newFilePath, createMigrated: copyFile, open: openSqlite },
	{ kind: 'postgres', createEmpty: newSchema, createMigrated: copyDatabase, open: openPostgres },
] as const

export type TestDatabase = (typeof databases)[number]

/** A clock that changes only with `advance`. */
export function fakeClock(start = Date.UTC(2026, 0, 5, 12)) {
	let time = start
	return {
		now: () => time,
		advance: (ms: number) => {
			time += ms
		},
	}
}

/** Opens a migrated database and its store. Closed after the test. */
export async function openTestStore(
	{ createMigrated: migrated, open }: TestDatabase,
	now: () => number = systemClockAndRandom.now,
): Promise<{ readonly db: Database; readonly store: Store; readonly where: string }> {
	const where = await migrated()
	const db = open(where)
	onTestFinished(() => db.close())
	return { db, store: createStore(db, { ...systemClockAndRandom, now }), where }
}

async function newFilePath(): Promise<string> {
	const folder = await mkdtemp(join(tmpdir(), 'innervolt-store-'))
	onTestFinished(() => rm(folder, { recursive: true, force: true }))
	return join(folder, 'data', 'innervolt.sqlite')
}

async function copyFile(): Promise<string> {
	const file = await newFilePath()
	await cp(inject('sqliteTemplate'), file)
	return file
}

/** Creates an empty schema in the test run's PostgreSQL and returns its URL. */
async function newSchema(): Promise<string> {
	const url = inject('postgresUrl')
	const name = newName()
	await run(`create schema ${name}`)
	return `${url}?options=-c%20search_path%3D${name}`
}

/** Copies the template database and returns the copy's URL. Dropped after the test. */
async function copyDatabase(): Promise<string> {
	const name = newName()
	await run(`create database ${name} template migrated strategy file_copy`)
	onTestFinished(() => run(`drop database ${name} with (force)`))
	return inject('postgresUrl').replace(/\w+$/, name)
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

export async function countRegistrations({ registrations }: Store): Promise<number | undefined> {
	const [count] = await registrations.countEach([{}])
	return count
}
