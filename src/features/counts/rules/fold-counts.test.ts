import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { type CountRow, sumKey } from './count.ts'
import { foldRareNames, limitNames, maxNamesPerDay } from './fold-counts.ts'

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
const letters = new Set(['letter-1'])
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

test('neither limiting nor folding names changes the total of the counts or returns a row twice', () => {
	fc.assert(
		fc.property(anyRows, fc.boolean(), (rows, isOver) => {
			for (const result of [
				limitNames(rows, { known: nothing, letters, isOver }),
				foldRareNames(rows, letters),
			]) {
				expect(total(result)).toBe(total(rows))
				expect(new Set(result.map(sumKey)).size).toBe(result.length)
				for (const event of ['entrance', 'page_view', 'form_sent']) {
					const only = (all: readonly CountRow[]) => all.filter((each) => each.event === event)
					expect(total(only(result))).toBe(total(only(rows)))
				}
			}
		}),
		{ numRuns: 50 },
	)
})

test('a day has at most 200 sources and 200 campaigns, whatever the order in which its counts arrive', () => {
	fc.assert(
		fc.property(anyRows, fc.integer({ min: 1, max: 5 }), (rows, batches) => {
			let stored: readonly CountRow[] = []
			const size = Math.ceil(rows.length / batches) || 1
			for (let first = 0; first < rows.length; first += size) {
				const known = { source: names(stored, 'source'), campaign: names(stored, 'campaign') }
				stored = [
					...stored,
					...limitNames(rows.slice(first, first + size), { known, letters, isOver: false }),
				]
			}
			for (const dimension of ['source', 'campaign'] as const) {
				const told = [...names(stored, dimension)].filter((name) => name.startsWith('name'))
				expect(told.length).toBeLessThanOrEqual(maxNamesPerDay)
			}
		}),
		{ numRuns: 50 },
	)
})

test('when the limit of names is reached, a name that is already stored is kept and a new name becomes "other"', () => {
	const known = new Set(Array.from({ length: maxNamesPerDay }, (_, index) => `name ${index}`))
	const rows = [row({ source: 'name 7' }), row({ source: 'another' })]
	const result = limitNames(rows, {
		known: { ...nothing, source: known },
		letters,
		isOver: false,
	})
	expect(result.map(({ source }) => source)).toEqual(['name 7', 'other'])
})

test('a past day takes no new names except campaigns of letters', () => {
	const rows = [row({ campaign: 'june' }), row({ campaign: 'letter-1' }), row({ campaign: 'may' })]
	const known = { ...nothing, campaign: new Set(['may']) }
	const result = limitNames(rows, { known, letters, isOver: true })
	expect(result.map(({ campaign }) => campaign)).toEqual(['other', 'letter-1', 'may'])
})

test('names with fewer than five visits become "other", and names with at least five are kept', () => {
	const rows = [row({ source: 'b.example', n: 4 }), row({ source: 'c.example', n: 5 })]
	expect(foldRareNames(rows, letters).map(({ source, n }) => [source, n])).toEqual([
		['other', 4],
		['c.example', 5],
	])
})

test('visits on several pages and in several languages are added up before folding', () => {
	const rows = [
		row({ campaign: 'june', path: '/', n: 3 }),
		row({ campaign: 'june', path: '/usa', n: 2 }),
	]
	expect(foldRareNames(rows, letters)).toEqual(rows)
})

test('a name needs enough visits to be kept, and other events do not count as visits', () => {
	const rows = [
		row({ campaign: 'june', n: 4 }),
		row({ campaign: 'june', event: 'page_view', n: 9 }),
	]
	expect(names(foldRareNames(rows, letters), 'campaign')).toEqual(new Set(['other']))
})

test('direct visits, internal links, frames on other sites, missing campaigns and letters are never folded', () => {
	const rows = [
		row({ source: 'direct' }),
		row({ source: 'internal', event: 'page_view' }),
		row({ source: 'embed' }),
		row({ campaign: 'letter-1' }),
	]
	expect(foldRareNames(rows, letters)).toEqual(rows)
})

test('folding twice has the same result as folding once', () => {
	fc.assert(
		fc.property(anyRows, (rows) => {
			const once = foldRareNames(rows, letters)
			expect(foldRareNames(once, letters)).toEqual(once)
		}),
		{ numRuns: 50 },
	)
})

test('campaigns whose names only look like those of letters count towards the limit and are folded', () => {
	const rows = Array.from({ length: 210 }, (_, index) => row({ campaign: `letter-junk${index}` }))
	rows.push(row({ campaign: 'june' }), row({ campaign: 'letter-1' }))
	const limited = limitNames(rows, { known: nothing, letters, isOver: false })
	expect(names(limited, 'campaign').size).toBe(maxNamesPerDay + 2)
	expect(limited.at(-1)).toEqual(row({ campaign: 'letter-1' }))
	expect(foldRareNames(limited, letters)).toEqual([
		row({ campaign: 'other', n: 211 }),
		row({ campaign: 'letter-1' }),
	])
})
