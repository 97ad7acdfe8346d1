import { expect, test } from 'vitest'
import { filterOf, listQueryOf, readListView } from './list-view.ts'

test('a view is the same after its way through an address', () => {
	const view = { status: 'active', campaign: 'a & b', from: '2026-11-01', sort: 'email' } as const
	expect(readListView(listQueryOf(view))).toEqual(view)
	expect(listQueryOf(readListView(''))).toBe('')
})

test('what is wrong in an address is left out, the rest stays', () => {
	expect(readListView('?status=active&country=Germany&sort=name&page=2&from=')).toEqual({
		status: 'active',
		sort: '-created_at',
	})
})

test('a search in an address is ignored', () => {
	expect(readListView('?search=ada%40example.com')).toEqual({ sort: '-created_at' })
})

test('a filter has neither order nor page', () => {
	expect(filterOf({ status: 'active', to: '2026-11-02', sort: 'email', cursor: 'x' })).toEqual({
		status: 'active',
		to: '2026-11-02',
	})
})
