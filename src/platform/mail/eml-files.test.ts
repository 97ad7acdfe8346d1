import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { deleteEmlFiles } from './eml-files.ts'

test('the files of the given emails are deleted, and missing files are ignored', async () => {
	const folder = await newFolder(['a.eml', 'b.eml'])
	await deleteEmlFiles(folder, ['a', 'never-written'])
	expect(await readdir(folder)).toEqual(['b.eml'])
	await deleteEmlFiles(join(folder, 'missing'), ['a'])
})

async function newFolder(files: readonly string[]): Promise<string> {
	const folder = await mkdtemp(join(tmpdir(), 'innervolt-eml-'))
	onTestFinished(() => rm(folder, { recursive: true, force: true }))
	for (const name of files) await writeFile(join(folder, name), '')
	return folder
}
