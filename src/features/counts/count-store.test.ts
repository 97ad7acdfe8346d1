import * as fc from 'fast-check'
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { type CountRow, sumKey } from '#features/counts/rules/count.ts'
import { systemClockAndRandom } from '#platform/db/context.ts'
import { createStore } from '#app/store.ts'
import { databases, openTestStore } from '#testing/databases.ts'
import { insertDraft } from '#testing/letters.ts'

const day = '2026-01-05'
const row = (changed: Partial<CountRow>): CountRow => ({
	day,
	event: 'entrance',
	path: '/',
	source: 'direct',
	campaign: 'none',
	locale: 'en',
	n: 1,
	...changed,
})
const byKey = (rows: readonly CountRow[]) =>
	rows.toSorted((one, other) => (sumKey(one) < sumKey(other) ? -1 : 1))
const from150Sources = (first: number) =>
	Array.from({ length: 150 }, (_, index) => row({ source: `s${first + index}.example` }))
const total = (rows: readonly CountRow[]) => rows.reduce((sum, { n }) => sum + n, 0)

describe.each(databases)('$kind', (kind) => {
	test('counts with the same key add up to one row', async () => {
		const { store } = await openTestStore(kind)
		await store.counts.add([row({ n: 2 }), row({ path: '/usa' })])
		await store.counts.add([row({ n: 3 })])
		expect(await store.counts.ofDay(day)).toEqual([row({ n: 5 }), row({ path: '/usa' })])
		expect(await store.counts.ofDay('2026-01-06')).toEqual([])
		expect((await store.counts.summarize({ from: day, to: day })).since).toBe(day)
	})

	test('any text is stored unchanged', async () => {
		const { store } = await openTestStore(kind)
		const text = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 60 })
		const rows = fc.uniqueArray(
			fc.record({ path: text, campaign: text, n: fc.integer({ min: 1, max: 1e9 }) }),
			{ maxLength: 30, selector: (each) => `${each.path}\n${each.campaign}` },
		)
		let dayOfRun = 0
		await fc.assert(
			fc.asyncProperty(rows, async (given) => {
				const at = `2026-02-${String((dayOfRun += 1)).padStart(2, '0')}`
				const added = given
					.filter(({ path, campaign }) => !`${path}${campaign}`.includes('\0'))
					.map((each) => row({ ...each, day: at }))
				await store.counts.add(added)
				expect(byKey(await store.counts.ofDay(at))).toEqual(byKey(added))
			}),
			{ numRuns: 20 },
		)
	})

	test('two processes add to the same sums', async () => {
		const { store, where } = await openTestStore(kind)
		const db = kind.open(where)
		const second = createStore(db, systemClockAndRandom)
		/** Flushes sequentially, like one process. */
		const flush = async ({ counts }: typeof store) => {
			for (const path of ['/', '/usa', '/', '/mbti-test', '/']) {
				await counts.add([row({ path }), row({ path: '/uk', n: 2 })])
			}
		}
		await Promise.all([flush(store), flush(second)])
		await db.close()
		expect((await store.counts.ofDay(day)).map(({ path, n }) => [path, n])).toEqual([
			['/', 6],
			['/mbti-test', 2],
			['/uk', 20],
			['/usa', 2],
		])
	})

	test('two processes together store at most 200 sources per day', async () => {
		const { store, where } = await openTestStore(kind)
		const db = kind.open(where)
		const second = createStore(db, systemClockAndRandom)
		await Promise.all([store.counts.add(from150Sources(0)), second.counts.add(from150Sources(100))])
		await db.close()
		const rows = await store.counts.ofDay(day)
		expect(new Set(rows.map(({ source }) => source)).size).toBe(201)
		expect(total(rows)).toBe(300)
	})

	test('the names of a day are folded once, and later counts add no new names to that day', async () => {
		const { store } = await openTestStore(kind)
		await store.counts.add([
			row({ source: 'rare.example', n: 4 }),
			row({ source: 'often.example', n: 5 }),
			row({ day: '2026-01-06', source: 'rare.example' }),
		])
		await store.counts.fold(day)
		await store.counts.fold(day)
		await store.counts.add([
			row({ event: 'confirmed', source: 'rare.example' }),
			row({ event: 'confirmed', source: 'often.example' }),
		])
		expect(await store.counts.ofDay(day)).toEqual([
			row({ event: 'confirmed', source: 'often.example' }),
			row({ event: 'confirmed', source: 'other' }),
			row({ source: 'often.example', n: 5 }),
			row({ source: 'other', n: 4 }),
		])
		expect(await store.counts.ofDay('2026-01-06')).toMatchObject([{ source: 'rare.example' }])
	})

	test('visits from a letter keep its campaign, however many campaigns are invented', async () => {
		const { store, where } = await openTestStore(kind)
		const db = kind.open(where)
		await insertDraft(db, { campaign: 'letter-march' })
		await db.close()
		await store.counts.add(
			Array.from({ length: 210 }, (_, index) => row({ campaign: `letter-junk${index}` })),
		)
		await store.counts.add([row({ campaign: 'letter-march' }), row({ campaign: 'letter-late' })])
		const before = await store.counts.ofDay(day)
		expect(new Set(before.map(({ campaign }) => campaign)).size).toBe(202)
		await store.counts.fold(day)
		await store.counts.add([row({ campaign: 'letter-march' }), row({ campaign: 'letter-late' })])
		expect(await store.counts.ofDay(day)).toEqual([
			row({ campaign: 'letter-march', n: 2 }),
			row({ campaign: 'other', n: 212 }),
		])
	})

	test('a day that already has 20,000 rows takes no new sources or campaigns except the campaigns of letters', async () => {
		const { db, store } = await openTestStore(kind)
		await insertDraft(db, { campaign: 'letter-march' })
		const insertion = sql`insert into counts (day, event, path, source, campaign, locale, n)
			with recursive n(i) as (select 1 union all select i + 1 from n where i < 20000)
			select ${day}, 'page_view', 'p' || i, 'known.example', 'none', 'en', 1 from n`
		await db.write((transaction) => insertion.execute(transaction))
		await store.counts.add([
			row({ source: 'known.example', campaign: 'invented' }),
			row({ source: 'new.example', campaign: 'letter-march' }),
			row({}),
		])
		const rows = await store.counts.ofDay(day)
		expect(rows.filter(({ event }) => event === 'entrance')).toEqual([
			row({}),
			row({ source: 'other', campaign: 'letter-march' }),
			row({ source: 'other', campaign: 'other' }),
		])
	})

	test('folding rare names covers every day since they were last folded', async () => {
		const { store } = await openTestStore(kind)
		await store.counts.fold('2026-01-01')
		const days = ['2026-01-02', '2026-01-03', '2026-01-09']
		await store.counts.add(days.map((each) => row({ day: each, campaign: 'rare' })))
		await store.counts.fold('2026-01-08')
		const campaigns = await Promise.all(days.map((each) => store.counts.ofDay(each)))
		expect(campaigns.flat().map(({ campaign }) => campaign)).toEqual(['other', 'other', 'rare'])
	})

	test('two processes that record the same changed headline add only one mark to the charts', async () => {
		const { store, where } = await openTestStore(kind)
		const db = kind.open(where)
		const second = createStore(db, systemClockAndRandom)
		await store.countMarks.recordHeadlines({ '/': 'Your week', '/usa': 'Hello' }, '2026-01-01')
		expect(await store.countMarks.between('2026-01-01', '2026-12-31')).toEqual([])
		const changed = { '/': 'See Thursday coming.', '/usa': 'Hello', '/uk': 'New' }
		await Promise.all([
			store.countMarks.recordHeadlines(changed, day),
			second.countMarks.recordHeadlines(changed, day),
		])
		await db.close()
		expect(await store.countMarks.between(day, day)).toMatchObject([
			{ kind: 'headline', path: '/', before: 'Your week', text: 'See Thursday coming.' },
		])
	})

	test('a note can be deleted, but a recorded headline cannot', async () => {
		const { store } = await openTestStore(kind)
		const note = await store.countMarks.addNote({ day, text: 'Podcast' })
		await store.countMarks.recordHeadlines({ '/': 'a' }, day)
		await store.countMarks.recordHeadlines({ '/': 'b' }, day)
		const marks = await store.countMarks.between(day, day)
		expect(marks).toHaveLength(2)
		for (const { id } of marks) await store.countMarks.deleteNote(id)
		expect(await store.countMarks.between(day, day)).toMatchObject([{ kind: 'headline' }])
		expect(await store.countMarks.deleteNote(note.id)).toBe(false)
	})
})
