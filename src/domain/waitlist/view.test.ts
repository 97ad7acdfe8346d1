import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { listOf } from './list.ts'
import { countsOf, isNarrowed, readView, viewed, wholeList, writeView, type View } from './view.ts'

const list = listOf(
	[
		{
			email: 'Mary@x.org',
			source: 'premium',
			status: 'active',
			created_at: '2026-01-03T00:00:00Z',
		},
		{
			email: 'ada@x.org',
			source: 'mbti-test',
			status: 'pending',
			created_at: '2026-01-02T00:00:00Z',
		},
		{ email: 'hedy@x.org', source: 'premium', status: 'pending', created_at: null },
	].map((row, index) => ({ ...row, id: String(index) })),
)

test('the whole list is in the order of arrival', () => {
	expect(viewed(list, wholeList)).toEqual([0, 1, 2])
})

test('a search finds any part of an address in any case', () => {
	expect(emails({ search: ' MARY ' })).toEqual(['Mary@x.org'])
	expect(emails({ search: 'd' })).toEqual(['ada@x.org', 'hedy@x.org'])
})

test('status and source narrow together', () => {
	expect(emails({ status: 'pending', source: 'premium' })).toEqual(['hedy@x.org'])
})

test('the oldest first begins with rows without a date', () => {
	expect(emails({ isAscending: true })).toEqual(['hedy@x.org', 'ada@x.org', 'Mary@x.org'])
})

test('rows of one source stay newest first when sorted by source', () => {
	expect(emails({ sort: 'source' })).toEqual(['Mary@x.org', 'hedy@x.org', 'ada@x.org'])
})

test('a value that no row has finds nothing', () => {
	expect(emails({ status: 'gone' })).toEqual([])
	expect(emails({ search: 'grace' })).toEqual([])
})

test('neither an order nor a space narrows the list', () => {
	expect(isNarrowed({ ...wholeList, sort: 'email', search: ' ' })).toBe(false)
	expect(isNarrowed({ ...wholeList, status: 'active' })).toBe(true)
})

test('every view can be written into an address and read again', () => {
	const view: fc.Arbitrary<View> = fc.record({
		search: fc.string(),
		status: fc.string(),
		source: fc.string(),
		sort: fc.constantFrom('email', 'source', 'status', 'created_at'),
		isAscending: fc.boolean(),
	})
	fc.assert(
		fc.property(view, (written) => {
			expect(readView(writeView(written))).toEqual(written)
		}),
	)
	expect(writeView(wholeList)).toBe('')
})

test('a fragment with invalid values shows the whole list', () => {
	expect(readView('#orden=color&sentido=up')).toEqual(wholeList)
})

test('values are counted, the most frequent first', () => {
	expect(countsOf(list.statuses, [0, 1, 2])).toEqual([
		['pending', 2],
		['active', 1],
	])
	expect(countsOf(list.statuses, [0])).toEqual([['active', 1]])
})

function emails(view: Partial<View>): readonly string[] {
	return viewed(list, { ...wholeList, ...view }).map((place) => list.emails.at(place))
}
