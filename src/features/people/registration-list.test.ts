import * as fc from 'fast-check'
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import type { RegistrationRow } from '#features/people/messages/registration-page.ts'
import type { RegistrationQuery } from '#features/people/messages/registration-query.ts'
import { optionalColumns } from '#features/people/rules/registration-columns.ts'
import { tagsOf } from '#features/people/rules/tags.ts'
import { databases, openTestStore, insertRows } from '#testing/databases.ts'
import { insertDraft, insertPeople } from '#testing/letters.ts'
import { testKeys } from '#testing/keys.ts'
import { addressColumns } from '#platform/db/address-key.ts'
import { systemClockAndRandom } from '#platform/db/context.ts'
import type { Database } from '#platform/db/database.ts'
import { countEach, createRegistrationList } from './registration-list.ts'

type Row = Omit<RegistrationRow, 'id'>
type Sort = RegistrationQuery['sort']

const day = (number: number) => new Date(Date.UTC(2026, 0, number, 12)).toISOString()
const maybe = (...texts: readonly string[]) => fc.constantFrom(null, ...texts)

/** Few different values, so that many rows are equal in one column and some in all columns. */
const row: fc.Arbitrary<Row> = fc.record({
	email: fc.constantFrom('ada', 'Bob', 'c_d', 'é'),
	source: fc.constantFrom('premium', 'Regional-x', 'regional-de'),
	status: fc.constantFrom('active', 'pending'),
	created_at: fc.constantFrom(day(1), day(2), day(3)),
	locale: maybe('de', 'en'),
	country: maybe('DE', 'BR'),
	campaign: maybe('spring', 'Ñandú'),
	referrer: maybe('a.example', 'b.example'),
	confirmed_at: maybe(day(4), day(5)),
	tags: maybe('beta', 'beta, press', 'beta press'),
})

const columns = ['email', 'source', 'status', 'created_at', ...optionalColumns] as const
const sort = fc.constantFrom(...columns.flatMap((column): Sort[] => [column, `-${column}`]))
const conditions = {
	status: fc.constantFrom<string | string[]>('active', 'gone', ['pending', 'active'], ['gone']),
	source: fc.constantFrom<string | string[]>('premium', ['premium', 'regional-de']),
	locale: fc.constantFrom<string | string[]>('de', ['de', 'en']),
	country: fc.constantFrom<string | string[]>('DE', ['DE', 'BR']),
	campaign: fc.constantFrom<string | string[]>('spring', 'Ñandú', ['spring', 'Ñandú']),
	tags: fc.constantFrom<string | string[]>('beta', 'press', ['press', 'beta press']),
	from: fc.constantFrom('2026-01-02', '2026-01-03'),
	to: fc.constantFrom('2026-01-01', '2026-01-02'),
	search: fc.constantFrom('A', 'c_', '%', '.Example'),
}
/** At most two conditions, because hardly any row would match more. */
const filter: fc.Arbitrary<ListQuery> = fc
	.subarray(Object.entries(conditions), { maxLength: 2 })
	.chain((some) => fc.record<ListQuery>(Object.fromEntries(some)))

