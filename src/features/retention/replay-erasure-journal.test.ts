import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { Refusal } from '#platform/http/api-errors.ts'
import { systemClockAndRandom } from '#platform/db/context.ts'
import type { Database } from '#platform/db/database.ts'
import { leaveForm } from '#features/leave/messages/leave-form.ts'
import { createErasureJournal } from '#platform/journal/erasure-journal.ts'
import { createStore } from '#app/store.ts'
import {
	databases,
	failingAtCommit,
	fakeClock,
	journalPlaces,
	openTestStore,
	type TestDatabase,
} from '#testing/databases.ts'
import { emptyMails } from '#testing/jobs.ts'
import { testKeys } from '#testing/keys.ts'
import { insertPeople } from '#testing/letters.ts'

const [sqlite] = databases

const addressOf = (index: number) => `a${index}@example.com`

function expectRefusal(error: unknown) {
	expect(error).toBeInstanceOf(Refusal)
}

/** A person gets another address or is erased. */
const act = fc.record({
	person: fc.nat({ max: 2 }),
	address: fc.option(fc.nat({ max: 4 }), { nil: null, freq: 6 }),
})

test.each(journalPlaces)(
	'journal in a $place: after a backup of any age is restored, a replay brings back the addresses from before the restore',
	async ({ place, create }) => {
		const { db, openSite } = await newDatabase(sqlite)
		await fc.assert(
			fc.asyncProperty(fc.array(act, { maxLength: 12 }), fc.nat(), async (acts, age) => {
				const site = await openSite(await create())
				const backedUpAt = age % (acts.length + 1)
				let restore = await site.backUp()
				for (const [index, { person, address }] of acts.entries()) {
					if (index === backedUpAt) restore = await site.backUp()
					if (address === null) await site.store.registrations.erase([`p${person}`], 'ada')
					else await site.correct(`p${person}`, addressOf(address)).catch(expectRefusal)
				}
				if (backedUpAt === acts.length) restore = await site.backUp()
				const before = await site.addresses()
				await restore()
				await site.store.replayErasureJournal(emptyMails)
				expect(await site.addresses()).toEqual(before)
				// As if another process had written the entries: the database no longer knows which one is the latest.
				await db.write((transaction) => transaction.deleteFrom('installation').execute())
				expect(await site.store.replayErasureJournal(emptyMails)).toMatchObject({
					rows: 0,
					corrections: 0,
				})
				expect(await site.addresses()).toEqual(before)
			}),
			{ numRuns: place === 'folder' ? 20 : 5 },
		)
	},
)

test.each(databases)(
	'$kind: an address correction that a crash interrupted is completed at the next start, and only once',
	async (kind) => {
		const { db, openSite } = await newDatabase(kind)
		const { store, journal, addresses } = await openSite()
		await journal.appendCorrection([{ id: 'p0', email: addressOf(0) }], addressOf(4))
		for (const corrections of [1, 0]) {
			expect(await store.replayErasureJournal(emptyMails)).toMatchObject({ corrections })
		}
		expect(await addresses()).toMatchObject({ p0: addressOf(4), p1: addressOf(1) })
		const jobs = db.read.selectFrom('jobs').select('person_id').where('kind', '=', 'confirmation')
		expect(await jobs.execute()).toEqual([{ person_id: 'p0' }])
	},
)

test.each(databases)(
	'$kind: a failed address correction is not replayed at the next start',
	async (kind) => {
		const { db, openSite } = await newDatabase(kind)
		const { store, addresses, open } = await openSite()
		const failed = open(failingAtCommit(db)).addressCorrection.correct(
			'p0',
			addressOf(4),
			emptyMails,
			'ada',
		)
		await expect(failed).rejects.toThrow('the disk is full')
		expect((await store.replayErasureJournal(emptyMails)).corrections).toBe(0)
		expect(await addresses()).toMatchObject({ p0: addressOf(0) })
	},
)

test.each(databases)(
	'$kind: if two people’s addresses are concurrently corrected to the same address, the person who got the address still has it after a restore',
	async (kind) => {
		const { db, openSite } = await newDatabase(kind)
		const { open, correct, addresses, backUp, store } = await openSite()
		const restore = await backUp()
		let isFirst = true
		const late: Database['write'] = async (work) => {
			if (isFirst) {
				isFirst = false
				await correct('p1', addressOf(4))
			}
			return await db.write(work)
		}
		const { addressCorrection } = open({ ...db, write: late })
		const correcting = addressCorrection.correct('p0', addressOf(4), emptyMails, 'ada')
		await expect(correcting).rejects.toMatchObject({ error: 'conflict' })
		const before = await addresses()
		await restore()
		await store.replayErasureJournal(emptyMails)
		expect(await addresses()).toEqual(before)
		expect(before).toMatchObject({ p0: addressOf(0), p1: addressOf(4) })
	},
)

