import { execFile } from 'node:child_process'
import { readdir, stat, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { promisify } from 'node:util'
import { expect, onTestFinished, test } from 'vitest'
import { databases, openTestStore } from '#testing/databases.ts'
import type { Store } from '#server/store/store.ts'
import { backUpDatabase, deleteOldBackups } from './back-up-database.ts'
import { insertDraft } from '#testing/letters.ts'
import { createTemporaryFolder } from '#testing/temporary-folder.ts'

const [sqlite] = databases
const run = promisify(execFile)

test('a backup replaces an older one of the same name and leaves no partial file', async () => {
	const { store, where } = await openTestStore(sqlite)
	const target = join(await createTemporaryFolder(), 'copy')
	await writeFile(target, 'old')
	await writeFile(`${target}.part`, 'torn')
	await signUp(store, 1)
	expect(await backUpDatabase(where, target)).toBe(1)
	const copy = new DatabaseSync(target, { readOnly: true })
	onTestFinished(() => copy.close())
	expect(copy.prepare('select email from waitlist_emails').all()).toEqual([
		{ email: 'p1@example.com' },
	])
	expect(await readdir(dirname(target))).toEqual(['copy'])
	// Accessible to the owner only.
	expect((await stat(target)).mode & 0o077).toBe(0)
})

test('a backup holds letters paused, and those that nobody has received as drafts', async () => {
	const { db, where } = await openTestStore(sqlite)
	const target = join(await createTemporaryFolder(), 'copy')
	const at = new Date().toISOString()
	const states = []
	for (const state of ['sending', 'scheduled', 'finished'] as const) {
		const id = await insertDraft(db, { id: state, state, recipients: 3, send_at: at })
		await backUpDatabase(where, target)
		const copy = new DatabaseSync(target, { readOnly: true })
		states.push(
			copy.prepare('select state, pause_reason, recipients from campaigns where id = ?').get(id),
		)
		copy.close()
		await db.write((transaction) => transaction.deleteFrom('campaigns').execute())
	}
	expect(states).toEqual([
		{ state: 'paused', pause_reason: 'restored', recipients: 3 },
		{ state: 'draft', pause_reason: null, recipients: null },
		{ state: 'finished', pause_reason: null, recipients: 3 },
	])
})

test('a backup of a damaged database says so and leaves no partial file', async () => {
	const folder = await createTemporaryFolder()
	const source = join(folder, 'innervolt.sqlite')
	await writeFile(source, 'x'.repeat(8_192))
	await expect(backUpDatabase(source, join(folder, 'copy'))).rejects.toThrow('is not a database')
	expect(await readdir(folder)).toEqual(['innervolt.sqlite'])
})

test('pruning deletes dated backups older than 30 nights and nothing else', async () => {
	const folder = await createTemporaryFolder()
	const names = [
		'innervolt-2026-10-21.sqlite',
		'innervolt-2026-10-24.sqlite',
		'notes-2020-01-01.txt',
	]
	for (const name of names) await writeFile(join(folder, name), '')
	expect(await deleteOldBackups(folder, Date.UTC(2026, 10, 22, 12))).toEqual([names[0]])
	expect((await readdir(folder)).toSorted()).toEqual(names.slice(1))
})

test('fails with a message if there is no database', async () => {
	const folder = await createTemporaryFolder()
	await expect(
		run(process.execPath, ['src/server/cli/backup.ts', join(folder, 'copy')], {
			env: { ...process.env, DATA_DIR: folder, DATABASE_URL: '' },
		}),
	).rejects.toMatchObject({ code: 1, stderr: expect.stringContaining('There is no database') })
})

async function signUp(store: Store, index: number): Promise<void> {
	await store.signups.capture(
		{ email: `p${index}@example.com`, source: 'premium', locale: 'en', consent: { wording: '1' } },
		() => ({ subject: '', text: '', html: '', unsubscribeUrl: '' }),
	)
}
