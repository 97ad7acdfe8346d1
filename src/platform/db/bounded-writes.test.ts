import { changeOptions, emptyMails } from '#testing/jobs.ts'
import { type KyselyPlugin, sql } from 'kysely'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { afterEachStatement, databases, fakeClock, openTestStore } from '#testing/databases.ts'
import type { TestDatabase } from '#testing/databases.ts'
import { insertDraft } from '#testing/letters.ts'
import { createTemporaryFolder } from '#testing/temporary-folder.ts'
import { iso, systemClockAndRandom } from './context.ts'
import type { Database } from './database.ts'
import { createStore, type Store } from '#app/store.ts'

/** The number of rows: enough for more than two transactions of each kind. */
const rows = 1_200
const maxRows = 500

/** The number of people: larger than `rows`, because one transaction fixes up to 2,000 recipients of a letter. */
const people = 4_500
const maxRecipients = 2_000

const never = () => false

describe.each(databases)('$kind', (kind) => {
	test('a sweep changes at most 500 rows per transaction', { tags: 'night' }, async () => {
		const { store, insert, largestStep, left } = await newList(kind)
		await insertDraft(store.db, { id: 'old', send_at: iso(0) })
		await insert(
			`waitlist_emails (id, email, source, status, created_at)`,
			`'a' || i, 'a' || i || '@example.com', 'x', 'pending', '1970-01-01T00:00:00Z'`,
		)
		await insert(
			`waitlist_emails (id, email, source, status, created_at, unsubscribed_at)`,
			`'b' || i, 'b' || i || '@example.com', 'x', 'unsubscribed', '1970-01-01T00:00:00Z', '1970-01-01T00:00:00Z'`,
		)
		await insert(
			`waitlist_emails (id, email, source, status, created_at, undeliverable_at)`,
			`'c' || i, 'c' || i || '@example.com', 'x', 'active', '1970-01-01T00:00:00Z', '1970-01-01T00:00:00Z'`,
		)
		await insert(...recipients('old', 'sent'))
		await insert(
			`jobs (id, person_id, kind, payload, created_at, due_at, failed_at)`,
			`'o' || i, 'q' || i, 'confirmation', '', '1970-01-01T00:00:00Z', '1970-01-01T00:00:00Z', '1970-01-01T00:00:00Z'`,
		)
		await insert(
			`tokens (hash, person_id, purpose, created_at, expires_at)`,
			`'t' || i, 'q' || i, 'confirm', '1970-01-01T00:00:00Z', '1970-01-01T00:00:00Z'`,
		)
		await insert(
			`deliveries (id, person_id, kind, subject, created_at, finished_at, outcome, tries)`,
			`'d' || i, 'q' || i, 'confirmation', '', '1970-01-01T00:00:00Z', '1970-01-01T00:00:00Z', 'accepted', 1`,
		)
		await insert(`throttle (id, key, at)`, `'h' || i, 'login', '1970-01-01T00:00:00Z'`)
		await insert(
			`audit (id, at, actor, action, detail)`,
			`'u' || i, '1970-01-01T00:00:00Z', 'ada', 'export', ''`,
		)
		expect(await largestStep(() => store.sweep())).toBe(maxRows)
		expect(await left()).toMatchObject({
			registrations: 0,
			known: 0,
			jobs: 0,
			tokens: 0,
			deliveries: 0,
			throttle: 0,
			audit: 0,
		})
	})

	test(
		'an erasure deletes at most 500 registrations per transaction, even when replayed after a restore',
		{ tags: 'night' },
		async () => {
			const { store, insert, largestStep, left } = await newList(kind)
			const restore = () =>
				insert(
					`waitlist_emails (id, email, source, status, created_at)`,
					`'p' || i, 'p' || i || '@example.com', 'x', 'active', '1970-01-01T00:00:00Z'`,
				)
			const ids = Array.from({ length: rows }, (_, index) => `p${index + 1}`)
			await restore()
			expect(await largestStep(() => store.registrations.erase(ids, 'ada'))).toBe(maxRows)
			expect(await left()).toMatchObject({ registrations: 0, audit: 3 })

			await restore()
			await store.db.write((transaction) => sql`delete from installation`.execute(transaction))
			expect(await largestStep(() => store.replayErasureJournal(emptyMails))).toBe(maxRows)
			expect(await left()).toMatchObject({ registrations: 0, audit: 6 })

			await restore()
			const erasure = await store.matchingChanges.request({ source: 'x' }, 'erasure', rows, 'ada')
			const erase = () => store.listChanges.work(erasure?.id ?? '', changeOptions)
			expect(await largestStep(erase)).toBe(maxRows)
			expect(await left()).toMatchObject({ registrations: 0, audit: 7 })
		},
	)

	test('the recipients of a letter are inserted at most 2,000 at a time, and deleted at most 500 at a time', async () => {
		const { store, insert, largestStep, left } = await newList(kind, people)
		await insert(
			`waitlist_emails (id, email, source, status)`,
			`'p' || i, 'p' || i || '@example.com', 'x', 'active'`,
		)
		await insertDraft(store.db, { id: 'new' })
		await store.letters.confirm('new', 1, 'ada')
		const { send_at = null } = (await store.letters.byId('new')) ?? {}
		const fix = () => store.letters.fix({ id: 'new', send_at, timing: null }, never)
		expect(await largestStep(fix)).toBe(maxRecipients)
		expect(await left()).toMatchObject({ recipients: people })
		expect(await store.letters.byId('new')).toMatchObject({ recipients: people })
		await store.letters.undo('new', 'ada')
		const remove = () => store.letters.removeOfDraft('new', never)
		expect(await largestStep(remove)).toBe(maxRows)
		expect(await left()).toMatchObject({ recipients: 0 })
	})

	test('resending the refused emails of a letter queues at most 500 at a time, and adds one entry to the audit log', async () => {
		const { store, insert, largestStep, left } = await newList(kind)
		await insert(
			`waitlist_emails (id, email, source, status)`,
			`'p' || i, 'p' || i || '@example.com', 'x', 'active'`,
		)
		const columns = { send_at: iso(0), ended_at: iso(0), recipients: rows }
		await insertDraft(store.db, { id: 'sent', state: 'finished', ...columns })
		await insert(...recipients('sent', 'refused'))
		expect(await largestStep(() => store.letters.resend('sent', null, 'ada'))).toBe(maxRows)
		expect(await left()).toMatchObject({ refused: 0, audit: 1 })
		expect(await store.letters.byId('sent')).toMatchObject({ state: 'sending', ended_at: null })
	})

	test('resuming a letter that was paused because of refusals queues the refused emails again, at most 500 at a time', async () => {
		const { store, insert, largestStep, left } = await newList(kind)
		const pause = { state: 'paused', pause_reason: 'refusals' } as const
		await insertDraft(store.db, { id: 'paused', send_at: iso(0), resumed_at: iso(0), ...pause })
		await insert(...recipients('paused', 'refused'))
		expect(await largestStep(() => store.letters.resume('paused', 'ada'))).toBe(maxRows)
		expect(await left()).toMatchObject({ refused: 0, audit: 1 })
		expect(await store.letters.byId('paused')).toMatchObject({ state: 'sending' })
	})

	test('counting emails and reading the audit log use the connections for long reads', async () => {
		const { db } = await openTestStore(kind)
		const queries: string[] = []
		const record: KyselyPlugin = {
			transformQuery: ({ node }) => (queries.push(node.kind), node),
			transformResult: async ({ result }) => result,
		}
		const read = db.read.withPlugin(record)
		const store = createStore({ ...db, read }, systemClockAndRandom)
		await store.ownerNotices.stuckMails()
		await store.outbox.counts()
		await store.audit.page({ search: 'ada' })
		await Array.fromAsync(store.audit.all({}))
		expect(queries).toEqual([])
		// As a control: the summaries do read over this connection, so the plugin must have recorded their query.
		await store.letters.summaries()
		expect(queries).toHaveLength(1)
	})
})

