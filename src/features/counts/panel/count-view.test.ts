import { expect, test } from 'vitest'
import { countQueryOf, readCountView, writeCountView } from './count-view.ts'

const today = '2026-01-05'

test('the default view shows the last 28 complete days without a filter', () => {
	const view = readCountView('', today)
	expect(view).toEqual({
		days: 28,
		from: '2025-12-08',
		to: '2026-01-04',
		path: '',
		campaign: '',
		locale: '',
	})
	expect(writeCountView(view)).toBe('')
	expect(countQueryOf(view)).toBe('from=2025-12-08&to=2026-01-04')
})

test.each([
	'?days=7',
	'?days=today&locale=de',
	'?days=90&path=%2Fusa&campaign=june&locale=de',
	'?from=2025-12-01&to=2025-12-31&locale=pt',
	'?from=2026-01-04&to=2026-01-04',
])('the query %s is read as a view and written back unchanged', (query) => {
	expect(writeCountView(readCountView(query, today))).toBe(query)
})

test.each([
	'?days=3',
	'?from=2025-12-31&to=2025-12-01',
	'?from=2025-12-31&to=2026-01-05',
	'?from=x&to=y',
	'?from=2025-12-01',
	'?from=12025-12-01&to=2025-12-31',
	'?from=2025-12-01T00&to=2025-12-31',
	'?from=2025-13-99&to=2026-01-01',
])('the invalid query %s falls back to the 28 days that end yesterday', (query) => {
	expect(readCountView(query, today)).toMatchObject({ days: 28, to: '2026-01-04' })
})

test('the query sent to the API contains only the filters that are set', () => {
	const view = readCountView('?days=7&path=%2Fusa&locale=de', today)
	expect(countQueryOf(view)).toBe('from=2025-12-29&to=2026-01-04&path=%2Fusa&locale=de')
})