describe.each(databases)('$kind', (kind) => {
	test(
		'paging forwards and backwards yields the whole list, in the same order as a sort in memory',
		{ tags: 'night' },
		async () => {
			const { db } = await openTestStore(kind)
			const context = { db, keys: testKeys, ...systemClockAndRandom }
			const list = createRegistrationList(context, 4)
			const cases = [fc.array(row, { minLength: 10, maxLength: 30 }), sort, filter] as const
			await fc.assert(
				fc.asyncProperty(...cases, async (rows, by, wanted) => {
					const stored = await replaceRows(db, rows)
					const expected = sorted(stored.filter(matches(wanted)), by).map(({ id }) => id)
					const query = { ...wanted, sort: by }
					const pages = []
					let page = await list.page(query)
					while (page !== null) {
						expect(page).toMatchObject({ count: expected.length, offset: pages.flat().length })
						pages.push(page.rows.map(({ id }) => id))
						if (page.next === null) break
						page = await list.page({ ...query, cursor: page.next })
					}
					expect(pages.flat()).toEqual(expected)
					for (let index = pages.length - 2; index >= 0; index--) {
						page = await list.page({ ...query, cursor: page?.previous ?? '' })
						expect(page?.rows.map(({ id }) => id)).toEqual(pages[index])
					}
					expect(page?.previous).toBeNull()
					expect(await countEach(context, [withoutSearch(wanted)])).toEqual([
						stored.filter(matches(withoutSearch(wanted))).length,
					])
				}),
				{ numRuns: 40 },
			)
		},
	)

	test('if rows are added and erased during paging, each row of the original list still appears exactly once', async () => {
		const { db, store } = await openTestStore(kind)
		const list = createRegistrationList({ db, keys: testKeys, ...systemClockAndRandom }, 5)
		const rows = Array.from({ length: 40 }, (_, index) => plainRow(index))
		const stored = await replaceRows(db, rows)
		const seen: string[] = []
		let cursor: string | undefined
		for (let turn = 0; ; turn++) {
			const page = await list.page({ sort: 'created_at', ...(cursor && { cursor }) })
			seen.push(...(page?.rows ?? []).map(({ id }) => id))
			if (page?.next == null) break
			cursor = page.next
			// Erases a row of the page and adds one among the rows already read.
			await store.registrations.erase([seen.at(-2) ?? ''], 'ada')
			await insertRow(db, { ...plainRow(0), email: `new${turn}@x.example` }, `n${turn}`)
		}
		expect(seen).toEqual(sorted(stored, 'created_at').map(({ id }) => id))
	})

	test('a cursor holds no address, and is refused if it is invented or its row was erased', async () => {
		const { db, store } = await openTestStore(kind)
		await replaceRows(
			db,
			Array.from({ length: 101 }, (_, index) => plainRow(index)),
		)
		const page = async (cursor: string) => await store.registrations.page({ sort: 'email', cursor })
		const { next, rows = [] } = (await store.registrations.page({ sort: 'email' })) ?? {}
		expect(next).toBe(`after-100-${rows[99]?.id}`)
		expect(await page(next ?? '')).toMatchObject({ offset: 100, previous: expect.any(String) })
		for (const invented of ['', 'after-100', 'after-1-none', 'after-x-id000', 'beside-1-id000']) {
			expect([invented, await page(invented)]).toEqual([invented, null])
		}
		await store.registrations.erase([rows[99]?.id ?? ''], 'ada')
		expect(await page(next ?? '')).toBeNull()
	})

	test.each(['_', '%', '\\', 'c_', 'c%'])(
		'a search for %s matches the characters literally',
		async (search) => {
			const { db, store } = await openTestStore(kind)
			const emails = ['cd', `${search}d`]
			await replaceRows(
				db,
				emails.map((email, index) => ({ ...plainRow(index), email })),
			)
			const page = await store.registrations.page({ sort: 'email', search })
			expect(page?.rows.map(({ email }) => email)).toEqual([`${search}d1@x.example`])
		},
	)

	test('an address is found by its Unicode or ASCII form, regardless of case', async () => {
		const { db, store } = await openTestStore(kind)
		await insertPeople(db, [addressColumns('Ada@bücher.example')])
		for (const search of ['BÜCHER', 'xn--bcher', 'ada@', 'bu\u0308cher', 'example']) {
			const page = await store.registrations.page({ sort: 'email', search })
			expect([search, page?.count]).toEqual([search, 1])
		}
		await db.close()
	})

	test('people can be filtered by letters that they received or did not receive', async () => {
		const { db, store } = await openTestStore(kind)
		await insertPeople(
			db,
			['a', 'b', 'c', 'd'].map((id) => ({ id, email: `${id}@x.example` })),
		)
		for (const id of ['first', 'second']) await insertDraft(db, { id, confirmed_at: day(1) })
		const got = { language: 'en', priority: 2, tries: 1, next_try_at: day(1) } as const
		const recipients = [
			{ letter_id: 'first', person_id: 'a', state: 'sent', ...got },
			{ letter_id: 'second', person_id: 'a', state: 'refused', ...got },
			{ letter_id: 'second', person_id: 'b', state: 'sent', ...got },
			{ letter_id: 'first', person_id: 'c', state: 'waiting', ...got },
		] as const
		await insertRows(db, 'letter_recipients', recipients)
		const found = async (wanted: ListQuery) => {
			const page = await store.registrations.page({ ...wanted, sort: 'email' })
			return page?.rows.map(({ id }) => id).join('')
		}
		expect(await found({ received: 'first' })).toBe('a')
		expect(await found({ received: ['first', 'second'] })).toBe('ab')
		expect(await found({ missed: 'second' })).toBe('acd')
		expect(await found({ missed: ['first', 'second'] })).toBe('cd')
		expect(await found({ received: 'first', missed: 'second' })).toBe('a')
		const { letters } = await store.registrations.summary()
		expect(letters.map(({ id, count }) => [id, count])).toEqual([
			['first', 1],
			['second', 1],
		])
	})

	test('the summary counts rows by status, by tag and by UTC day, including today', async () => {
		const { db, store } = await openTestStore(kind, () => Date.parse(day(3)))
		const tags = [null, 'beta', 'beta, press', null]
		await replaceRows(
			db,
			[1, 1, 3, 4].map((number, index) => ({ ...plainRow(number), tags: tags[index] ?? null })),
		)
		const summary = await store.registrations.summary()
		expect(summary).toMatchObject({
			count: 4,
			status: [{ value: 'active', count: 4 }],
			campaign: [],
			tags: [
				{ value: 'beta', count: 2 },
				{ value: 'press', count: 1 },
			],
			letters: [],
		})
		expect(summary.days).toHaveLength(30)
		expect(summary.days.slice(-3)).toEqual([
			{ day: '2026-01-01', count: 2 },
			{ day: '2026-01-02', count: 0 },
			{ day: '2026-01-03', count: 1 },
		])
	})
})

