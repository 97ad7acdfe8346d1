import { describe, expect, test } from 'vitest'
import type { SpeedRow } from '#features/counts/rules/speed.ts'
import { databases, openTestStore } from '#testing/databases.ts'

const day = '2026-01-05'
const row = (changed: Partial<SpeedRow>): SpeedRow => ({
	day,
	metric: 'lcp',
	kind: 'home',
	device: 'phone',
	locale: 'en',
	up_to: 1_000,
	n: 1,
	...changed,
})
type Store = Awaited<ReturnType<typeof openTestStore>>['store']
const sums = ({ speeds }: Store, filter = {}) => speeds.sums({ from: day, to: day, ...filter })
const sum = { metric: 'lcp', kind: 'home', up_to: 1_000 }

describe.each(databases)('$kind', (kind) => {
	test('values of the same bucket add up to one row, and can be filtered by device or language', async () => {
		const { store } = await openTestStore(kind)
		await store.speeds.add([row({ n: 2 }), row({ device: 'computer', locale: 'de' })])
		await store.speeds.add([row({ n: 3 }), row({ day: '2026-01-06' })])
		expect(await sums(store)).toEqual([{ ...sum, n: 6 }])
		expect(await sums(store, { device: 'phone' })).toEqual([{ ...sum, n: 5 }])
		expect(await sums(store, { locale: 'de' })).toEqual([{ ...sum, n: 1 }])
		expect(await sums(store, { device: 'tablet' })).toEqual([])
	})

	test('metrics, kinds and buckets are counted separately', async () => {
		const { store } = await openTestStore(kind)
		await store.speeds.add([
			row({}),
			row({ up_to: 250 }),
			row({ metric: 'cls' }),
			row({ kind: 'test' }),
		])
		expect(await sums(store)).toHaveLength(4)
	})

	test('no count is lost when many writes add to the same sums at the same time', async () => {
		const { store } = await openTestStore(kind)
		const rows = [250, 500, 750, 1_000].map((up_to) => row({ up_to }))
		const orders = [rows, rows.toReversed()]
		await Promise.all(
			Array.from({ length: 20 }, (_, index) => store.speeds.add(orders[index % 2] ?? [])),
		)
		expect((await sums(store)).map(({ n }) => n)).toEqual([20, 20, 20, 20])
	})
})
