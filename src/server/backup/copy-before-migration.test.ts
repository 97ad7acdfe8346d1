import { globSync, readFileSync, utimesSync, writeFileSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { expect, test } from 'vitest'
import { databaseFile } from '#server/platform/db/open-database.ts'
import { readSettings } from '#settings/settings.ts'
import { startServices } from '#testing/services.ts'
import { createTemporaryFolder } from '#testing/temporary-folder.ts'
import { deleteCopiesBefore } from './copy-before-migration.ts'

const released =
	globSync('src/server/platform/db/migrations/released/sqlite-*.sql').toSorted()[0] ?? ''

test('a start keeps the database as it was before the migration, once', async () => {
	const dataDir = await createTemporaryFolder()
	const old = new DatabaseSync(databaseFile({ dataDir }))
	old.exec(readFileSync(released, 'utf8'))
	const { version } = old.prepare('select version from schema_version').get() ?? {}
	old.close()
	const copies = await copiesAfterStart(dataDir)
	expect(copies).toEqual([`innervolt.sqlite.before-migration-of-${String(version)}`])
	const copy = new DatabaseSync(join(dataDir, copies[0] ?? ''), { readOnly: true })
	expect(copy.prepare('select version from schema_version').get()).toEqual({ version })
	expect(copy.prepare('select count(*) as n from waitlist_emails').get()).toEqual({ n: 2 })
	copy.close()
	writeFileSync(join(dataDir, copies[0] ?? ''), 'seen')
	await copiesAfterStart(dataDir)
	expect(readFileSync(join(dataDir, copies[0] ?? ''), 'utf8')).toBe('seen')
})

test('a new database is not copied', async () => {
	expect(await copiesAfterStart(await createTemporaryFolder())).toEqual([])
})

test('what migrations and restores have left is deleted once it is too old, and nothing else', async () => {
	const dataDir = await createTemporaryFolder()
	const names = ['', '.before-migration-of-2', '.before-restore-2026', '.before-restore-2027']
	for (const name of names) {
		const file = databaseFile({ dataDir }) + name
		writeFileSync(file, '')
		utimesSync(file, 1, name.endsWith('2027') ? 101 : 99)
	}
	await deleteCopiesBefore(databaseFile({ dataDir }), 100_000)
	expect((await readdir(dataDir)).toSorted()).toEqual([
		'innervolt.sqlite',
		'innervolt.sqlite.before-restore-2027',
	])
})

async function copiesAfterStart(dataDir: string): Promise<string[]> {
	const services = await startServices(readSettings({ DATA_DIR: dataDir }), { warn: () => {} })
	await services.close()
	return (await readdir(dataDir)).filter((name) => name.includes('before-migration'))
}
