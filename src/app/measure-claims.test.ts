import { describe, expect, test } from 'vitest'
import type { CountRow } from '#features/counts/rules/count.ts'
import type { SpeedRow } from '#features/counts/rules/speed.ts'
import { dailyDatabases, fakeClock, openTestStore } from '#testing/databases.ts'
import { insertPeople } from '#testing/letters.ts'
import { createMeasuring, measurableDay } from './measure-claims.ts'

const finished = (day: string, n: number, event = 'mbti_test_completed'): CountRow => ({
	day,
	event,
	path: '/mbti-test',
	source: 'direct',
	campaign: '',
	locale: 'en',
	n,
})
const painted = (day: string, n: number): SpeedRow => ({
	day,
	metric: 'lcp',
	kind: 'home',
	device: 'phone',
	locale: 'en',
	up_to: 2_000,
	n,
})

describe.each(dailyDatabases)('$kind', (kind) => {
	test('claims are measured once a day over complete days: the last seven, the last thirty, or all', async () => {
		const clock = fakeClock(Date.UTC(2026, 10, 30, 12))
		const { db, store } = await openTestStore(kind, clock.now)
		const measure = createMeasuring({ store, now: clock.now })
		const nothing = { value: 0, cases: 0 }
		expect(await measure()).toEqual({
			until: '2026-11-29',
			confirmedWeek: nothing,
			testsFinished: nothing,
			loadTime: null,
		})
		const times = ['22T23:59:59', '23T00:00:00', '29T23:59:59', '30T00:00:00']
		await insertPeople(
			db,
			times.map((time, index) => ({
				email: `p${index}@example.com`,
				confirmed_at: `2026-11-${time}.000Z`,
			})),
		)
		await store.counts.add([
			finished('2025-01-01', 1),
			finished('2026-10-30', 10),
			finished('2026-10-31', 100),
			finished('2026-11-29', 1_000, 'introvert_test_completed'),
			finished('2026-11-29', 5, 'introvert_test_started'),
			finished('2026-11-30', 10_000),
		])
		await store.speeds.add([painted('2026-10-30', 7), painted('2026-10-31', 4)])
		expect((await measure()).confirmedWeek).toEqual(nothing)
		expect(await createMeasuring({ store, now: clock.now })()).toEqual({
			until: '2026-11-29',
			confirmedWeek: { value: 2, cases: 2 },
			testsFinished: { value: 1_111, cases: 1_111 },
			// The measured times fall into the bucket from 1,750 to 2,000 ms.
			loadTime: { value: 2, cases: 4 },
		})
		clock.advance(86_400_000)
		expect(await measure()).toMatchObject({ until: '2026-11-30', testsFinished: { value: 11_111 } })
	})
})

test.each([
	['2026-11-30T00:09:59.999Z', '2026-11-28'],
	['2026-11-30T00:10:00.000Z', '2026-11-29'],
	['2026-11-30T23:59:59.999Z', '2026-11-29'],
])('at %s the last day that can be measured is %s', (now, day) => {
	expect(measurableDay(Date.parse(now))).toBe(day)
})
