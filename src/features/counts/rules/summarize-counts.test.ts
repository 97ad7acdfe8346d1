import { expect, test } from 'vitest'
import type { CountRow } from './count.ts'
import { createCountSummary } from './summarize-counts.ts'

const row = (changed: Partial<CountRow>): CountRow => ({
	day: '2026-01-05',
	event: 'entrance',
	path: '/',
	source: 'direct',
	campaign: 'none',
	locale: 'en',
	n: 1,
	...changed,
})

function summarize(rows: readonly CountRow[], filter = {}) {
	const summary = createCountSummary(
		['2026-01-05', '2026-01-06'],
		['2026-01-03', '2026-01-04'],
		filter,
	)
	const days = Map.groupBy(rows, ({ day }) => day)
	for (const [day, found] of days) summary.add(day, found)
	return summary.result()
}

test('the sums of a day without counts are zero', () => {
	const { days, daysBefore } = summarize([row({ n: 3 })])
	expect(days).toEqual([
		{ day: '2026-01-05', visits: 3, forms: 0, confirmed: 0 },
		{ day: '2026-01-06', visits: 0, forms: 0, confirmed: 0 },
	])
	expect(daysBefore).toHaveLength(2)
})

test('the events of both quizzes are added up, and page views are not counted as visits', () => {
	const { steps } = summarize([
		row({ n: 100 }),
		row({ event: 'page_view', n: 300 }),
		row({ event: 'introvert_test_started', n: 20 }),
		row({ event: 'mbti_test_started', n: 10 }),
		row({ event: 'introvert_test_completed', n: 15 }),
		row({ event: 'mbti_test_completed', n: 5 }),
		row({ event: 'form_sent', path: '/mbti-test', n: 4 }),
		row({ event: 'form_sent', path: '/usa', n: 3 }),
		row({ event: 'confirmed', path: '/usa', n: 2 }),
		row({ event: 'signed_up', source: 'other', n: 3 }),
		row({ event: 'island_failed', path: 'other', locale: 'other', n: 6 }),
	])
	expect(steps).toEqual({
		visits: 100,
		testsBegun: 30,
		testsFinished: 20,
		toolsOpened: 0,
		signedUp: 3,
		forms: 7,
		confirmed: 2,
		formsAfterTest: 4,
		failures: 6,
	})
})

test('the steps and visits of the previous period are summed separately', () => {
	const { steps, stepsBefore, by } = summarize([
		row({ n: 5 }),
		row({ day: '2026-01-04', n: 7 }),
		row({ day: '2026-01-04', event: 'form_sent', n: 2 }),
	])
	expect([steps.visits, stepsBefore.visits, stepsBefore.forms]).toEqual([5, 7, 2])
	expect(by.path).toEqual([{ name: '/', visits: 5, visitsBefore: 7, forms: 0, confirmed: 0 }])
})

test('a filter applies to days, steps and splits, but does not shorten the list of values to choose from', () => {
	const { days, steps, by, choices } = summarize(
		[row({ locale: 'de', n: 2 }), row({ locale: 'en', campaign: 'june', n: 3 })],
		{ locale: 'de' },
	)
	expect(days[0]?.visits).toBe(2)
	expect(steps.visits).toBe(2)
	expect(by.campaign.map(({ name }) => name)).toEqual(['none'])
	expect(choices).toEqual({ path: ['/'], campaign: ['june', 'none'], locale: ['de', 'en'] })
})

test('each split lists the entry with the most visits first', () => {
	const { by } = summarize([
		row({ path: '/uk', n: 1 }),
		row({ path: '/usa', n: 9 }),
		row({ path: '/india', n: 1 }),
	])
	expect(by.path.map(({ name }) => name)).toEqual(['/usa', '/india', '/uk'])
})

test('counts of days outside both periods are ignored', () => {
	expect(summarize([row({ day: '2025-01-01', n: 9 })]).steps.visits).toBe(0)
})
