import { spawnSync } from 'node:child_process'
import { readFile, writeFile } from 'node:fs/promises'
import { expect, onTestFinished, test, vi } from 'vitest'
import { readSettings } from '#settings/settings.ts'
import { eventually } from '#testing/eventually.ts'
import { startServices } from '#testing/services.ts'
import { databases, fakeClock, openTestStore } from '#testing/databases.ts'
import { createTemporaryFolder } from '#testing/temporary-folder.ts'
import { iso, systemClockAndRandom } from './context.ts'
import { migrate } from './migrate.ts'
import { databaseFile } from './open-database.ts'
import { openSqlite } from '#server/platform/db/sqlite/sqlite.ts'
import { createStore } from '#server/store.ts'

const [sqlite, postgres] = databases
const dayMs = 86_400_000
const pageBytes = 4_096

test('a server whose file has a zeroed page starts, and reports the damage to the owner and the log', async () => {
	const { settings, file } = await siteWithEntries()
	await zeroPageWith(file, 'entry 300')
	const { services, lines } = await start(settings)
	const findings = () => services.api.readOwnerFindings()
	await eventually(
		async () => expect(await findings()).toMatchObject({ isDatabaseDamaged: true }),
		{
			timeout: 30_000,
		},
	)
	expect(lines()).toEqual([
		[
			{ damage: [expect.stringContaining('audit: ')] },
			'The database is damaged, restore the last backup',
		],
	])
})

test('a server with an undamaged file reports nothing', async () => {
	const { settings } = await siteWithEntries()
	const { services, lines } = await start(settings)
	const { store } = services.api
	await eventually(async () => expect(await store.databaseCheck.check()).toBeNull(), {
		timeout: 30_000,
	})
	expect(await services.api.readOwnerFindings()).toMatchObject({ isDatabaseDamaged: false })
	expect(lines()).toEqual([])
})

test('a file is checked at its first start, once a night, after a kill, and after damage', async () => {
	const clock = fakeClock()
	const { db, store } = await openTestStore(sqlite, clock.now)
	const restart = (wasInterrupted: boolean) =>
		createStore({ ...db, wasInterrupted }, { ...systemClockAndRandom, now: clock.now })
	expect([await store.databaseCheck.check(), await store.databaseCheck.check()]).toEqual([[], null])
	expect(await restart(false).databaseCheck.check()).toBeNull()
	expect(await restart(true).databaseCheck.check()).toEqual([])
	const damaged = createStore(
		{ ...db, wasInterrupted: true, findDamage: async () => ['audit: malformed'] },
		{ ...systemClockAndRandom, now: clock.now },
	)
	expect(await damaged.databaseCheck.check()).toEqual(['audit: malformed'])
	expect(await restart(false).databaseCheck.check()).toEqual([])
	clock.advance(dayMs)
	expect([await store.databaseCheck.check(), await store.databaseCheck.check()]).toEqual([[], null])
})

test('a file whose process was killed counts as interrupted, and one that was closed does not', async () => {
	const file = await sqlite.createMigrated()
	const write = (end: string) =>
		spawnSync(process.execPath, [
			'--input-type=module',
			'-e',
			`
			import { openSqlite } from '#server/platform/db/sqlite/sqlite.ts'
			const db = openSqlite(${JSON.stringify(file)})
			await db.write((own) => own.deleteFrom('audit').execute())
			await db.longRead.selectFrom('audit').selectAll().execute()
			${end}`,
		])
	const isInterrupted = async () => {
		const db = openSqlite(file)
		await db.close()
		return db.wasInterrupted
	}
	expect(write(`process.kill(process.pid, 'SIGKILL')`).signal).toBe('SIGKILL')
	expect(await isInterrupted()).toBe(true)
	expect(write('await db.close()').status).toBe(0)
	expect(await isInterrupted()).toBe(false)
})

test('PostgreSQL checks its files itself', async () => {
	const { store } = await openTestStore(postgres)
	expect(await store.databaseCheck.check()).toEqual([])
	expect(store.databaseCheck.isDamaged()).toBe(false)
})

/** A database of some hundred pages, closed. */
async function siteWithEntries() {
	const settings = readSettings({ DATA_DIR: await createTemporaryFolder(), ANALYTICS: 'none' })
	const file = databaseFile(settings)
	const db = openSqlite(file)
	await migrate(db)
	const entries = Array.from({ length: 600 }, (_, index) => ({
		id: String(index).padStart(4, '0'),
		at: iso(Date.now()),
		actor: 'ana',
		action: 'login',
		detail: `entry ${index} ${'x'.repeat(2_000)}`,
	}))
	await db.write((transaction) => transaction.insertInto('audit').values(entries).execute())
	await db.close()
	return { settings, file }
}

async function zeroPageWith(file: string, text: string): Promise<void> {
	const bytes = await readFile(file)
	const first = Math.floor(bytes.indexOf(text) / pageBytes) * pageBytes
	bytes.fill(0, first, first + pageBytes)
	await writeFile(file, bytes)
}

async function start(settings: ReturnType<typeof readSettings>) {
	const warn = vi.fn<() => void>()
	const services = await startServices(settings, { warn })
	onTestFinished(() => services.close())
	return { services, lines: () => warn.mock.calls }
}
