/** @module-tag night */
import { readdir, truncate, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { timeNames } from '#platform/db/installation.ts'
import { migrate } from '#platform/db/migrate.ts'
import { openPostgres } from '#platform/db/postgres.ts'
import { postgresPrograms, startMachinePostgres } from '#testing/machine-postgres.ts'
import { createTemporaryFolder } from '#testing/temporary-folder.ts'
import { makeBackup } from './make-backup.ts'
import { createBackupOpener } from './open-backup.ts'
import { restoreBackup } from './restore-backup.ts'

const now = Date.UTC(2026, 10, 26, 3, 15)
const options = { now, isForced: false }

// The PostgreSQL server of the other tests is newer than the machine's tools, which refuse newer servers.
test.skipIf(postgresPrograms === null)(
	'the real tools restore a downloaded backup, without the tables of a newer release (skipped without PostgreSQL)',
	async () => {
		const { url: databaseUrl, stop } = await startMachinePostgres(postgresPrograms ?? '')
		onTestFinished(stop)
		const dataDir = await createTemporaryFolder()
		const settings = { dataDir, databaseUrl }
		await migrateServer(databaseUrl)
		await change(databaseUrl, 'drop table goals')
		const older = await tablesIn(databaseUrl)
		const file = join(dataDir, 'old.dump')
		const { stream } = await createBackupOpener(settings)(now)
		await writeFile(file, stream)
		expect(await readdir(dataDir)).toEqual(['old.dump'])
		await change(databaseUrl, 'create table of_another_program (id int)')
		await change(databaseUrl, 'create table goals (id int)')

		await restoreBackup(file, settings, options)
		expect(await tablesIn(databaseUrl)).toEqual([...older, 'of_another_program'].toSorted())
		expect(await readdir(dataDir)).toEqual(['old.dump'])
	},
)

test.skipIf(postgresPrograms === null)(
	'the real pg_restore refuses a truncated dump, and the database does not change',
	async () => {
		const { url: databaseUrl, stop } = await startMachinePostgres(postgresPrograms ?? '')
		onTestFinished(stop)
		const dataDir = await createTemporaryFolder()
		const settings = { dataDir, databaseUrl }
		await migrateServer(databaseUrl)
		const before = await tablesIn(databaseUrl)
		const file = join(dataDir, 'cut.dump')
		await makeBackup(settings, file, now)
		await truncate(file, 20_000)
		await expect(restoreBackup(file, settings, options)).rejects.toThrow('pg_restore failed')
		expect(await tablesIn(databaseUrl)).toEqual(before)
	},
)

test.skipIf(postgresPrograms === null)(
	'a dump from 61 days ago is refused unless it is forced',
	async () => {
		const { url: databaseUrl, stop } = await startMachinePostgres(postgresPrograms ?? '')
		onTestFinished(stop)
		const dataDir = await createTemporaryFolder()
		await migrateServer(databaseUrl)
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
		await migrateServer(databaseUrl)
	},
)

test.skipIf(postgresPrograms === null)(
	'a dump from a newer release or from another program is refused before anything changes',
	async () => {
		const { url: databaseUrl, stop } = await startMachinePostgres(postgresPrograms ?? '')
		onTestFinished(stop)
		const dataDir = await createTemporaryFolder()
		const settings = { dataDir, databaseUrl }
		await migrateServer(databaseUrl)
		await change(databaseUrl, `insert into innervolt_migrations values ('999-later', '2027')`)
		const newer = join(dataDir, 'newer.dump')
		await makeBackup(settings, newer, now)
		await change(databaseUrl, 'delete from innervolt_migrations')
		const foreign = join(dataDir, 'foreign.dump')
		await makeBackup(settings, foreign, now)
		await change(databaseUrl, 'drop table goals')
		const before = await tablesIn(databaseUrl)
		await expect(restoreBackup(newer, settings, options)).rejects.toThrow(
			' has the migration 999-later, which this release does not know.',
		)
		await expect(restoreBackup(foreign, settings, options)).rejects.toThrow(
			'is not a backup of this site',
		)
		expect(await tablesIn(databaseUrl)).toEqual(before)
	},
)

async function change(url: string, statement: string): Promise<void> {
	const db = openPostgres(url)
	try {
		await sql.raw(statement).execute(db.read)
	} finally {
		await db.close()
	}
}

async function migrateServer(url: string): Promise<void> {
	const db = openPostgres(url)
	try {
		await migrate(db)
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
