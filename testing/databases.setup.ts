import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from 'pg'
import type { TestProject } from 'vitest/node'
import type { Database } from '#server/store/database.ts'
import { migrate } from '#server/store/migrate.ts'
import { openPostgres } from '#server/store/postgres.ts'
import { openSqlite } from '#server/store/sqlite.ts'
import { startPostgres } from './postgres.ts'

declare module 'vitest' {
	interface ProvidedContext {
		/** A running PostgreSQL; its database `migrated` is the template of the tests' own. */
		postgresUrl: string
		/** A migrated SQLite file to copy. */
		sqliteTemplate: string
	}
}

/** One PostgreSQL and both templates for the whole run of tests, in folders that go with it. */
export default async function provide(project: TestProject): Promise<() => Promise<void>> {
	// Tests lose nothing when the machine stops; they need not wait for its disk.
	const postgres = await startPostgres('fsync=off')
	const folder = await mkdtemp(join(tmpdir(), 'innervolt-template-'))
	const sqliteTemplate = join(folder, 'migrated.sqlite')
	await migrateAndClose(openSqlite(sqliteTemplate))
	const client = new Client({ connectionString: postgres.url })
	await client.connect()
	await client.query('create database migrated')
	await client.end()
	await migrateAndClose(openPostgres(postgres.url.replace(/\w+$/, 'migrated')))
	project.provide('postgresUrl', postgres.url)
	project.provide('sqliteTemplate', sqliteTemplate)
	return async () => {
		await postgres.remove()
		await rm(folder, { recursive: true })
	}
}

async function migrateAndClose(db: Database): Promise<void> {
	await migrate(db)
	await db.close()
}
