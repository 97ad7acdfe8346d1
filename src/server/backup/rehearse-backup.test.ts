import { copyFile, readdir, readFile, truncate, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { generateX25519Identity, identityToRecipient } from 'age-encryption'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { backupName } from '#domain/retention/backup-names.ts'
import { lockDataFolder } from '#server/platform/db/sqlite/sqlite-lock.ts'
import { openKeys } from '#server/platform/keys/open-keys.ts'
import { databases, openTestStore } from '#testing/databases.ts'
import { useToolStandIns } from '#testing/postgres-tools.ts'
import { createTemporaryFolder } from '#testing/temporary-folder.ts'
import { makeBackup } from './make-backup.ts'
import { rehearseBackup } from './rehearse-backup.ts'
import { restoreBackup } from './restore-backup.ts'

const [sqlite, postgres] = databases
const now = Date.UTC(2026, 10, 26, 3, 15)
const name = backupName(now, 'sqlite', true)
const released = 'src/server/platform/db/migrations/released/postgres-1.sql'

/** A site of two registrations with an encrypted backup in a folder. */
async function backedUpSite() {
	const { db, where } = await openTestStore(sqlite)
	for (const email of ['ada@example.com', 'bob@example.com']) {
		const at = new Date(now).toISOString()
		await db.write((transaction) =>
			transaction
				.insertInto('waitlist_emails')
				.values({ id: email, email, source: 'premium', status: 'active', created_at: at })
				.execute(),
		)
	}
	const folder = await createTemporaryFolder()
	const identity = await generateX25519Identity()
	const key = join(await createTemporaryFolder(), 'backup-key.txt')
	await writeFile(key, `# created: 2026\n${identity}\n`)
	const recipients = [await identityToRecipient(identity)]
	const settings = {
		dataDir: dirname(where),
		databaseUrl: null,
		secretKey: null,
		backup: { to: { kind: 'folder', folder }, recipients },
	} as const
	await openKeys(db, settings)
	await makeBackup(settings, join(folder, name), recipients)
	return { db, settings, folder, key, file: where }
}

async function temporaryFolders(): Promise<readonly string[]> {
	return (await readdir(tmpdir())).filter((each) => each.startsWith('innervolt-rehearsal-'))
}

test('a rehearsal decrypts, checks and counts the newest backup, and leaves nothing', async () => {
	const { settings, folder, key } = await backedUpSite()
	const before = await readdir(settings.dataDir)
	expect(await rehearseBackup('latest', key, settings)).toMatchObject({
		name,
		wasEncrypted: true,
		registrations: 2,
		fitsKey: true,
	})
	expect(await rehearseBackup(join(folder, name), key, settings)).toMatchObject({ name })
	expect(await readdir(settings.dataDir)).toEqual(before)
	expect(await readdir(folder)).toEqual([name])
	expect(await temporaryFolders()).toEqual([])
})

test('a rehearsal says whether the key of the site is that of the backup', async () => {
	const { settings, key } = await backedUpSite()
	const secretKey = Buffer.alloc(32, 1)
	expect(await rehearseBackup(name, key, { ...settings, secretKey })).toMatchObject({
		fitsKey: false,
	})
	const dataDir = await createTemporaryFolder()
	expect(await rehearseBackup(name, key, { ...settings, dataDir })).toMatchObject({ fitsKey: null })
})

test('a wrong key, a half file and another file fail with one sentence and leave nothing', async () => {
	const { settings, folder, key } = await backedUpSite()
	const otherKey = join(folder, 'other-key.txt')
	await writeFile(otherKey, await generateX25519Identity())
	const half = join(folder, 'half.age')
	await copyFile(join(folder, name), half)
	await truncate(half, 100_000)
	const plain = join(folder, 'plain.sqlite')
	await makeBackup(settings, plain)
	await writeFile(plain, (await readFile(plain)).fill(7, 20_000, 40_000))
	const rehearsing = (wanted: string, identity: string | null) =>
		rehearseBackup(wanted, identity, settings)
	await expect(rehearsing(name, null)).rejects.toThrow(
		'is encrypted. Name the file with the secret key',
	)
	await expect(rehearsing(name, otherKey)).rejects.toThrow('holds no key that')
	await expect(rehearsing(name, half)).rejects.toThrow('holds no secret key of age')
	await expect(rehearsing(half, key)).rejects.toThrow('is damaged or incomplete')
	await expect(rehearsing(plain, key)).rejects.toThrow(/damaged|integrity check/)
	await expect(rehearsing(key, key)).rejects.toThrow('is no backup of this site')
	await expect(rehearsing('innervolt-2020-01-01.sqlite', key)).rejects.toThrow('does not exist')
	expect(await temporaryFolders()).toEqual([])
})

test('a restore puts the backup in place and keeps what was there, with its log', async () => {
	const { db, settings, key, file } = await backedUpSite()
	await db.write((transaction) =>
		transaction.deleteFrom('waitlist_emails').where('email', '=', 'ada@example.com').execute(),
	)
	// As after a kill: the log has not been taken in.
	const dataDir = await createTemporaryFolder()
	for (const ending of ['', '-wal'])
		await copyFile(`${file}${ending}`, join(dataDir, `innervolt.sqlite${ending}`))
	const there = { ...settings, dataDir }
	const { kept } = await restoreBackup('latest', key, there, now)
	expect(kept).toBe(join(dataDir, 'innervolt.sqlite.before-restore-2026-11-26T031500Z'))
	expect(
		(await readdir(dataDir)).filter((each) => /wal|shm|restore-\w{6}$|part/.test(each)),
	).toEqual([])
	expect(addressesIn(join(dataDir, 'innervolt.sqlite'))).toEqual([
		'ada@example.com',
		'bob@example.com',
	])
	expect(addressesIn(kept ?? '')).toEqual(['bob@example.com'])
})

test('a restore that fails, or while the site runs, changes nothing', async () => {
	const { settings, folder } = await backedUpSite()
	const dataDir = await createTemporaryFolder()
	const there = { ...settings, dataDir }
	await expect(restoreBackup('latest', null, there, now)).rejects.toThrow('is encrypted')
	const unlock = lockDataFolder(dataDir)
	const restoring = restoreBackup(join(folder, name), null, there, now)
	await expect(restoring).rejects.toThrow('Another server is running')
	unlock()
	expect(await readdir(dataDir)).toEqual(['innervolt.lock'])
})

test('a restore refuses a backup of a newer release before anything changes', async () => {
	const { db, settings, folder, file } = await backedUpSite()
	await db.close()
	const newer = join(folder, 'newer.sqlite')
	await makeBackup(settings, newer)
	const database = new DatabaseSync(newer)
	database.exec('update schema_version set version = 99')
	database.close()
	await expect(restoreBackup(newer, null, settings, now)).rejects.toThrow(
		/^newer\.sqlite has schema 99; this release knows \d+\./,
	)
	expect((await readdir(dirname(file))).filter((each) => each.includes('before'))).toEqual([])
	expect(addressesIn(file)).toHaveLength(2)
})

test('PostgreSQL: a dump is encrypted, rehearsed in a database of its own, and its password is no argument', async () => {
	const calls = await useToolStandIns(released)
	const url = await postgres.createMigrated()
	const { settings, key, folder } = await backedUpSite()
	const there = { ...settings, databaseUrl: url }
	const dump = backupName(now + 1_000, 'dump', true)
	await makeBackup(there, join(folder, dump), settings.backup.recipients)
	expect((await readFile(join(folder, dump))).includes('waitlist_emails')).toBe(false)
	const before = await databasesOf(url)
	const rehearsal = await rehearseBackup('latest', key, there)
	expect(rehearsal).toMatchObject({ name: dump, wasEncrypted: true })
	expect(rehearsal.registrations).toBeGreaterThan(0)
	expect(await databasesOf(url)).toEqual(before)
	expect(await readFile(calls, 'utf8')).not.toContain(new URL(url).password)
})

test('PostgreSQL: a dump that breaks off leaves no file, and a missing tool is named', async () => {
	await useToolStandIns(released, true)
	const databaseUrl = await postgres.createMigrated()
	const folder = await createTemporaryFolder()
	const back = () => makeBackup({ dataDir: folder, databaseUrl }, join(folder, 'copy.dump'))
	await expect(back()).rejects.toThrow('pg_dump failed: connection lost')
	process.env['PATH'] = await createTemporaryFolder()
	await expect(back()).rejects.toThrow('pg_dump is not installed')
	expect(await readdir(folder)).toEqual([])
})

test('PostgreSQL: a database that does not answer is told in one sentence', async () => {
	const folder = await createTemporaryFolder()
	const databaseUrl = 'postgres://ada:hunter2@127.0.0.1:1/site'
	const backup = makeBackup({ dataDir: folder, databaseUrl }, join(folder, 'copy.dump'))
	await expect(backup).rejects.toThrow(
		'The database of DATABASE_URL cannot be read (ECONNREFUSED). Start it, or correct the setting.',
	)
})

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

async function databasesOf(url: string): Promise<readonly string[]> {
	const db = postgres.open(url)
	try {
		const { rows } = await sql<{ name: string }>`
			select datname as name from pg_database where datname like 'innervolt_rehearsal%'
		`.execute(db.read)
		return rows.map((row) => row.name)
	} finally {
		await db.close()
	}
}
