import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { sql } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { openKeys } from '#platform/keys/open-keys.ts'
import { migrate } from '#platform/db/migrate.ts'
import { openDatabase } from '#platform/db/open-database.ts'
import { lockDataFolder } from '#platform/db/sqlite/sqlite-lock.ts'
import { createTemporaryFolder } from '#testing/temporary-folder.ts'

test('the command creates a new key for a stopped site', { tags: 'night' }, async () => {
	const { dataDir, key } = await stoppedSite()
	const before = await key()
	const { out, errors, code } = await replace(dataDir)
	expect([code, errors]).toEqual([0, ''])
	expect(out).toBe(
		`${join(dataDir, 'secret.key')} is the key from now on. 0 waiting emails were given up.\n`,
	)
	expect(await key()).not.toBe(before)
})

test(
	'the command is refused while the server runs, and the current key is kept',
	{ tags: 'night' },
	async () => {
		const { dataDir, key } = await stoppedSite()
		const before = await key()
		onTestFinished(lockDataFolder(dataDir))
		const { out, errors, code } = await replace(dataDir)
		expect([code, out]).toEqual([1, ''])
		expect(errors).toMatch(/^Another server is running on .+\. Stop it first.+\n$/)
		expect(await key()).toBe(before)
	},
)

test(
	'the command fails if the database is damaged or from a newer release, and the current key is kept',
	{ tags: 'night' },
	async () => {
		const { dataDir, key, change } = await stoppedSite()
		const before = await key()
		await change(`update innervolt_migrations set name = '999-later'`)
		const newer = await replace(dataDir)
		expect(newer.errors).toMatch(
			/^The database has the migration 999-later, .+ Start a newer release, or restore a backup from before the upgrade\.\n$/,
		)
		await writeFile(join(dataDir, 'innervolt.sqlite'), 'x'.repeat(10_000))
		const damaged = await replace(dataDir)
		expect(damaged.errors).toMatch(/^.+innervolt\.sqlite .+\n$/)
		expect([newer.code, damaged.code, await key()]).toEqual([1, 1, before])
	},
)

test(
	'in a folder without a database the command fails and creates neither a database nor a key',
	{ tags: 'night' },
	async () => {
		const dataDir = await createTemporaryFolder()
		const { errors, code } = await replace(dataDir)
		expect(errors).toMatch(/^There is no database at .+\n$/)
		expect([code, await readdir(dataDir)]).toEqual([1, []])
	},
)

/** A data folder with a database and its key. */
async function stoppedSite() {
	const dataDir = await createTemporaryFolder()
	const settings = { databaseUrl: null, dataDir, secretKey: null }
	const db = openDatabase(settings)
	await migrate(db)
	await openKeys(db, settings)
	await db.close()
	return {
		dataDir,
		key: async () => await readFile(join(dataDir, 'secret.key'), 'utf8'),
		change: async (statement: string) => {
			const opened = openDatabase(settings)
			await opened.write((transaction) => sql.raw(statement).execute(transaction))
			await opened.close()
		},
	}
}

async function replace(dataDir: string) {
	const child = spawn(process.execPath, ['src/app/cli/key.ts', 'replace'], {
		env: { ...process.env, DATA_DIR: dataDir, DATABASE_URL: '', SECRET_KEY: '' },
	})
	const [out, errors, [code]] = await Promise.all([
		text(child.stdout),
		text(child.stderr),
		once(child, 'exit'),
	])
	return { out, errors, code: Number(code) }
}
