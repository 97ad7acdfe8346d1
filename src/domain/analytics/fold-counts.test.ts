import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import type { CountRow } from './count.ts'
import { countKey, foldRareNames, limitNames, maxNamesPerDay } from './fold-counts.ts'

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
const nothing = { source: new Set<string>(), campaign: new Set<string>() }
const total = (rows: readonly CountRow[]) => rows.reduce((sum, { n }) => sum + n, 0)
const names = (rows: readonly CountRow[], dimension: 'source' | 'campaign') =>
	new Set(rows.map((each) => each[dimension]))

const anyName = fc.constantFrom(
	'direct',
	'internal',
	'none',
	'other',
	'letter-1',
	...Array.from({ length: 300 }, (_, index) => `name ${index}`),
)
const anyRow = fc
	.record({
		event: fc.constantFrom('entrance', 'page_view', 'form_sent'),
		path: fc.constantFrom('/', '/usa'),
		source: anyName,
		campaign: anyName,
		n: fc.integer({ min: 1, max: 12 }),
	})
	.map(row)
const anyRows = fc.array(anyRow, { maxLength: 600, size: 'max' })

test('limiting and folding keep every sum, and no row twice', () => {
	fc.assert(
		fc.property(anyRows, fc.boolean(), (rows, isOver) => {
			for (const result of [limitNames(rows, nothing, isOver), foldRareNames(rows)]) {
				expect(total(result)).toBe(total(rows))
				expect(new Set(result.map(countKey)).size).toBe(result.length)
				for (const event of ['entrance', 'page_view', 'form_sent']) {
					const only = (all: readonly CountRow[]) => all.filter((each) => each.event === event)
					expect(total(only(result))).toBe(total(only(rows)))
				}
			}
		}),
		{ numRuns: 50 },
	)
})

test('a day has at most 200 sources and 200 campaigns, however its counts arrive', () => {
	fc.assert(
		fc.property(anyRows, fc.integer({ min: 1, max: 5 }), (rows, batches) => {
			let stored: readonly CountRow[] = []
			const size = Math.ceil(rows.length / batches) || 1
			for (let first = 0; first < rows.length; first += size) {
				const known = { source: names(stored, 'source'), campaign: names(stored, 'campaign') }
				stored = [...stored, ...limitNames(rows.slice(first, first + size), known, false)]
			}
			for (const dimension of ['source', 'campaign'] as const) {
				const told = [...names(stored, dimension)].filter((name) => name.startsWith('name'))
				expect(told.length).toBeLessThanOrEqual(maxNamesPerDay)
			}
		}),
		{ numRuns: 50 },
	)
})

test('a known name is kept when the limit is reached', () => {
	const known = new Set(Array.from({ length: maxNamesPerDay }, (_, index) => `name ${index}`))
	const rows = [row({ source: 'name 7' }), row({ source: 'another' })]
	const result = limitNames(rows, { ...nothing, source: known }, false)
	expect(result.map(({ source }) => source)).toEqual(['name 7', 'other'])
})

test('a day that is over takes no new names but those of letters', () => {
	const rows = [row({ campaign: 'june' }), row({ campaign: 'letter-1' }), row({ campaign: 'may' })]
	const known = { ...nothing, campaign: new Set(['may']) }
	const result = limitNames(rows, known, true)
	expect(result.map(({ campaign }) => campaign)).toEqual(['other', 'letter-1', 'may'])
})

test('names with fewer than five visits become "other", five stay', () => {
	const rows = [row({ source: 'b.example', n: 4 }), row({ source: 'c.example', n: 5 })]
	expect(foldRareNames(rows).map(({ source, n }) => [source, n])).toEqual([
		['other', 4],
		['c.example', 5],
	])
})

test('visits on several pages and in several languages are added up before folding', () => {
	const rows = [
		row({ campaign: 'june', path: '/', n: 3 }),
		row({ campaign: 'june', path: '/usa', n: 2 }),
	]
	expect(foldRareNames(rows)).toEqual(rows)
})

test('other events do not keep a name', () => {
	const rows = [
		row({ campaign: 'june', n: 4 }),
		row({ campaign: 'june', event: 'page_view', n: 9 }),
	]
	expect(names(foldRareNames(rows), 'campaign')).toEqual(new Set(['other']))
})

test('direct visits, internal links, missing campaigns and letters are never folded', () => {
	const rows = [
		row({ source: 'direct' }),
		row({ source: 'internal', event: 'page_view' }),
		row({ campaign: 'letter-2027-01' }),
	]
	expect(foldRareNames(rows)).toEqual(rows)
})

test('folding twice is folding once', () => {
	fc.assert(
		fc.property(anyRows, (rows) => {
			const once = foldRareNames(rows)
			expect(foldRareNames(once)).toEqual(once)
		}),
		{ numRuns: 50 },
	)
})
