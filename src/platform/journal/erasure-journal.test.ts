import { emptyMails, recordSignup } from '#testing/jobs.ts'
import { once } from 'node:events'
import { mkdir, readdir, readFile, stat, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { readSettings } from '#config/settings.ts'
import { startServices } from '#testing/services.ts'
import { retention } from '#values/retention.ts'
import {
	afterEachStatement,
	databases,
	failingAtCommit,
	fakeClock,
	journalPlaces,
	openTestStore,
	type TestDatabase,
	insertRows,
} from '#testing/databases.ts'
import { freePort } from '#testing/free-port.ts'
import { testKeys } from '#testing/keys.ts'
import { createTemporaryFolder } from '#testing/temporary-folder.ts'
import { systemClockAndRandom } from '#platform/db/context.ts'
import { isDatabaseUnavailable } from '#platform/db/database.ts'
import { createStore } from '#app/store.ts'
import { forgetEntries } from './erasure-mark.ts'

const day = 24 * 3_600_000
const [sqlite] = databases
const everywhere = databases.flatMap((kind) => journalPlaces.map((place) => ({ kind, ...place })))

test.each(everywhere)(
	'$kind.kind, journal in a $place: people who were erased after a backup stay erased after it is restored',
	async ({ kind, create }) => {
		const { store, signUp, backUp, emails } = await newStore(kind, await create())
		for (const name of ['ada', 'bob', 'eve']) await signUp(`${name}@example.com`)
		await store.personalData.erase('eve@example.com', 'admin')
		const restore = await backUp()
		await store.personalData.erase('Ada@Example.com', 'admin')
		expect(await emails()).toEqual(['bob@example.com'])
		await restore()
		expect(await emails()).toEqual(['ada@example.com', 'bob@example.com'])
		expect((await store.replayErasureJournal(emptyMails)).rows).toBe(1)
		expect(await emails()).toEqual(['bob@example.com'])
		const authors = (await store.audit.newest()).map(({ actor }) => actor)
		expect(authors).toContain('erasure journal')
		expect((await store.replayErasureJournal(emptyMails)).rows).toBe(0)
	},
)

test.each(databases)('$kind: a new signup after an erasure survives a restore', async (kind) => {
	const { store, signUp, backUp, emails } = await newStore(kind)
	await signUp('ada@example.com')
	await store.personalData.erase('ada@example.com', 'admin')
	await signUp('ada@example.com')
	const restore = await backUp()
	await signUp('bob@example.com')
	await store.personalData.erase('bob@example.com', 'admin')
	await restore()
	expect((await store.replayErasureJournal(emptyMails)).rows).toBe(0)
	expect(await emails()).toEqual(['ada@example.com'])
})

test.each(everywhere)(
	'$kind.kind, journal in a $place: addresses unsubscribed or blocked after a backup stay so after it is restored',
	async ({ kind, create }) => {
		const { db, store, clock, signUp, tokenOf, backUp, rows } = await newStore(kind, await create())
		for (const name of ['ada', 'bob', 'eve', 'tom']) await signUp(`${name}@example.com`)
		clock.advance(60_000)
		await store.signups.unsubscribe(tokenOf('tom@example.com'))
		const restore = await backUp()
		clock.advance(60_000)
		await store.signups.unsubscribe(tokenOf('ada@example.com'))
		await store.signups.block(tokenOf('bob@example.com'))
		// Already unsubscribed in the backup.
		await store.signups.block(tokenOf('tom@example.com'))
		const before = await rows()
		await restore()
		expect(await rows()).not.toEqual(before)
		expect(await store.replayErasureJournal(emptyMails)).toMatchObject({ rows: 0, optOuts: 3 })
		expect(await rows()).toEqual(before)
		expect(before.map(({ status }) => status)).toEqual([
			'unsubscribed',
			'unsubscribed',
			'pending',
			'unsubscribed',
		])
		const entries = await store.audit.newest()
		expect(entries).toContainEqual(
			expect.objectContaining({ actor: 'erasure journal', action: 'unsubscription', rows: 3 }),
		)
		expect((await store.replayErasureJournal(emptyMails)).optOuts).toBe(0)
		expect(await db.read.selectFrom('waitlist_emails').select('id').execute()).toHaveLength(4)
	},
)

test('processes without a common disk share a journal in a database, and any process can replay it', async () => {
	const [, database] = journalPlaces
	const { store, open, clock, signUp, tokenOf, backUp, emails, rows } = await newStore(
		databases[1],
		await database.create(),
	)
	const names = Array.from({ length: 8 }, (_, index) => `p${index}`)
	for (const name of names) await signUp(`${name}@example.com`)
	const restore = await backUp()
	clock.advance(1)
	const processes = [store, open()]
	await Promise.all(
		names.map(async (name, index) => {
			const { personalData, signups } = processes[index % 2] ?? store
			if (index < 4) await personalData.erase(`${name}@example.com`, 'admin')
			else await signups.unsubscribe(tokenOf(`${name}@example.com`))
		}),
	)
	const before = await rows()
	await restore()
	expect(await emails()).toHaveLength(8)
	expect(await open().replayErasureJournal(emptyMails)).toMatchObject({ rows: 4, optOuts: 4 })
	expect(await rows()).toEqual(before)
	for (const each of processes) {
		expect(await each.replayErasureJournal(emptyMails)).toMatchObject({ rows: 0, optOuts: 0 })
	}
})

test.each(databases)(
	'$kind: two erasures are replayed even if the restored backup names the later one as its latest journal entry',
	async (kind) => {
		const { db, store, signUp, backUp, emails } = await newStore(kind)
		for (const name of ['ada', 'bob']) await signUp(`${name}@example.com`)
		const restore = await backUp()
		for (const name of ['ada', 'bob'])
			await store.personalData.erase(`${name}@example.com`, 'admin')
		const marks = await db.read.selectFrom('installation').selectAll().execute()
		await restore()
		await insertRows(db, 'installation', marks)
		await db.write(forgetEntries)
		expect((await store.replayErasureJournal(emptyMails)).rows).toBe(2)
		expect(await emails()).toEqual([])
	},
)

test.each(databases)(
	'$kind: a replayed unsubscription does not affect a person who has signed up again since',
	async (kind) => {
		const { db, store, clock, signUp, tokenOf, rows } = await newStore(kind)
		await signUp('ada@example.com')
		clock.advance(60_000)
		await store.signups.unsubscribe(tokenOf('ada@example.com'))
		clock.advance(2 * 3_600_000)
		await signUp('ada@example.com')
		await store.signups.confirm(tokenOf('ada@example.com', 'confirm'))
		// Deletes the database's record of the latest journal entry, so that the whole journal is replayed.
		await db.write((transaction) => transaction.deleteFrom('installation').execute())
		expect((await store.replayErasureJournal(emptyMails)).optOuts).toBe(0)
		expect(await rows()).toMatchObject([{ status: 'active' }])
	},
)

test.each(databases)(
	'$kind: a process with its own journal does not replay the entries of another process',
	async (kind) => {
		const { db, store, clock, signUp, tokenOf } = await newStore(kind)
		const journalTo = join(await createTemporaryFolder(), 'erasures')
		let statements = 0
		const count = afterEachStatement(async () => void (statements += 1))
		const other = createStore(
			{ ...db, read: db.read.withPlugin(count) },
			{ ...systemClockAndRandom, now: clock.now },
			{ keys: testKeys, journalTo },
		)
		for (const name of ['ada', 'bob']) await signUp(`${name}@example.com`)
		clock.advance(60_000)
		await other.signups.unsubscribe(tokenOf('ada@example.com'))
		await store.signups.unsubscribe(tokenOf('bob@example.com'))
		statements = 0
		expect(await other.replayErasureJournal(emptyMails)).toMatchObject({ rows: 0, optOuts: 0 })
		// The only statement of the replay reads the latest entry that the database knows.
		expect(statements).toBe(1)
		expect(await store.audit.newest()).toEqual([])
	},
)

test.each(databases)(
	'$kind: addresses that are already unsubscribed or blocked do not count as replayed',
	async (kind) => {
		const { db, store, clock, signUp, tokenOf } = await newStore(kind)
		for (const name of ['ada', 'bob']) await signUp(`${name}@example.com`)
		clock.advance(60_000)
		await store.signups.unsubscribe(tokenOf('ada@example.com'))
		await store.signups.block(tokenOf('bob@example.com'))
		await db.write((transaction) => transaction.deleteFrom('installation').execute())
		expect(await store.replayErasureJournal(emptyMails)).toMatchObject({ rows: 0, optOuts: 0 })
		expect(await store.audit.newest()).toEqual([])
	},
)

test('the server does not start if its journal cannot be written, and the error says why', async () => {
	const folder = await createTemporaryFolder()
	await writeFile(join(folder, 'erasures'), '')
	const settings = readSettings({ DATA_DIR: folder, ANALYTICS: 'none' })
	const start = startServices(settings, { warn: () => {} })
	await expect(start).rejects.toThrow('erasures cannot be used, because part of its path is a file')
})

test('a signup does not wait for an opt-out whose journal is in a database that does not respond', async () => {
	const port = await freePort()
	const server = createServer().listen(port, '127.0.0.1')
	onTestFinished(() => void server.close())
	const { store, signUp, tokenOf } = await newStore(sqlite, `postgres://127.0.0.1:${port}/mute`)
	await signUp('ada@example.com')
	let failure: unknown
	const done = store.signups.unsubscribe(tokenOf('ada@example.com')).catch((error: unknown) => {
		failure = error
	})
	const [socket] = await once(server, 'connection')
	await signUp('bob@example.com')
	expect(failure).toBeUndefined()
	socket.destroy()
	await done
	expect(isDatabaseUnavailable(failure)).toBe(true)
})

test('a journal file with hundreds of thousands of entries for a day can be read', async () => {
	const { store, signUp, tokenOf, journalFolder, clock, rows } = await newStore(sqlite)
	await signUp('ada@example.com')
	await mkdir(journalFolder)
	const line = `erasure:${'x'.repeat(43)}\n`
	await writeFile(join(journalFolder, '2026-01-04'), line.repeat(300_000))
	clock.advance(1)
	await store.signups.unsubscribe(tokenOf('ada@example.com'))
	expect(await store.replayErasureJournal(emptyMails)).toMatchObject({ rows: 0, optOuts: 0 })
	expect(await rows()).toMatchObject([{ status: 'unsubscribed' }])
})

test('an erasure that fails after its journal entry is written is completed at the next start', async () => {
	const { store, db, signUp, emails, journalFolder, clock } = await newStore(sqlite)
	await signUp('ada@example.com')
	const clockAndRandom = { ...systemClockAndRandom, now: clock.now }
	const failing = createStore(failingAtCommit(db), clockAndRandom, {
		keys: testKeys,
		journalTo: journalFolder,
	})
	await expect(failing.personalData.erase('ada@example.com', 'admin')).rejects.toThrow('full')
	expect(await emails()).toEqual(['ada@example.com'])
	await store.replayErasureJournal(emptyMails)
	expect(await emails()).toEqual([])
})

test('an unsubscription that fails after its journal entry is written is completed at the next start', async () => {
	const { store, db, clock, signUp, tokenOf, rows, journalFolder } = await newStore(sqlite)
	await signUp('ada@example.com')
	clock.advance(1)
	const clockAndRandom = { ...systemClockAndRandom, now: clock.now }
	const failing = createStore(failingAtCommit(db), clockAndRandom, {
		keys: testKeys,
		journalTo: journalFolder,
	})
	const work = failing.signups.block(tokenOf('ada@example.com'))
	await expect(work).rejects.toThrow('full')
	expect(await rows()).toMatchObject([{ status: 'pending' }])
	await store.replayErasureJournal(emptyMails)
	expect(await rows()).toMatchObject([{ status: 'unsubscribed', blocked_at: expect.any(String) }])
})

test('the journal holds one keyed hash per erasure, and only the user who owns its files can read them', async () => {
	const { store, db, signUp, journalFolder } = await newStore(sqlite)
	for (const name of ['ada', 'bob', 'eve']) await signUp(`${name}@example.com`)
	const rows = await db.read.selectFrom('waitlist_emails').select('id').execute()
	await store.registrations.erase(
		rows.map(({ id }) => id),
		'admin',
	)
	expect((await readdir(journalFolder)).toSorted()).toEqual(['2026-01-05', 'id'])
	const file = join(journalFolder, '2026-01-05')
	expect(await readFile(file, 'utf8')).toMatch(/^(?:erasure:[\w-]{43}\n){3}$/)
	for (const path of [file, join(journalFolder, 'id'), journalFolder])
		expect((await stat(path)).mode & 0o077).toBe(0)
})

test('the entries of the journal are kept for 60 days, longer than any backup', async () => {
	const { store, signUp, journalFolder, clock } = await newStore(sqlite)
	await signUp('ada@example.com')
	await store.personalData.erase('ada@example.com', 'admin')
	clock.advance(retention.erasureJournalDays * day)
	await store.sweep()
	expect(await readdir(journalFolder)).toContain('2026-01-05')
	clock.advance(day)
	await store.sweep()
	expect(await readdir(journalFolder)).toEqual(['id'])
	expect(retention.erasureJournalDays).toBeGreaterThan(retention.backupNights)
})

async function newStore(kind: TestDatabase, place?: string) {
	const clock = fakeClock()
	const { db } = await openTestStore(kind, clock.now)
	const journalFolder = place ?? (await journalPlaces[0].create())
	const open = () =>
		createStore(
			db,
			{ ...systemClockAndRandom, now: clock.now },
			{ keys: testKeys, journalTo: journalFolder },
		)
	const store = open()

	const tokens = new Map<string, { readonly confirm: string; readonly unsubscribe: string }>()

	async function signUp(email: string): Promise<void> {
		tokens.set(email, await recordSignup(store, email))
	}

	function tokenOf(email: string, purpose: 'confirm' | 'unsubscribe' = 'unsubscribe'): string {
		return tokens.get(email)?.[purpose] ?? ''
	}

	async function optOutRows() {
		return await db.read
			.selectFrom('waitlist_emails')
			.select(['email', 'status', 'unsubscribed_at', 'blocked_at'])
			.orderBy('email')
			.execute()
	}

	/** Copies the tables that the tests change. Returns a function that restores them. */
	async function backUp(): Promise<() => Promise<void>> {
		const people = await db.read.selectFrom('waitlist_emails').selectAll().execute()
		const installation = await db.read.selectFrom('installation').selectAll().execute()
		return async () => {
			await db.write(async (transaction) => {
				await transaction.deleteFrom('waitlist_emails').execute()
				await transaction.deleteFrom('installation').execute()
				await transaction.insertInto('waitlist_emails').values(people).execute()
				if (installation.length > 0)
					await transaction.insertInto('installation').values(installation).execute()
			})
		}
	}

	async function emails(): Promise<readonly string[]> {
		const rows = await db.read
			.selectFrom('waitlist_emails')
			.select('email')
			.orderBy('email')
			.execute()
		return rows.map(({ email }) => email)
	}

	return {
		db,
		store,
		open,
		clock,
		journalFolder,
		signUp,
		tokenOf,
		backUp,
		emails,
		rows: optOutRows,
	}
}
