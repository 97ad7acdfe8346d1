import { execFile } from 'node:child_process'
import { copyFile, mkdir, readdir, readFile, stat, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { promisify } from 'node:util'
import { Decrypter, generateX25519Identity, identityToRecipient } from 'age-encryption'
import { expect, onTestFinished, test } from 'vitest'
import { readSettings } from '#settings/settings.ts'
import { startServices } from '#testing/services.ts'
import { countRegistrations, databases, openTestStore } from '#testing/databases.ts'
import type { Store } from '#server/store.ts'
import { makeBackup } from '#server/backup/make-backup.ts'
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
	expect(await makeBackup(of(where), target)).toBe(1)
	const copy = new DatabaseSync(target, { readOnly: true })
	onTestFinished(() => copy.close())
	expect(copy.prepare('select email from waitlist_emails').all()).toEqual([
		{ email: 'p1@example.com' },
	])
	expect(await readdir(dirname(target))).toEqual(['copy'])
	// Accessible to the owner only.
	expect((await stat(target)).mode & 0o077).toBe(0)
})

test('a backup stores letters as paused, and unsent ones as drafts', async () => {
	const { db, where } = await openTestStore(sqlite)
	const target = join(await createTemporaryFolder(), 'copy')
	const at = new Date().toISOString()
	const states = []
	for (const state of ['sending', 'scheduled', 'finished'] as const) {
		const id = await insertDraft(db, { id: state, state, recipients: 3, send_at: at })
		await makeBackup(of(where), target)
		const copy = new DatabaseSync(target, { readOnly: true })
		states.push(
			copy.prepare('select state, pause_reason, recipients from letters where id = ?').get(id),
		)
		copy.close()
		await db.write((transaction) => transaction.deleteFrom('letters').execute())
	}
	expect(states).toEqual([
		{ state: 'paused', pause_reason: 'restored', recipients: 3 },
		{ state: 'draft', pause_reason: null, recipients: null },
		{ state: 'finished', pause_reason: null, recipients: 3 },
	])
})

test('a backup of a damaged database fails with the reason and leaves no partial file', async () => {
	const folder = await createTemporaryFolder()
	const source = join(folder, 'innervolt.sqlite')
	await writeFile(source, 'x'.repeat(8_192))
	await expect(makeBackup(of(source), join(folder, 'copy'))).rejects.toThrow('is not a database')
	expect(await readdir(folder)).toEqual(['innervolt.sqlite'])
})

test('an encrypted backup is opened by its key alone, and a site starts from it', async () => {
	const folder = await createTemporaryFolder()
	const [here, there] = [join(folder, 'here'), join(folder, 'there')]
	const services = await startServices(settings(here), { warn: () => {} })
	await signUp(services.api.store, 1)
	const identity = await generateX25519Identity()
	const target = join(folder, 'innervolt-2026-11-24.sqlite.age')
	const recipient = await identityToRecipient(identity)
	const { stdout } = await run(
		process.execPath,
		['src/server/cli/backup.ts', target, '--recipient', recipient],
		{ env: { ...process.env, DATA_DIR: here, DATABASE_URL: '' } },
	)
	await services.close()
	expect(stdout).toContain('holds 1 registrations')
	expect(stdout).toContain(`keep a copy of ${join(here, 'secret.key')} apart from it`)
	expect((await stat(target)).mode & 0o077).toBe(0)
	const encrypted = await readFile(target)
	expect(encrypted.includes('SQLite format')).toBe(false)
	expect(encrypted.includes('p1@example.com')).toBe(false)
	// The copy from before the encryption is gone.
	expect((await readdir(here)).filter((name) => name.endsWith('.part'))).toEqual([])

	await expect(open(encrypted, await generateX25519Identity())).rejects.toThrow('no identity')
	await mkdir(there)
	await writeFile(join(there, 'innervolt.sqlite'), await open(encrypted, identity))
	await expect(startServices(settings(there), { warn: () => {} })).rejects.toThrow(
		'used with a key that is not here',
	)
	await copyFile(join(here, 'secret.key'), join(there, 'secret.key'))
	const restored = await startServices(settings(there), { warn: () => {} })
	onTestFinished(() => restored.close())
	expect(await countRegistrations(restored.api.store)).toBe(1)
})

test('an invalid recipient is refused before anything is copied', async () => {
	const { where } = await openTestStore(sqlite)
	const folder = await createTemporaryFolder()
	const backup = makeBackup(of(where), join(folder, 'copy'), ['age1nonsense'])
	await expect(backup).rejects.toThrow('age1nonsense is not a public key of age')
	expect(await readdir(folder)).toEqual([])
})

test('fails with a message if there is no database', async () => {
	const folder = await createTemporaryFolder()
	await expect(
		run(process.execPath, ['src/server/cli/backup.ts', join(folder, 'copy')], {
			env: { ...process.env, DATA_DIR: folder, DATABASE_URL: '' },
		}),
	).rejects.toMatchObject({ code: 1, stderr: expect.stringContaining('There is no database') })
})

/** The settings of a site with a database file. */
function of(file: string) {
	return { dataDir: dirname(file), databaseUrl: null }
}

function settings(dataDir: string) {
	return readSettings({ DATA_DIR: dataDir })
}

async function open(encrypted: Buffer, identity: string): Promise<Uint8Array> {
	const decrypter = new Decrypter()
	decrypter.addIdentity(identity)
	return await decrypter.decrypt(encrypted)
}

async function signUp(store: Store, index: number): Promise<void> {
	await store.signups.capture(
		{ email: `p${index}@example.com`, source: 'premium', locale: 'en', consent: { wording: '1' } },
		() => ({ subject: '', text: '', html: '', unsubscribeUrl: '' }),
	)
}
