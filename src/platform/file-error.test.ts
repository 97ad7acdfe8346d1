import { readFile, truncate, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { OperatorError } from '#values/operator-error.ts'
import { readSettings } from '#config/settings.ts'
import { startServices } from '#testing/services.ts'
import { createTemporaryFolder } from '#testing/temporary-folder.ts'
import { fileError } from '#platform/file-error.ts'

const start = (folder: string) =>
	startServices(readSettings({ DATA_DIR: folder, ANALYTICS: 'none' }), { warn: () => {} })

test('a file that is not a database is reported with a readable message', async () => {
	const folder = await createTemporaryFolder()
	await writeFile(join(folder, 'innervolt.sqlite'), 'garbage'.repeat(1_000))
	await expect(start(folder)).rejects.toThrow(
		/innervolt\.sqlite is not a database, or is damaged\./,
	)
	await expect(start(folder)).rejects.toBeInstanceOf(OperatorError)
})

test('a truncated database is reported with a readable message', async () => {
	const folder = await createTemporaryFolder()
	const services = await start(folder)
	await services.close()
	const file = join(folder, 'innervolt.sqlite')
	await truncate(file, Math.floor((await readFile(file)).length / 3))
	await expect(start(folder)).rejects.toBeInstanceOf(OperatorError)
})

test('a data folder whose path leads through a file is reported with a readable message', async () => {
	const file = join(await createTemporaryFolder(), 'file')
	await writeFile(file, '')
	await expect(start(join(file, 'data'))).rejects.toThrow('part of its path is a file')
})

test('a read-only disk is reported with a readable message, and other errors are returned unchanged', () => {
	const readOnly = Object.assign(new Error(), { code: 'EROFS' })
	expect(fileError(readOnly, '/data/x')).toMatchObject({
		message: expect.stringContaining('/data/x is on a read-only disk'),
	})
	const other = new Error('other')
	expect(fileError(other, '/data/x')).toBe(other)
})
