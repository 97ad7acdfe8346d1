import { expect, test } from 'vitest'
import { deviceOf } from './device-class.ts'
import { bucketsOf, speedMetricNames, speedMetrics } from './speed.ts'

const where = { path: '/usa', device: 'phone', locale: 'en' }
const upTo = (values: object) => bucketsOf({ ...where, ...values }).map(({ up_to }) => up_to)

test('a speed report is counted in one bucket for each metric that it contains', () => {
	expect(bucketsOf({ ...where, lcp: 1_300, cls: 0 })).toEqual([
		{ metric: 'lcp', kind: 'country', device: 'phone', locale: 'en', up_to: 1_500 },
		{ metric: 'cls', kind: 'country', device: 'phone', locale: 'en', up_to: 0 },
	])
})

test('a value equal to the upper bound of a bucket is in that bucket, and a value above all bounds is in the last one', () => {
	expect(upTo({ ttfb: 800 })).toEqual([800])
	expect(upTo({ ttfb: 800.1 })).toEqual([1_000])
	expect(upTo({ ttfb: 1e9 })).toEqual([5_000])
})

test('unknown pages, devices and languages are counted as "other"', () => {
	const unknown = { path: '/private', device: 'ada@example.com', locale: 'xx', inp: 10 }
	expect(bucketsOf(unknown)).toEqual([
		{ metric: 'inp', kind: 'other', device: 'other', locale: 'other', up_to: 25 },
	])
})

test('the bucket bounds of each metric ascend, and the limit for a good value is one of them', () => {
	for (const metric of speedMetricNames) {
		const { good } = speedMetrics[metric]
		const bounds: readonly number[] = speedMetrics[metric].bounds
		expect(bounds).toEqual(bounds.toSorted((one, another) => one - another))
		expect(bounds).toContain(good)
	}
})

test.each([
	[360, 'phone'],
	[719, 'phone'],
	[720, 'tablet'],
	[1_199, 'tablet'],
	[1_200, 'computer'],
])('a window %i px wide counts as a %s', (width, device) => {
	expect(deviceOf(width)).toBe(device)
})
