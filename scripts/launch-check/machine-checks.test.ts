import { chmod, readdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { makeBackup } from '#features/backup/make-backup.ts'
import { openKeys } from '#platform/keys/open-keys.ts'
import { readSettings } from '#config/settings.ts'
import { dailyDatabases, databases, openTestStore } from '#testing/databases.ts'
import { createTemporaryFolder } from '#testing/temporary-folder.ts'
import { checkDatabase, checkMail, checkPermissions } from './machine-checks.ts'

const hourMs = 3_600_000

test.each(dailyDatabases)(
	'$kind: no problem is found in an undamaged database with its own key, and a wrong key is reported',
	async (kind) => {
		const { db, where } = await openTestStore(kind)
		const dataDir = kind.kind === 'sqlite' ? dirname(where) : await createTemporaryFolder()
		const environment = {
			DATA_DIR: dataDir,
			...(kind.kind === 'postgres' && { DATABASE_URL: where }),
		}
		const settings = readSettings(environment)
		await openKeys(db, settings)
		expect(await checkDatabase(settings)).toEqual([])
		const SECRET_KEY = Buffer.alloc(32, 1).toString('base64')
		expect(await checkDatabase(readSettings({ ...environment, SECRET_KEY }))).toMatchObject([
			{ what: 'key', why: expect.stringContaining('is not the one') },
		])
	},
)

test.each(dailyDatabases)(
	'$kind: a clock that is behind the time of the newest registration is reported',
	async (kind) => {
		const { db, where } = await openTestStore(kind)
		const created_at = new Date(Date.now() + hourMs).toISOString()
		await db.write((transaction) =>
			transaction
				.insertInto('waitlist_emails')
				.values({
					id: 'a',
					email: 'a@example.com',
					source: 'premium',
					status: 'active',
					created_at,
				})
				.execute(),
		)
		const at = kind.kind === 'sqlite' ? { DATA_DIR: dirname(where) } : { DATABASE_URL: where }
		expect(await checkDatabase(readSettings(at))).toMatchObject([{ what: 'clock' }])
	},
)

test('a damaged or unreachable database is reported without passwords', async () => {
	const dataDir = await createTemporaryFolder()
	await writeFile(join(dataDir, 'innervolt.sqlite'), 'x'.repeat(8_192))
	expect(await checkDatabase(readSettings({ DATA_DIR: dataDir }))).toMatchObject([
		{ what: 'database', why: expect.stringMatching(/damaged|not a database/) },
	])
	const DATABASE_URL = 'postgres://ada:hunter2@127.0.0.1:1/site'
	expect(await checkDatabase(readSettings({ DATABASE_URL }))).toEqual([
		{
			topic: 'machine',
			what: 'database',
			why: 'The database cannot be read (ECONNREFUSED). Start it, correct DATABASE_URL, or restore a backup.',
		},
	])
})

test('checking a restored database leaves no new file beside it, such as a log owned by root', async () => {
	const { where } = await openTestStore(databases[0])
	const dataDir = await createTemporaryFolder()
	const site = { dataDir: dirname(where), databaseUrl: null }
	await makeBackup(site, join(dataDir, 'innervolt.sqlite'), Date.now())
	expect(await checkDatabase(readSettings({ DATA_DIR: dataDir }))).toEqual([])
	expect(await readdir(dataDir)).toEqual(['innervolt.sqlite'])
})

test('files readable by other users are reported with the command that fixes them', async () => {
	const dataDir = await createTemporaryFolder()
	const file = join(dataDir, 'secret.key')
	await writeFile(file, '', { mode: 0o600 })
	expect(checkPermissions({ dataDir })).toEqual([])
	await chmod(file, 0o644)
	expect(checkPermissions({ dataDir })).toMatchObject([
		{ what: file, why: `can be read by other users. Run: chmod 600 ${file}` },
	])
})

test('an unreachable mail server is reported', async () => {
	const mail = { SMTP_URL: 'smtp://127.0.0.1:1', MAIL_FROM: 'a@b.example' }
	expect(await checkMail(readSettings(mail))).toMatchObject([
		{ what: 'SMTP_URL', why: expect.stringContaining('gives no valid answer') },
	])
	expect(await checkMail(readSettings({}))).toEqual([])
})
