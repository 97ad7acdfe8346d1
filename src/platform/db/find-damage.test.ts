import { readFile, writeFile } from 'node:fs/promises'
import { expect, onTestFinished, test, vi } from 'vitest'
import { readSettings } from '#config/settings.ts'
import { databases, openTestStore, insertRows } from '#testing/databases.ts'
import { startServices } from '#testing/services.ts'
import { createTemporaryFolder } from '#testing/temporary-folder.ts'
import { iso } from './context.ts'
import { findDamage } from './find-damage.ts'
import { migrate } from './migrate.ts'
import { databaseFile } from './open-database.ts'
import { openSqlite } from './sqlite/sqlite.ts'

const pageBytes = 4_096

test('a server still starts if its database file has a zeroed page, and reports the damage to the owner and in the log', async () => {
	const { settings, file } = await siteWithEntries()
	await zeroPageWith(file, 'entry 300')
	const { services, lines } = await start(settings)
	expect(await services.api.readOwnerFindings()).toMatchObject({ isDatabaseDamaged: true })
	expect(lines()).toEqual([
		[
			{ damage: ['database disk image is malformed'] },
			'The database is damaged; restore the last backup',
		],
	])
})

test('a server with an undamaged database file reports no damage', async () => {
	const { settings } = await siteWithEntries()
	const { services, lines } = await start(settings)
	expect(await services.api.readOwnerFindings()).toMatchObject({ isDatabaseDamaged: false })
	expect(lines()).toEqual([])
})

test.each(databases)('no damage is found in an undamaged $kind database', async (kind) => {
	const { db } = await openTestStore(kind)
	expect(await findDamage(db)).toEqual([])
})

/** A closed database of a few hundred pages. */
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
	await insertRows(db, 'audit', entries)
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
