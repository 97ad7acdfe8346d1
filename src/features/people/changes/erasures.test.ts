import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { databases, fakeClock, openTestStore, type TestDatabase } from '#testing/databases.ts'
import { insertPeople } from '#testing/letters.ts'
import { createTemporaryFolder } from '#testing/temporary-folder.ts'
import { iso, systemClockAndRandom } from '#platform/db/context.ts'
import { changeOptions, createTestRunner, emptyMails } from '#testing/jobs.ts'
import { createStore } from '#app/store.ts'

const wanted = { source: 'premium' }

describe.each(databases)('$kind', (kind) => {
	test('an erasure continues after a restart and adds one entry to the audit log', async () => {
		const { store, work, left } = await newList(kind)
		await store.matchingChanges.request(wanted, 'erasure', 1_200, 'ada')
		await work(stopAfter(2))
		expect(await store.listChanges.current()).toMatchObject({ total: 1_200, done: 500 })
		expect(await left()).toBe(703)
		expect(await store.audit.newest()).toEqual([])
		await work()
		expect(await store.listChanges.current()).toMatchObject({ done: 1_200, state: 'done' })
		expect(await left()).toBe(3)
		expect(await store.audit.newest()).toMatchObject([
			{ actor: 'ada', action: 'erasure', rows: 1_200 },
		])
	})

	test('a stopped erasure ends after its current step, and the audit log holds the number of erased rows', async () => {
		const { store, work, left } = await newList(kind)
		const job = await store.matchingChanges.request(wanted, 'erasure', 1_200, 'ada')
		await work(stopAfter(2))
		await store.listChanges.stop(job.id)
		await work()
		expect(await store.listChanges.current()).toMatchObject({ done: 500, state: 'stopped' })
		expect(await left()).toBe(703)
		expect(await store.audit.newest()).toMatchObject([{ action: 'erasure', rows: 500 }])
		await expect(store.listChanges.stop(job.id)).rejects.toMatchObject({ error: 'not-found' })
	})

	test('an erasure is executed only once, even if two processes run its job', async () => {
		const { store, left, clock } = await newList(kind)
		await store.matchingChanges.request(wanted, 'erasure', 1_200, 'ada')
		const { id = '' } = (await store.listChanges.current()) ?? {}
		const run = async (_job: unknown, isStopping: () => boolean) => {
			await store.listChanges.work(id, { ...changeOptions, isStopping })
			return { end: 'done' } as const
		}
		const runners = [1, 2].map(() =>
			createTestRunner(store, { 'list-change': { slots: 1, run } }, clock.now),
		)
		await Promise.all(runners.map((runner) => runner.runDue()))
		expect(await left()).toBe(3)
		expect(await store.listChanges.current()).toMatchObject({ done: 1_200, state: 'done' })
		expect(await store.audit.newest()).toHaveLength(1)
	})

	test('an erasure does not touch signups that arrive after its request', async () => {
		const { store, work, left, db, clock } = await newList(kind)
		await store.matchingChanges.request(wanted, 'erasure', 1_200, 'ada')
		clock.advance(1_000)
		const person = { id: 'new', email: 'new@example.com', source: 'premium' }
		await insertPeople(db, [{ ...person, created_at: iso(clock.now()) }])
		await work()
		expect(await left()).toBe(4)
	})

	test('an erasure is refused if the number of matching rows differs from the confirmed one', async () => {
		const { store, left } = await newList(kind)
		const request = store.matchingChanges.request(wanted, 'erasure', 1_199, 'ada')
		await expect(request).rejects.toMatchObject({ error: 'conflict', details: { field: 'count' } })
		expect(await store.listChanges.current()).toBeNull()
		expect(await left()).toBe(1_203)
	})

	test('an ended erasure keeps neither filter nor search text', async () => {
		const { store, work, db } = await newList(kind)
		await store.matchingChanges.request({ search: 'p7@example.com' }, 'erasure', 1, 'ada')
		await work()
		const jobs = await db.read.selectFrom('list_changes').selectAll().execute()
		expect(JSON.stringify(jobs)).not.toContain('p7@')
	})

	test('an erasure of everyone that a filter matches is recorded in the erasure journal', async () => {
		const { work, store, journal } = await newList(kind)
		await store.matchingChanges.request(wanted, 'erasure', 1_200, 'ada')
		await work()
		const [day] = (await readdir(journal)).filter((name) => name !== 'id')
		const lines = (await readFile(join(journal, day ?? ''), 'utf8')).trim().split('\n')
		expect(lines).toHaveLength(1_200)
		expect((await store.replayErasureJournal(emptyMails)).rows).toBe(0)
	})
})

/** Returns an `isStopping` that is true from the given call on. The job calls it at the start of each step. */
function stopAfter(calls: number): () => boolean {
	let called = 0
	return () => (called += 1) >= calls
}

async function newList(kind: TestDatabase) {
	const clock = fakeClock()
	const { db } = await openTestStore(kind, clock.now)
	const journal = join(await createTemporaryFolder(), 'erasures')
	const clockAndRandom = { ...systemClockAndRandom, now: clock.now }
	const store = createStore(db, clockAndRandom, { journalTo: journal })
	const people = Array.from({ length: 1_203 }, (_, index) => ({
		source: index < 1_200 ? 'premium' : 'landing',
	}))
	await insertPeople(db, people)
	const left = async () =>
		(await db.read.selectFrom('waitlist_emails').select('id').execute()).length
	const work = async (isStopping = () => false) => {
		const { id } = (await store.listChanges.current()) ?? { id: '' }
		await store.listChanges.work(id, { ...changeOptions, isStopping })
	}
	return { db, store, clock, work, left, journal }
}
