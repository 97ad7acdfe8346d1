import { claimMail, recordSignup } from '#testing/jobs.ts'
import { randomBytes } from 'node:crypto'
import { readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { OperatorError } from '#values/operator-error.ts'
import type { Database } from '#platform/db/database.ts'
import { unreadableCode } from '#platform/mail/queued-mail.ts'
import { dailyDatabases, databases, openTestStore } from '#testing/databases.ts'
import { giveUpSealedMails } from '#features/waitlist/outbox.ts'
import { createTemporaryFolder } from '#testing/temporary-folder.ts'
import { createKeyFile } from './key-file.ts'
import { deriveKeys } from './keys.ts'
import { openKeys, replaceKeys } from './open-keys.ts'

const [sqlite] = databases

test('the first start creates a key file that only its owner can read', async () => {
	const dataDir = join(await createTemporaryFolder(), 'data')
	const { db } = await openTestStore(sqlite)
	const keys = await openKeys(db, { dataDir, secretKey: null })
	expect(await readdir(dataDir)).toEqual(['secret.key'])
	expect((await stat(join(dataDir, 'secret.key'))).mode & 0o777).toBe(0o600)
	const again = await openKeys(db, { dataDir, secretKey: null })
	expect(again.links.equals(keys.links)).toBe(true)
})

test('processes that start together use one key file', async () => {
	const file = join(await createTemporaryFolder(), 'secret.key')
	const secrets = await Promise.all(Array.from({ length: 8 }, () => createKeyFile(file)))
	expect(new Set(secrets.map((secret) => secret.toString('hex'))).size).toBe(1)
})

test('each purpose has its own 256-bit key', () => {
	const keys = Object.values(deriveKeys(randomBytes(32)))
	const values = keys.map((key) => key.export().toString('hex'))
	expect(new Set(values).size).toBe(keys.length)
	expect(keys.every(({ symmetricKeySize }) => symmetricKeySize === 32)).toBe(true)
})

test.each(dailyDatabases)("$kind: a key other than the database's is rejected", async (kind) => {
	const { db } = await openTestStore(kind)
	const [one, two] = [await createTemporaryFolder(), await createTemporaryFolder()]
	const keys = await openKeys(db, { dataDir: one, secretKey: null })
	const open = (secretKey: Buffer | null) => openKeys(db, { dataDir: two, secretKey })
	await expect(open(null)).rejects.toThrow('used with a key that is not here')
	// The failed start must not have created a key file: the next start would accept it.
	expect(await readdir(two)).toEqual([])
	await expect(open(randomBytes(32))).rejects.toThrow('SECRET_KEY is not the key')
	await writeFile(join(two, 'secret.key'), randomBytes(32).toString('base64'))
	await expect(open(null)).rejects.toThrow('secret.key is not the key')
	const text = await readFile(join(one, 'secret.key'), 'utf8')
	const same = await open(Buffer.from(text, 'base64'))
	expect(same.links.equals(keys.links)).toBe(true)
	// The check key is the only one in the database.
	const rows = JSON.stringify(await db.read.selectFrom('installation').selectAll().execute())
	const { check, ...others } = keys
	expect(rows).toContain(check.export().toString('hex'))
	for (const key of Object.values(others)) expect(rows).not.toContain(key.export().toString('hex'))
})

test('a damaged key file and an unusable data folder are reported as errors for the operator', async () => {
	const dataDir = await createTemporaryFolder()
	const { db } = await openTestStore(sqlite)
	await writeFile(join(dataDir, 'secret.key'), 'c2hvcnQ=\n')
	const open = openKeys(db, { dataDir, secretKey: null })
	await expect(open).rejects.toThrow('secret.key is damaged: it must contain 32 bytes in base64')
	await writeFile(join(dataDir, 'file'), '')
	const impossible = openKeys(db, { dataDir: join(dataDir, 'file'), secretKey: null })
	await expect(impossible).rejects.toThrow(OperatorError)
})

test.each(dailyDatabases)(
	'$kind: replacing the key deletes the content of failed emails, which the old key could decrypt, but keeps their error codes',
	async (kind) => {
		const { db, store } = await openTestStore(kind)
		const dataDir = await createTemporaryFolder()
		await openKeys(db, { dataDir, secretKey: null })
		for (const email of ['ada@example.com', 'bob@example.com']) {
			await recordSignup(store, email)
		}
		const held = await claimMail(store)
		if (held !== null) await store.jobs.giveUp(held, '550', async () => {})
		expect(await replaceKeys(db, { dataDir, secretKey: null }, giveUpSealedMails)).toBe(1)
		const mails = await db.read
			.selectFrom('jobs')
			.select(['failure', 'payload'])
			.where('failed_at', 'is not', null)
			.orderBy('failure')
			.execute()
		expect(mails).toEqual([
			{ failure: '550', payload: '' },
			{ failure: unreadableCode, payload: '' },
		])
		const listed = await store.outbox.failures()
		expect(listed.map((mail) => mail.can_be_resent)).toEqual([false, false])
	},
)

test.each(dailyDatabases)(
	'$kind: replacing the key marks queued emails as failed, and the site starts with the new key',
	async (kind) => {
		const { db, store } = await openTestStore(kind)
		const dataDir = await createTemporaryFolder()
		const old = await openKeys(db, { dataDir, secretKey: null })
		await recordSignup(store, 'ada@example.com')
		await rm(join(dataDir, 'secret.key'))
		expect(await replaceKeys(db, { dataDir, secretKey: null }, giveUpSealedMails)).toBe(1)
		const keys = await openKeys(db, { dataDir, secretKey: null })
		expect(keys.links.equals(old.links)).toBe(false)
		expect(await store.outbox.counts()).toEqual({ waiting: 0, sent: 0, failed: 1 })
	},
)

test.each(dailyDatabases)(
	'$kind: the old key is kept if the database cannot record the new one',
	async (kind) => {
		const { db } = await openTestStore(kind)
		const dataDir = await createTemporaryFolder()
		const old = await openKeys(db, { dataDir, secretKey: null })
		const full: Database = {
			...db,
			write: async () => await Promise.reject(new Error('The disk is full')),
		}
		const replacing = replaceKeys(full, { dataDir, secretKey: null }, giveUpSealedMails)
		await expect(replacing).rejects.toThrow('The disk is full')
		expect(await readdir(dataDir)).toEqual(['secret.key'])
		const keys = await openKeys(db, { dataDir, secretKey: null })
		expect(keys.links.equals(old.links)).toBe(true)
	},
)