function plainRow(number: number): Row {
	return {
		email: `p${number}@x.example`,
		source: 'premium',
		status: 'active',
		created_at: day(number),
		locale: null,
		country: null,
		campaign: null,
		referrer: null,
		confirmed_at: null,
		tags: null,
	}
}

/** Replaces the table's rows. Ids and addresses are unique and ascend in insertion order. */
async function replaceRows(db: Database, rows: readonly Row[]): Promise<RegistrationRow[]> {
	await db.write((transaction) => sql`delete from waitlist_emails`.execute(transaction))
	const stored = rows.map((each, index) => {
		const id = `id${String(index).padStart(3, '0')}`
		const email = each.email.includes('@')
			? `${index}-${each.email}`
			: `${each.email}${index}@x.example`
		return { ...each, email, id }
	})
	for (const { id, ...each } of stored) await insertRow(db, each, id)
	return stored
}

async function insertRow(db: Database, each: Row, id: string): Promise<void> {
	const insertion = sql`insert into waitlist_emails
		(id, email, source, status, created_at, locale, country, campaign, referrer, confirmed_at, tags)
		values (${id}, ${each.email}, ${each.source}, ${each.status}, ${each.created_at}, ${each.locale},
			${each.country}, ${each.campaign}, ${each.referrer}, ${each.confirmed_at}, ${each.tags})`
	await db.write((transaction) => insertion.execute(transaction))
}

/** Sorts rows in the order that the API promises: by the column, then by creation time, then by id. */
function sorted(rows: readonly RegistrationRow[], by: Sort): readonly RegistrationRow[] {
	const sign = by.startsWith('-') ? -1 : 1
	const name = columns.find((column) => by.endsWith(column)) ?? 'created_at'
	const key = (each: RegistrationRow) => (name === 'email' ? each.email.toLowerCase() : each[name])
	return rows.toSorted((one, other) => {
		const [first, second] = [key(one), key(other)]
		if ((first === null) !== (second === null)) return first === null ? 1 : -1
		return (
			sign *
			(compare(first ?? '', second ?? '') ||
				compare(one.created_at ?? '', other.created_at ?? '') ||
				compare(one.id, other.id))
		)
	})
}

function compare(one: string, other: string): number {
	if (one === other) return 0
	return one < other ? -1 : 1
}

type ListQuery = Omit<RegistrationQuery, 'sort' | 'cursor'>

function withoutSearch({ search: _search, ...filters }: ListQuery) {
	return filters
}

function matches({ search, from, to, tags, ...equal }: ListQuery) {
	return (each: RegistrationRow) => {
		const date = each.created_at?.slice(0, 10) ?? ''
		return (
			Object.entries(equal).every(([name, value]) =>
				Object.entries(each).some(
					([column, found]) => column === name && [value].flat().includes(found ?? undefined),
				),
			) &&
			(tags === undefined || [tags].flat().some((tag) => tagsOf(each.tags).includes(tag))) &&
			(from === undefined || date >= from) &&
			(to === undefined || date <= to) &&
			(search === undefined || each.email.toLowerCase().includes(search.toLowerCase()))
		)
	}
}