function recipients(letter: string, state: 'sent' | 'refused'): readonly [string, string] {
	return [
		`letter_recipients
			(letter_id, person_id, language, priority, state, tries, next_try_at, finished_at, failure)`,
		`'${letter}', 'p' || i, 'en', 1, '${state}', 1, '1970-01-01T00:00:00Z', '1970-01-01T00:00:00Z',
			${state === 'refused' ? `'550 5.7.1'` : 'null'}`,
	]
}

/**
 * Creates a store that, after each statement, compares the number of committed rows with the number before the
 * statement.
 */
async function newList(kind: TestDatabase, count = rows) {
	const clock = fakeClock()
	const { db } = await openTestStore(kind, clock.now)
	const left = () => countRows(db)
	let before = await left()
	let largest = 0
	const compare = async () => {
		const after = await left()
		for (const [table, number] of Object.entries(after)) {
			largest = Math.max(largest, Math.abs(number - (before[table] ?? 0)))
		}
		before = after
	}
	const watch = afterEachStatement(compare)
	const watched: Database = {
		...db,
		write: (work) => db.write((transaction) => work(transaction.withPlugin(watch))),
		withMaintenanceConnection: (work) =>
			db.withMaintenanceConnection((own) => work(own.withPlugin(watch))),
	}
	const clockAndRandom = { ...systemClockAndRandom, now: clock.now }
	const journalTo = join(await createTemporaryFolder(), 'erasures')
	const store: Store & { readonly db: Database } = {
		...createStore(watched, clockAndRandom, { journalTo }),
		db,
	}
	/** Inserts a row for each number `i`. */
	async function insert(columns: string, values: string): Promise<void> {
		const statement = sql.raw(`insert into ${columns}
			with recursive n(i) as (select 1 union all select i + 1 from n where i < ${count})
			select ${values} from n`)
		await db.write((transaction) => statement.execute(transaction))
	}
	/** Runs work and returns the largest number of rows of a table that one transaction changes. */
	async function largestStep(work: () => Promise<unknown>): Promise<number> {
		before = await left()
		largest = 0
		await work()
		await compare()
		return largest
	}
	return { store, insert, largestStep, left }
}

async function countRows(db: Database): Promise<Record<string, number>> {
	const { rows: found } = await sql<Record<string, number | string>>`select
		(select count(*) from waitlist_emails) as registrations,
		(select count(*) from letter_recipients) as recipients,
		(select count(*) from letter_recipients where person_id not like 'erased-%') as known,
		(select count(*) from letter_recipients where state = 'refused') as refused,
		(select count(*) from jobs) as jobs,
		(select count(*) from tokens) as tokens,
		(select count(*) from deliveries) as deliveries,
		(select count(*) from throttle) as throttle,
		(select count(*) from audit) as audit`.execute(db.read)
	return Object.fromEntries(Object.entries(found[0] ?? {}).map(([name, n]) => [name, Number(n)]))
}
