import { copyFile, readdir, readFile, utimes, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { expect, onTestFinished, test } from 'vitest'
import { createStore } from '#app/store.ts'
import { systemClockAndRandom } from '#platform/db/context.ts'
import { setInstallationValue, timeNames } from '#platform/db/installation.ts'
import { openDatabase } from '#platform/db/open-database.ts'
import { lockDataFolder } from '#platform/db/sqlite/sqlite-lock.ts'
import { databases, openTestStore, insertRows } from '#testing/databases.ts'
import { insertDraft } from '#testing/letters.ts'
import { createTemporaryFolder } from '#testing/temporary-folder.ts'
import { deleteFilesBefore } from '#platform/delete-files-before.ts'
import { makeBackup } from './make-backup.ts'
import { copyNames } from './open-backup.ts'
import { restoreBackup } from './restore-backup.ts'

const [sqlite] = databases
const now = Date.UTC(2026, 10, 26, 3, 15)
const options = { now, isForced: false }

async function backedUpSite() {
	const { db, where } = await openTestStore(sqlite)
	for (const email of ['ada@example.com', 'bob@example.com']) {
		const at = new Date(now).toISOString()
		await insertRows(db, 'waitlist_emails', {
			id: email,
			email,
			source: 'premium',
			status: 'active',
			created_at: at,
		})
	}
	const backup = join(await createTemporaryFolder(), 'backup')
	const settings = { dataDir: dirname(where), databaseUrl: null }
	await makeBackup(settings, backup, now)
	return { db, settings, backup, file: where }
}

test('a restore puts the backup in place and keeps the previous database, including changes that were only in its write-ahead log', async () => {
	const { db, settings, backup, file } = await backedUpSite()
	await db.write((transaction) =>
		transaction.deleteFrom('waitlist_emails').where('email', '=', 'ada@example.com').execute(),
	)
	// The files are as after a kill: changes are still in the write-ahead log, without a checkpoint.
	const dataDir = await createTemporaryFolder()
	for (const ending of ['', '-wal'])
		await copyFile(`${file}${ending}`, join(dataDir, `innervolt.sqlite${ending}`))
	const kept = await restoreBackup(backup, { ...settings, dataDir }, options)
	expect(kept).toBe(join(dataDir, 'innervolt.sqlite.before-restore-2026-11-26T031500Z'))
	expect(
		(await readdir(dataDir)).filter((each) => /wal|shm|restore-\w{6}$|part/.test(each)),
	).toEqual([])
	expect(addressesIn(join(dataDir, 'innervolt.sqlite'))).toEqual([
		'ada@example.com',
		'bob@example.com',
	])
	expect(addressesIn(kept ?? '')).toEqual(['bob@example.com'])
	expect(await readdir(dirname(backup))).toEqual(['backup'])
})

test('a database copy made by another tool can be restored, and its letters are paused', async () => {
	const { db, settings, file } = await backedUpSite()
	const id = await insertDraft(db, { id: 'a', state: 'sending', recipients: 3 })
	const copy = join(await createTemporaryFolder(), 'copy')
	const source = new DatabaseSync(file)
	source.exec('pragma wal_checkpoint(truncate)')
	source.close()
	// Copies the database file itself, whose header says that it has a write-ahead log.
	await copyFile(file, copy)
	const dataDir = await createTemporaryFolder()
	await restoreBackup(copy, { ...settings, dataDir }, options)
	const restored = openDatabase({ dataDir, databaseUrl: null })
	onTestFinished(() => restored.close())
	const { letters } = createStore(restored, systemClockAndRandom)
	await letters.pauseRestored()
	expect(await letters.byId(id)).toMatchObject({ state: 'paused', pause_reason: 'restored' })
})

test('a restore that fails, or that is started while the site runs, changes nothing', async () => {
	const { settings, backup } = await backedUpSite()
	const dataDir = await createTemporaryFolder()
	const restoring = (file: string) => restoreBackup(file, { ...settings, dataDir }, options)
	const damaged = join(await createTemporaryFolder(), 'damaged')
	await writeFile(damaged, (await readFile(backup)).fill(7, 20_000, 40_000))
	await expect(restoring(damaged)).rejects.toThrow(/damaged/)
	await writeFile(damaged, 'x'.repeat(8_192))
	await expect(restoring(damaged)).rejects.toThrow('is not a backup of this site')
	await writeFile(damaged, 'PGDMP')
	await expect(restoring(damaged)).rejects.toThrow('is a dump of PostgreSQL. Set DATABASE_URL')
	await expect(restoring(join(dataDir, 'missing'))).rejects.toThrow('does not exist')
	const elsewhere = { dataDir, databaseUrl: 'postgres://127.0.0.1:1/site' }
	await expect(restoreBackup(backup, elsewhere, options)).rejects.toThrow('Unset it to restore')
	const unlock = lockDataFolder(dataDir)
	await expect(restoring(backup)).rejects.toThrow('Another server is running')
	unlock()
	expect(await readdir(dataDir)).toEqual(['innervolt.lock'])
})

test('a restore refuses a backup from a newer release before anything changes', async () => {
	const { db, settings, backup, file } = await backedUpSite()
	await db.close()
	change(backup, `update innervolt_migrations set name = '999-later'`)
	await expect(restoreBackup(backup, settings, options)).rejects.toThrow(
		' has the migration 999-later, which this release does not know.',
	)
	expect((await readdir(dirname(file))).filter((each) => each.includes('before'))).toEqual([])
	expect(addressesIn(file)).toHaveLength(2)
})

test('a restore refuses a database that does not belong to this site before anything changes', async () => {
	const { db, settings, file } = await backedUpSite()
	await db.close()
	const foreign = join(await createTemporaryFolder(), 'places')
	change(foreign, 'create table waitlist_emails (email text)')
	const refusal = 'is not a backup of this site: none of its migrations has run there.'
	await expect(restoreBackup(foreign, settings, options)).rejects.toThrow(refusal)
	change(foreign, 'create table innervolt_migrations (name text)')
	await expect(restoreBackup(foreign, settings, options)).rejects.toThrow(refusal)
	expect(addressesIn(file)).toHaveLength(2)
})

test('the retention period of a replaced database starts at the restore, however old the database is', async () => {
	const { db, settings, backup, file } = await backedUpSite()
	await db.close()
	// SQLite cannot checkpoint a damaged database, so the database's log is kept too.
	for (const ending of ['', '-wal']) {
		await writeFile(`${file}${ending}`, 'damaged')
		await utimes(`${file}${ending}`, 0, 0)
	}
	await restoreBackup(backup, settings, options)
	const readKept = async () => (await readdir(dirname(file))).filter((each) => /before/.test(each))
	const kept = await readKept()
	expect(kept).toContainEqual(expect.stringMatching(/-wal$/))
	await deleteFilesBefore(dirname(file), copyNames, now)
	expect(await readKept()).toEqual(kept)
	await deleteFilesBefore(dirname(file), copyNames, now + 1)
	expect(await readKept()).toEqual([])
})

test('a backup from 61 days ago is refused unless the restore is forced, and a backup from 60 days ago is accepted', async () => {
	const { db, settings, backup } = await backedUpSite()
	const dataDir = await createTemporaryFolder()
	const restoring = (isForced: boolean) =>
		restoreBackup(backup, { ...settings, dataDir }, { now, isForced })
	const sweptAt = async (at: string) => {
		await db.write((transaction) => setInstallationValue(transaction, timeNames.sweep, at))
		await makeBackup(settings, backup, now)
	}
	await sweptAt('2026-09-26T23:59:59.000Z')
	await expect(restoring(false)).rejects.toThrow(
		`${backup} dates from 2026-09-26, and the journal of erasures begins on 2026-09-27: it is kept for 60 days. People who were erased`,
	)
	expect(await readdir(dataDir)).toEqual(['innervolt.lock'])
	expect(await restoring(true)).toBeNull()
	await sweptAt('2026-09-27T00:00:00.000Z')
	expect(await restoring(false)).not.toBeNull()
})

function change(file: string, statement: string): void {
	const database = new DatabaseSync(file)
	try {
		database.exec(statement)
	} finally {
		database.close()
	}
}

function addressesIn(file: string): readonly unknown[] {
	const database = new DatabaseSync(file, { readOnly: true })
	try {
		return database
			.prepare('select email from waitlist_emails order by email')
			.all()
			.map(({ email }) => email)
	} finally {
		database.close()
	}
}
