import { execFile } from 'node:child_process'
import { copyFile, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { expect, onTestFinished, test } from 'vitest'
import { databases, openStore } from '#server/store/databases.fixture.ts'
import { migrate } from '#server/store/migrate.ts'
import { realParts } from '#server/store/parts.ts'
import { openSqlite } from '#server/store/sqlite.ts'
import { createStore } from '#server/store/store.ts'
import { backUp } from './backup-file.ts'

const [sqlite] = databases
const run = promisify(execFile)

test('a backup under load, restored, holds every row that was acknowledged before it began', async () => {
	const { store, where } = await openStore(sqlite)
	const folder = await newFolder()
	let acknowledged = 0
	for (; acknowledged < 50; acknowledged++) await signUp(store, acknowledged)
	const before = acknowledged
	const stop = new AbortController()
	const load = (async () => {
		for (; !stop.signal.aborted; acknowledged++) await signUp(store, acknowledged)
	})()
	const { stdout } = await run(
		process.execPath,
		['src/server/cli/backup.ts', join(folder, 'copy')],
		{
			env: { ...process.env, DATA_DIR: dirname(where), DATABASE_URL: '' },
		},
	)
	const during = acknowledged
	stop.abort()
	await load
	const restored = join(folder, 'restored', 'innervolt.sqlite')
	await mkdir(dirname(restored))
	await copyFile(join(folder, 'copy'), restored)
	const db = openSqlite(restored)
	onTestFinished(() => db.close())
	await migrate(db)
	const count = await createStore(db, realParts).registrations.count()
	expect(stdout).toContain(`holds ${count} registrations`)
	expect(count).toBeGreaterThanOrEqual(before)
	// The server went on while it was copied.
	expect(during).toBeGreaterThan(before)
})

test('a backup replaces an older one of the same name, and leaves nothing half', async () => {
	const { store, where } = await openStore(sqlite)
	const target = join(await newFolder(), 'copy')
	await writeFile(target, 'old')
	await writeFile(`${target}.part`, 'torn')
	await signUp(store, 1)
	expect(await backUp(where, target)).toBe(1)
})

test('without a database there is nothing to copy, and the command says so', async () => {
	const folder = await newFolder()
	await expect(
		run(process.execPath, ['src/server/cli/backup.ts', join(folder, 'copy')], {
			env: { ...process.env, DATA_DIR: folder, DATABASE_URL: '' },
		}),
	).rejects.toMatchObject({ code: 1, stderr: expect.stringContaining('There is no database') })
})

async function signUp(store: ReturnType<typeof createStore>, index: number): Promise<void> {
	await store.signups.capture(
		{ email: `p${index}@example.com`, source: 'premium', locale: 'en', consent: { wording: '1' } },
		() => ({ subject: '', text: '', html: '', unsubscribeUrl: '' }),
	)
}

async function newFolder(): Promise<string> {
	const folder = await mkdtemp(join(tmpdir(), 'innervolt-backup-'))
	onTestFinished(() => rm(folder, { recursive: true, force: true }))
	return folder
}
