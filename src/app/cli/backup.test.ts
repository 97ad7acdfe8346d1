import { recordSignup } from '#testing/jobs.ts'
import { execFile } from 'node:child_process'
import { copyFile, readdir, readFile, stat, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { promisify } from 'node:util'
import { expect, onTestFinished, test } from 'vitest'
import { readSettings } from '#config/settings.ts'
import { startServices } from '#testing/services.ts'
import { countRegistrations, databases, openTestStore } from '#testing/databases.ts'
import { createStore, type Store } from '#app/store.ts'
import { systemClockAndRandom } from '#platform/db/context.ts'
import { installationValue, timeNames } from '#platform/db/installation.ts'
import { openDatabase } from '#platform/db/open-database.ts'
import { makeBackup } from '#features/backup/make-backup.ts'
import { insertDraft } from '#testing/letters.ts'
import { useFailingPgDump } from '#testing/postgres-tools.ts'
import { createTemporaryFolder } from '#testing/temporary-folder.ts'

const [sqlite, postgres] = databases
const run = promisify(execFile)
const now = Date.UTC(2026, 10, 26, 3, 15)

test('a backup replaces an older one of the same name, leaves no partial file, and is recorded', async () => {
	const { store, db, where } = await openTestStore(sqlite)
	const madeAt = () => installationValue(db.read, timeNames.backup)
	const target = join(await createTemporaryFolder(), 'copy')
	await writeFile(target, 'old')
	await signUp(store, 1)
	expect(await madeAt()).toBeNull()
	expect(await makeBackup(of(where), target, now)).toBe(1)
	expect(await madeAt()).toBe('2026-11-26T03:15:00.000Z')
	const copy = new DatabaseSync(target, { readOnly: true })
	onTestFinished(() => copy.close())
	expect(copy.prepare('select email from waitlist_emails').all()).toEqual([
		{ email: 'p1@example.com' },
	])
	expect(await readdir(dirname(target))).toEqual(['copy'])
	// Accessible to the owner only.
	expect((await stat(target)).mode & 0o077).toBe(0)
})

test('the first start on a restored backup pauses letters that were being sent, and turns scheduled letters back into drafts', async () => {
	const { db, where } = await openTestStore(sqlite)
	const at = new Date().toISOString()
	for (const state of ['sending', 'scheduled', 'finished'] as const)
		await insertDraft(db, { id: state, state, recipients: 3, send_at: at })
	const folder = await createTemporaryFolder()
	await makeBackup(of(where), join(folder, 'innervolt.sqlite'), now)
	const copy = openDatabase({ dataDir: folder, databaseUrl: null })
	onTestFinished(() => copy.close())
	const { letters } = createStore(copy, systemClockAndRandom)
	await letters.pauseRestored()
	const states = ['sending', 'scheduled', 'finished'].map(async (id) => {
		const { state, pause_reason: reason, recipients } = (await letters.byId(id)) ?? {}
		return [state, reason, recipients]
	})
	expect(await Promise.all(states)).toEqual([
		['paused', 'restored', 3],
		['draft', null, null],
		['finished', null, 3],
	])
})

test('a backup of a damaged database fails with the reason and leaves no partial file', async () => {
	const folder = await createTemporaryFolder()
	const source = join(folder, 'innervolt.sqlite')
	await writeFile(source, 'x'.repeat(8_192))
	const backup = makeBackup(of(source), join(folder, 'copy'), now)
	await expect(backup).rejects.toThrow('is not a database')
	expect(await readdir(folder)).toEqual(['innervolt.sqlite'])
})

test(
	'a backup made while the site runs is restored in another folder, and the site starts there only with the original key',
	{ tags: 'night' },
	async () => {
		const folder = await createTemporaryFolder()
		const [here, there] = [join(folder, 'here'), join(folder, 'there')]
		const services = await startServices(settings(here), { warn: () => {} })
		await signUp(services.api.store, 1)
		const target = join(folder, 'copy')
		const { stdout } = await run(process.execPath, ['src/app/cli/backup.ts', target], env(here))
		expect(stdout).toContain('holds 1 registrations')
		expect(stdout).toContain(`keep a copy of ${join(here, 'secret.key')} in another place`)
		await services.close()

		await run(process.execPath, ['src/app/cli/restore.ts', target], env(there))
		await expect(startServices(settings(there), { warn: () => {} })).rejects.toThrow(
			'used with a key that is not here',
		)
		await copyFile(join(here, 'secret.key'), join(there, 'secret.key'))
		const restored = await startServices(settings(there), { warn: () => {} })
		onTestFinished(() => restored.close())
		expect(await countRegistrations(restored.api.store)).toBe(1)
	},
)

test('a backup without a database fails with a message', { tags: 'night' }, async () => {
	const folder = await createTemporaryFolder()
	await expect(
		run(process.execPath, ['src/app/cli/backup.ts', join(folder, 'copy')], env(folder)),
	).rejects.toMatchObject({ code: 1, stderr: expect.stringContaining('There is no database') })
})

test('PostgreSQL: an interrupted dump leaves no file, a missing pg_dump is named, and the password is not passed as an argument', async () => {
	const calls = await useFailingPgDump()
	const databaseUrl = await postgres.createMigrated()
	const folder = await createTemporaryFolder()
	const back = () => makeBackup({ dataDir: folder, databaseUrl }, join(folder, 'copy.dump'), now)
	await expect(back()).rejects.toThrow('pg_dump failed: connection lost')
	expect(await readFile(calls, 'utf8')).not.toContain(new URL(databaseUrl).password)
	process.env['PATH'] = await createTemporaryFolder()
	await expect(back()).rejects.toThrow('pg_dump is not installed')
	expect(await readdir(folder)).toEqual([])
})

function of(file: string) {
	return { dataDir: dirname(file), databaseUrl: null }
}

function settings(dataDir: string) {
	return readSettings({ DATA_DIR: dataDir })
}

function env(dataDir: string) {
	return { env: { ...process.env, DATA_DIR: dataDir, DATABASE_URL: '' } }
}

async function signUp(store: Store, index: number): Promise<void> {
	await recordSignup(store, `p${index}@example.com`)
}
