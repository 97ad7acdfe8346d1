import { expect, test } from 'vitest'
import { filterOf, isSameFilter, listQueryOf, onlyFilter, readListView } from './list-view.ts'

test('a view is the same after being written to a URL and read back', () => {
	const view = { status: 'active', campaign: 'a & b', from: '2026-11-01', sort: 'email' } as const
	expect(readListView(listQueryOf(view))).toEqual(view)
	expect(listQueryOf(readListView(''))).toBe('')
})

test('several values of a filter become a repeated parameter', () => {
	const view = { status: ['active', 'pending'], locale: 'de', sort: '-created_at' } as const
	expect(listQueryOf({ ...view, status: [...view.status] })).toBe(
		'?status=active&status=pending&locale=de',
	)
	expect(readListView('?status=active&status=pending&locale=de')).toEqual(view)
	expect(readListView('?country=DE&country=Brazil')).toEqual({ sort: '-created_at' })
	expect(readListView('?country=DE&tags=a&tags=b')).toMatchObject({ tags: ['a', 'b'] })
})

test('invalid parts of a URL are left out, and the valid parts are kept', () => {
	expect(readListView('?status=active&country=Germany&sort=name&page=2&from=')).toEqual({
		status: 'active',
		sort: '-created_at',
	})
})

test('a search in the URL is ignored', () => {
	expect(readListView('?search=ada%40example.com')).toEqual({ sort: '-created_at' })
})

test('the filter of a view contains neither its sort order nor its page', () => {
	expect(filterOf({ status: 'active', to: '2026-11-02', sort: 'email', cursor: 'x' })).toEqual({
		status: 'active',
		to: '2026-11-02',
	})
})

test('two filters are the same if they have the same conditions, and undefined conditions are ignored', () => {
	expect(isSameFilter({ status: 'active' }, { status: 'active', source: undefined })).toBe(true)
	expect(isSameFilter({ status: 'active' }, { status: 'active', from: '2026-11-01' })).toBe(false)
})

test('the order of several values makes no difference to a filter', () => {
	expect(isSameFilter({ status: ['active', 'gone'] }, { status: ['gone', 'active'] })).toBe(true)
	expect(isSameFilter({ status: ['active'] }, { status: 'active' })).toBe(true)
	expect(isSameFilter({ status: ['active', 'gone'] }, { status: 'active' })).toBe(false)
})

test('a segment replaces all conditions of a view, and nothing else', () => {
	const view = { status: 'active', country: 'DE', sort: 'email' } as const
	expect(listQueryOf({ ...view, ...onlyFilter({ locale: 'pt' }) })).toBe('?locale=pt&sort=email')
})
