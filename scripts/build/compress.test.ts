import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { createTemporaryFolder } from '#testing/temporary-folder.ts'
import { compressFiles } from './compress.ts'

const long = (word: string) => `${word} `.repeat(200)

test('an unchanged file reuses the compressed copies of the previous build, a changed one is compressed', async () => {
	const [before, folder] = [await createTemporaryFolder(), await createTemporaryFolder()]
	for (const [name, text] of Object.entries({ 'same.html': 'same', 'changed.html': 'old' })) {
		writeFileSync(join(before, name), long(text))
		writeFileSync(join(before, `${name}.br`), 'from before')
		writeFileSync(join(before, `${name}.gz`), 'from before')
	}
	writeFileSync(join(before, 'uncompressed.html'), long('same'))
	writeFileSync(join(folder, 'same.html'), long('same'))
	writeFileSync(join(folder, 'changed.html'), long('new'))
	writeFileSync(join(folder, 'uncompressed.html'), long('same'))
	await compressFiles(folder, before)
	expect(readFileSync(join(folder, 'same.html.br'), 'utf8')).toBe('from before')
	expect(readFileSync(join(folder, 'same.html.gz'), 'utf8')).toBe('from before')
	for (const [name, text] of Object.entries({ changed: 'new', uncompressed: 'same' })) {
		const compressed = readFileSync(join(folder, `${name}.html.br`))
		expect(brotliDecompressSync(compressed).toString()).toBe(long(text))
	}
})

test('a file that does not shrink has no copy', async () => {
	const folder = await createTemporaryFolder()
	writeFileSync(join(folder, 'a.txt'), 'a')
	await compressFiles(folder)
	expect(existsSync(join(folder, 'a.txt.br'))).toBe(false)
})
