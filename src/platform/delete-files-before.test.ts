import { randomUUID } from 'node:crypto'
import { utimesSync, writeFileSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { copyNames } from '#features/backup/open-backup.ts'
import { emlNames } from '#platform/mail/eml-files.ts'
import { createTemporaryFolder } from '#testing/temporary-folder.ts'
import { deleteFilesBefore } from './delete-files-before.ts'

test('in a data folder, only old copies left by restores are deleted', async () => {
	const old = ['innervolt.sqlite', 'innervolt.sqlite.before-restore-2026']
	const folder = await folderWith(old, ['innervolt.sqlite.before-restore-2027'])
	await deleteFilesBefore(folder, copyNames, 100_000)
	expect((await readdir(folder)).toSorted()).toEqual([
		'innervolt.sqlite',
		'innervolt.sqlite.before-restore-2027',
	])
})

test('old email files and old partial email files are deleted, and no other files', async () => {
	const old = ['old.eml', 'torn.eml.part', `half.eml.${randomUUID()}.part`, 'notes.txt']
	const folder = await folderWith(old, ['new.eml'])
	await deleteFilesBefore(folder, emlNames, 100_000)
	expect((await readdir(folder)).toSorted()).toEqual(['new.eml', 'notes.txt'])
	await deleteFilesBefore(join(folder, 'missing'), emlNames, 100_000)
})

async function folderWith(old: readonly string[], recent: readonly string[]): Promise<string> {
	const folder = await createTemporaryFolder()
	for (const name of [...old, ...recent]) {
		writeFileSync(join(folder, name), '')
		utimesSync(join(folder, name), 1, old.includes(name) ? 99 : 101)
	}
	return folder
}
