import { readFileSync } from 'node:fs'
import { readdir, truncate } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { timeNames } from '#server/platform/db/installation.ts'
import { currentSchema, migrate, readSchema } from '#server/platform/db/migrate.ts'
import { openPostgres } from '#server/platform/db/postgres.ts'
import { postgresPrograms, startMachinePostgres } from '#testing/machine-postgres.ts'
import { createTemporaryFolder } from '#testing/temporary-folder.ts'
import { makeBackup } from './make-backup.ts'
import { restoreBackup } from './restore-backup.ts'

const now = Date.UTC(2026, 10, 26, 3, 15)
const options = { now, isForced: false }
const released = 'src/server/platform/db/migrations/released/postgres-1.sql'

// The server of the other tests is newer than the tools of a machine, which refuse it.
test.skipIf(postgresPrograms === null)(
	'with the real tools a backup of an older schema is restored and migrated again (skipped without PostgreSQL)',
	async () => {
		const { url: databaseUrl, stop } = await startMachinePostgres(postgresPrograms ?? '')
		onTestFinished(stop)
		const dataDir = await createTemporaryFolder()
		const settings = { dataDir, databaseUrl }
		await change(databaseUrl, readFileSync(released, 'utf8'))
		const file = join(dataDir, 'old.dump')
		expect(await makeBackup(settings, file, now)).toBe(2)
		await change(databaseUrl, 'create table of_another_program (id int)')
		expect(await migrateTo(databaseUrl)).toBe(currentSchema)

		await restoreBackup(file, settings, options)
		expect(await tablesIn(databaseUrl)).toEqual(expect.arrayContaining(['of_another_program']))
		expect(await tablesIn(databaseUrl)).not.toContain('settings')
		expect(await migrateTo(databaseUrl)).toBe(currentSchema)
		expect(await readdir(dataDir)).toEqual(['old.dump'])
	},
)

test.skipIf(postgresPrograms === null)(
	'the real pg_restore refuses a cut dump, and the database stays as it was',
	async () => {
		const { url: databaseUrl, stop } = await startMachinePostgres(postgresPrograms ?? '')
		onTestFinished(stop)
		const dataDir = await createTemporaryFolder()
		const settings = { dataDir, databaseUrl }
		expect(await migrateTo(databaseUrl)).toBe(currentSchema)
		const before = await tablesIn(databaseUrl)
		const file = join(dataDir, 'cut.dump')
		await makeBackup(settings, file, now)
		await truncate(file, 20_000)
		await expect(restoreBackup(file, settings, options)).rejects.toThrow('pg_restore failed')
		expect(await tablesIn(databaseUrl)).toEqual(before)
	},
)

test.skipIf(postgresPrograms === null)(
	'a dump of 61 days ago is refused, unless it is forced',
	async () => {
		const { url: databaseUrl, stop } = await startMachinePostgres(postgresPrograms ?? '')
		onTestFinished(stop)
		const dataDir = await createTemporaryFolder()
		await migrateTo(databaseUrl)
		await change(
			databaseUrl,
			`insert into installation (name, value) values ('${timeNames.sweep}', '2026-09-26T10:00:00.000Z')`,
		)
		const file = join(dataDir, 'old.dump')
		await makeBackup({ dataDir, databaseUrl }, file, now)
		const restoring = (isForced: boolean) =>
			restoreBackup(file, { dataDir, databaseUrl }, { now, isForced })
		await expect(restoring(false)).rejects.toThrow('dates from 2026-09-26,')
		await restoring(true)
		expect(await migrateTo(databaseUrl)).toBe(currentSchema)
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
