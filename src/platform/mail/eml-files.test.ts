import { randomUUID } from 'node:crypto'
import { mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { deleteEmlFiles, deleteEmlFilesBefore } from './eml-files.ts'

test('deletes the files of the given emails and ignores missing ones', async () => {
	const folder = await newFolder(['a.eml', 'b.eml'])
	await deleteEmlFiles(folder, ['a', 'never-written'])
	expect(await readdir(folder)).toEqual(['b.eml'])
	await deleteEmlFiles(join(folder, 'missing'), ['a'])
})

test('deletes old emails and partial files, and no other files', async () => {
	const old = ['old.eml', 'torn.eml.part', `half.eml.${randomUUID()}.part`, 'notes.txt']
	const folder = await newFolder([...old, 'new.eml'])
	for (const name of old) await utimes(join(folder, name), 1_000, 1_000)
	await deleteEmlFilesBefore(folder, 1_000_001)
	expect((await readdir(folder)).toSorted()).toEqual(['new.eml', 'notes.txt'])
	await deleteEmlFilesBefore(join(folder, 'missing'), 1_000_001)
})

async function newFolder(files: readonly string[]): Promise<string> {
	const folder = await mkdtemp(join(tmpdir(), 'innervolt-eml-'))
	onTestFinished(() => rm(folder, { recursive: true, force: true }))
	for (const name of files) await writeFile(join(folder, name), '')
	return folder
}
