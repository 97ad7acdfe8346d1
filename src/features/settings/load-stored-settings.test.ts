import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readdir, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { text } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import { openKeys, replaceKeys } from '#platform/keys/open-keys.ts'
import { openDatabase } from '#platform/db/open-database.ts'
import { systemClockAndRandom } from '#platform/db/context.ts'
import { eventually } from '#testing/eventually.ts'
import { dailyDatabases, databases, type TestDatabase } from '#testing/databases.ts'
import { createTemporaryFolder } from '#testing/temporary-folder.ts'
import { createSettingStore } from './settings.ts'

const stored = {
	SMTP_URL: 'smtps://127.0.0.1:1',
	SMTP_USER: 'ada',
	SMTP_PASSWORD: 'hunter2',
	MAIL_FROM: 'a@b.example',
	SIGNUPS_PER_CLIENT: '7',
}

const script = `
	const { loadStoredSettings } = await import('#features/settings/load-stored-settings.ts')
	const { unreadable } = await loadStoredSettings()
	const { MAIL_FROM, SMTP_PASSWORD, SIGNUPS_PER_CLIENT } = process.env
	console.log(JSON.stringify({ MAIL_FROM, SMTP_PASSWORD, SIGNUPS_PER_CLIENT, unreadable }))`

test.each(dailyDatabases)(
	'$kind: a process uses stored settings, unless its environment overrides them',
	async (kind) => {
		const { environment, folder } = await siteWith(kind, stored)
		const { out } = await run(['--input-type=module', '-e', script], {
			...environment,
			MAIL_FROM: 'given@b.example',
			SIGNUPS_PER_CLIENT: '',
		})
		expect(JSON.parse(out)).toEqual({
			MAIL_FROM: 'given@b.example',
			SMTP_PASSWORD: 'hunter2',
			SIGNUPS_PER_CLIENT: '7',
			unreadable: [],
		})
		// No write-ahead log may remain: it would look like that of a crashed process.
		expect((await readdir(folder)).filter((name) => name.includes('-'))).toEqual([])
	},
)

test.each(dailyDatabases)(
	'$kind: without the encryption key, stored secrets cannot be read, but the other stored settings are used',
	{ tags: 'night' },
	async (kind) => {
		const { environment, keyFile } = await siteWith(kind, stored)
		await rm(keyFile)
		const { out } = await run(['--input-type=module', '-e', script], environment)
		expect(JSON.parse(out)).toMatchObject({
			MAIL_FROM: 'a@b.example',
			unreadable: ['SMTP_PASSWORD'],
		})
	},
)

test.each(dailyDatabases)(
	'$kind: a process starts without stored settings if the database has no settings table',
	{ tags: 'night' },
	async (kind) => {
		const where = await kind.createEmpty()
		const environment = { ...environmentOf(kind, where), MAIL_FROM: 'a@b.example' }
		const { out, errors } = await run(['--input-type=module', '-e', script], environment)
		expect([JSON.parse(out), errors]).toEqual([{ MAIL_FROM: 'a@b.example', unreadable: [] }, ''])
	},
)

test(
	'a site still starts after its encryption key was replaced, and the log names the secret that must be stored again',
	{ tags: 'night' },
	async () => {
		const [sqlite] = databases
		const { environment, where } = await siteWith(sqlite, stored)
		const db = openDatabase(where)
		await replaceKeys(db, where, async () => 0)
		await db.close()
		const child = spawn(process.execPath, ['src/main.ts', '--api-only'], {
			env: { ...environment, PORT: '0' },
		})
		let printed = ''
		child.stdout.on('data', (chunk: Buffer) => (printed += chunk.toString()))
		const again =
			'SMTP_PASSWORD was stored with another key and cannot be read. Store it again: npm run settings -- set SMTP_PASSWORD'
		await eventually(() => expect(printed).toContain(again))
		// Emails go to the stored server, not to files.
		expect(printed).not.toContain('.eml')
		child.kill('SIGTERM')
		expect(await once(child, 'exit')).toEqual([0, null])
	},
)

function environmentOf({ kind }: TestDatabase, where: string): Record<string, string> {
	return kind === 'sqlite' ? { DATA_DIR: dirname(where) } : { DATABASE_URL: where }
}

async function siteWith(kind: TestDatabase, changes: typeof stored) {
	const dataDir = await createTemporaryFolder()
	const database = await kind.createMigrated()
	const isFile = kind.kind === 'sqlite'
	const folder = isFile ? dirname(database) : dataDir
	const where = { dataDir: folder, databaseUrl: isFile ? null : database, secretKey: null }
	const db = openDatabase(where)
	const keys = await openKeys(db, where)
	await createSettingStore({ ...systemClockAndRandom, db, keys }).change({}, changes, 'test')
	await db.close()
	const environment = { ...environmentOf(kind, database), DATA_DIR: folder }
	return { environment, folder, where, keyFile: join(folder, 'secret.key') }
}

async function run(args: readonly string[], environment: Record<string, string>) {
	const child = spawn(process.execPath, args, { env: environment })
	const [out, errors] = await Promise.all([text(child.stdout), text(child.stderr)])
	return { out, errors }
}
