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
		/** URL of a running PostgreSQL. Its database `migrated` is the template for test databases. */
		postgresUrl: string
		/** Path of a migrated SQLite file to copy. */
		sqliteTemplate: string
	}
}

/** Global setup: starts one PostgreSQL and creates both template databases for the test run. */
export default async function provide(project: TestProject): Promise<() => Promise<void>> {
	// Test data need not survive a crash.
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
