import { readFileSync } from 'node:fs'
import { readdir, truncate } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { currentSchema, migrate, readSchema } from '#server/platform/db/migrate.ts'
import { openPostgres } from '#server/platform/db/postgres.ts'
import { postgresPrograms, startMachinePostgres } from '#testing/machine-postgres.ts'
import { createTemporaryFolder } from '#testing/temporary-folder.ts'
import { makeBackup } from './make-backup.ts'
import { rehearseBackup } from './rehearse-backup.ts'
import { restoreBackup } from './restore-backup.ts'

const released = 'src/server/platform/db/migrations/released/postgres-1.sql'

// The server of the other tests is newer than the tools of a machine, which refuse it.
test.skipIf(postgresPrograms === null)(
	'with the real tools a backup of an older schema is rehearsed, restored and migrated again (skipped without PostgreSQL)',
	async () => {
		const { url: databaseUrl, stop } = await startMachinePostgres(postgresPrograms ?? '')
		onTestFinished(stop)
		const dataDir = await createTemporaryFolder()
		const settings = { dataDir, databaseUrl, secretKey: null, backup: { to: null, recipients: [] } }
		await change(databaseUrl, readFileSync(released, 'utf8'))
		const file = join(dataDir, 'old.dump')
		expect(await makeBackup(settings, file)).toBe(2)
		expect(await rehearseBackup(file, null, settings)).toMatchObject({ registrations: 2 })
		await change(databaseUrl, 'create table of_another_program (id int)')
		expect(await migrateTo(databaseUrl)).toBe(currentSchema)

		await restoreBackup(file, null, settings, 0)
		expect(await tablesIn(databaseUrl)).toEqual(expect.arrayContaining(['of_another_program']))
		expect(await tablesIn(databaseUrl)).not.toContain('settings')
		expect(await migrateTo(databaseUrl)).toBe(currentSchema)

		await change(databaseUrl, 'create table of_a_newer_release (id int)')
		await restoreBackup(file, null, settings, 0, true)
		expect(await tablesIn(databaseUrl)).not.toContain('of_a_newer_release')
		expect(await readdir(dataDir)).toEqual(['old.dump'])
	},
)

test.skipIf(postgresPrograms === null)(
	'the real pg_restore refuses a cut dump, and the database stays as it was',
	async () => {
		const { url: databaseUrl, stop } = await startMachinePostgres(postgresPrograms ?? '')
		onTestFinished(stop)
		const dataDir = await createTemporaryFolder()
		const settings = { dataDir, databaseUrl, secretKey: null, backup: { to: null, recipients: [] } }
		expect(await migrateTo(databaseUrl)).toBe(currentSchema)
		const before = await tablesIn(databaseUrl)
		const file = join(dataDir, 'cut.dump')
		await makeBackup(settings, file)
		await truncate(file, 20_000)
		await expect(restoreBackup(file, null, settings, 0)).rejects.toThrow('pg_restore failed')
		expect(await tablesIn(databaseUrl)).toEqual(before)
	},
)

async function change(url: string, statements: string): Promise<void> {
	const db = openPostgres(url)
	try {
		for (const statement of statements.split(/;\n/).filter(Boolean)) {
			await sql.raw(statement).execute(db.longRead)
		}
	} finally {
		await db.close()
	}
}

async function migrateTo(url: string): Promise<number> {
	const db = openPostgres(url)
	try {
		await migrate(db)
		return await readSchema(db)
	} finally {
		await db.close()
	}
}

async function tablesIn(url: string): Promise<readonly string[]> {
	const db = openPostgres(url)
	try {
		const tables = await db.read.introspection.getTables()
		return tables.map(({ name }) => name).toSorted()
	} finally {
		await db.close()
	}
}
