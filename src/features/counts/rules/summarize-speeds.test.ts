import { expect, test } from 'vitest'
import type { PageKind } from './page-kind.ts'
import { isGood, summarizeSpeeds } from './summarize-speeds.ts'

const row = (up_to: number, n: number, kind: PageKind = 'home') => ({
	metric: 'lcp' as const,
	kind,
	up_to,
	n,
})

test('the figure of a metric is the 75th percentile, interpolated within its bucket', () => {
	// Of 100 visits, 60 took up to 1,000 ms, and the next 20 up to 1,250 ms.
	const { all } = summarizeSpeeds([row(1_000, 60), row(1_250, 20), row(4_000, 20)])
	expect(all.lcp).toEqual({ n: 100, p75: 1_188 })
})

test('a percentile at the end of a bucket equals its upper bound', () => {
	expect(summarizeSpeeds([row(2_500, 75), row(3_000, 25)]).all.lcp?.p75).toBe(2_500)
	expect(summarizeSpeeds([row(2_500, 74), row(3_000, 26)]).all.lcp?.p75).toBeGreaterThan(2_500)
	expect(summarizeSpeeds([row(250, 1)]).all.lcp).toEqual({ n: 1, p75: 188 })
})

test('empty buckets between two others do not affect the percentile, whatever the order of the rows', () => {
	expect(summarizeSpeeds([row(10_000, 1), row(500, 3)]).all.lcp).toEqual({ n: 4, p75: 500 })
})

test('the total covers all kinds of pages, and each kind also has separate figures', () => {
	const { all, kinds } = summarizeSpeeds([
		row(1_000, 2),
		row(3_000, 1, 'test'),
		row(3_000, 1, 'other'),
	])
	expect(all.lcp?.n).toBe(4)
	expect(kinds.map(({ kind, figures }) => [kind, figures.lcp?.n])).toEqual([
		['home', 2],
		['test', 1],
	])
	expect(all.inp).toBeNull()
})

test('a period without measurements has no figures and no kinds', () => {
	expect(summarizeSpeeds([])).toEqual({
		all: { lcp: null, inp: null, cls: null, ttfb: null },
		kinds: [],
	})
})

test.each([
	['lcp', 2_500],
	['inp', 200],
	['cls', 100],
	['ttfb', 800],
] as const)('a value of the metric %s is good up to %i', (metric, limit) => {
	expect([isGood(metric, limit), isGood(metric, limit + 1)]).toEqual([true, false])
})
