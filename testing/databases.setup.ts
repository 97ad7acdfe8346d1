import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from 'pg'
import type { TestProject } from 'vitest/node'
import type { Database } from '#platform/db/database.ts'
import { migrate } from '#platform/db/migrate.ts'
import { openPostgres } from '#platform/db/postgres.ts'
import { openSqlite } from '#platform/db/sqlite/sqlite.ts'
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
	const migratedUrl = postgres.url.replace(/\w+$/, 'migrated')
	await migrateAndClose(openPostgres(migratedUrl))
	await prepareForReuse(migratedUrl)
	project.provide('postgresUrl', postgres.url)
	project.provide('sqliteTemplate', sqliteTemplate)
	return async () => {
		await postgres.remove()
		await rm(folder, { recursive: true, maxRetries: 10 })
	}
}

async function migrateAndClose(db: Database): Promise<void> {
	await migrate(db)
	await db.close()
}

/** Adds what `databases.ts` needs to empty a copy of the template and to detect changed tables. */
async function prepareForReuse(url: string): Promise<void> {
	const client = new Client({ connectionString: url })
	await client.connect()
	await client.query(`
		create schema testing
		create table schema_changes (command text);
		create function testing.delete_rows() returns void language plpgsql as $$
			declare name regclass;
			begin
				-- Without foreign keys, which would need an order.
				set local session_replication_role = replica;
				for name in select oid from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace
					and relname not like 'innervolt_migrations%'
				loop execute format('delete from %s', name); end loop;
			end $$;
		create function testing.note_schema_change() returns event_trigger language plpgsql as $$
			begin insert into testing.schema_changes values (tg_tag); end $$;
		create event trigger note_schema_change on ddl_command_end
			execute function testing.note_schema_change()`)
	await client.end()
}