test('a replayed correction does not take an address from the person who has it now', async () => {
	const { db, openSite } = await newDatabase(sqlite)
	const { store, correct, addresses, backUp } = await openSite()
	const restore = await backUp()
	await correct('p0', addressOf(4))
	await restore()
	await insertPeople(db, [{ id: 'p9', email: addressOf(4) }])
	expect((await store.replayErasureJournal(emptyMails)).corrections).toBe(0)
	expect(await addresses()).toMatchObject({ p0: addressOf(0), p9: addressOf(4) })
})

test('the journal keeps a corrected address in encrypted form until the person is erased or 60 days have passed', async () => {
	const { clock, openSite } = await newDatabase(sqlite)
	const { store, correct, journalFolder } = await openSite()
	const files = async () =>
		(await readdir(journalFolder)).filter((name) => name !== 'id').toSorted()
	await correct('p0', addressOf(4))
	const [day = '', ofPerson = ''] = await files()
	expect(ofPerson).toMatch(/^2026-01-05\.[0-9a-f]{64}$/)
	const sealed = await readFile(join(journalFolder, ofPerson), 'utf8')
	expect(sealed).toMatch(/^[\w-]{43}:\d{13}:[\w-]{40,}\n$/)
	expect(Buffer.from(sealed.split(':')[2] ?? '', 'base64url').toString()).not.toContain('a4')
	expect(await readFile(join(journalFolder, day), 'utf8')).toMatch(
		/^correction:[\w-]{43}:\d{13}\n$/,
	)
	await correct('p1', addressOf(3))
	await store.registrations.erase(['p0'], 'ada')
	expect(await files()).not.toContain(ofPerson)
	expect(await files()).toHaveLength(2)
	clock.advance(61 * 24 * 3_600_000)
	await store.sweep()
	expect(await files()).toEqual([])
})

test.each(databases)(
	'$kind: the erasure of leave requests is replayed even if their address is not on the waitlist',
	async (kind) => {
		const { db, openSite } = await newDatabase(kind)
		const { store } = await openSite()
		const record = async (email: string) => {
			const form = leaveForm.parse({ kind: 'erase', name: 'Ada', email, locale: 'en' })
			const result = await store.leave.record({ ...form, country: null }, email)
			if (!('request' in result)) throw new Error('limited')
			return result.request
		}
		const [erased, other] = [await record('ada@example.com'), await record('bea@example.com')]
		const requests = await db.read.selectFrom('leave_requests').selectAll().execute()
		await store.leave.erase('ADA@example.com')
		await db.write(async (transaction) => {
			await transaction.deleteFrom('installation').execute()
			await transaction.deleteFrom('leave_requests').execute()
			await transaction.insertInto('leave_requests').values(requests).execute()
		})
		const { mails } = await store.replayErasureJournal(emptyMails)
		expect(mails).toContain(`${erased.id}-receipt`)
		expect(await store.leave.find(erased.id)).toMatchObject({ number: erased.number, email: null })
		expect(await store.leave.find(other.id)).toEqual(other)
	},
)

async function newDatabase(kind: TestDatabase) {
	const clock = fakeClock()
	const { db } = await openTestStore(kind, clock.now)
	const clockAndRandom = { ...systemClockAndRandom, now: clock.now }
	const openSite = async (place?: string) => {
		const journalTo = place ?? (await journalPlaces[0].create())
		const options = { keys: testKeys, journalTo }
		const open = (each: Database) => createStore(each, clockAndRandom, options)
		const store = open(db)
		for (const table of ['waitlist_emails', 'installation', 'jobs'] as const) {
			await db.write((transaction) => transaction.deleteFrom(table).execute())
		}
		await insertPeople(
			db,
			[0, 1, 2].map((index) => ({ email: addressOf(index) })),
		)
		const backUp = async () => {
			const people = await db.read.selectFrom('waitlist_emails').selectAll().execute()
			const marks = await db.read.selectFrom('installation').selectAll().execute()
			return async () =>
				await db.write(async (transaction) => {
					await transaction.deleteFrom('waitlist_emails').execute()
					await transaction.deleteFrom('installation').execute()
					if (people.length > 0)
						await transaction.insertInto('waitlist_emails').values(people).execute()
					if (marks.length > 0) await transaction.insertInto('installation').values(marks).execute()
				})
		}
		return {
			store,
			open,
			journal: createErasureJournal(journalTo, { ...clockAndRandom, keys: testKeys }),
			journalFolder: journalTo,
			backUp,
			correct: async (id: string, email: string) => {
				clock.advance(1_000)
				return await store.addressCorrection.correct(id, email, emptyMails, 'ada')
			},
			addresses: async () => {
				const rows = await db.read.selectFrom('waitlist_emails').select(['id', 'email']).execute()
				return Object.fromEntries(rows.map(({ id, email }) => [id, email]))
			},
		}
	}
	return { db, clock, openSite }
}
