import { readdir, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { migrate } from './migrate.ts'
import { databases } from '#testing/databases.ts'

const [sqlite] = databases

test('the database, its WAL and its folder are accessible to the owner only', async () => {
	const where = await sqlite.createEmpty()
	const db = sqlite.open(where)
	onTestFinished(() => db.close())
	await migrate(db)
	const folder = dirname(where)
	const files = await readdir(folder)
	expect(files).toContain('innervolt.sqlite-wal')
	for (const name of ['.', ...files]) {
		const { mode } = await stat(join(folder, name))
		expect([name, mode & 0o077]).toEqual([name, 0])
	}
})
