import { utimesSync, writeFileSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { databaseFile } from '#platform/db/open-database.ts'
import { createTemporaryFolder } from '#testing/temporary-folder.ts'
import { deleteCopiesBefore } from './delete-copies.ts'

test('only copies left by restores are deleted, once they are too old', async () => {
	const dataDir = await createTemporaryFolder()
	for (const name of ['', '.before-restore-2026', '.before-restore-2027']) {
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
