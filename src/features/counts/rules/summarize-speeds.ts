import { type PageKind, pageKinds } from './page-kind.ts'
import { type SpeedMetric, speedMetricNames, speedMetrics, type SpeedRow } from './speed.ts'

/** The percentile by which https://web.dev/articles/vitals judges a page. */
const share = 0.75

/** The number of measured visits, and the 75th percentile in the metric's unit. */
export type SpeedFigure = { readonly n: number; readonly p75: number }

/** The figures of one kind of page, or of all; null if nothing was measured. */
export type SpeedFigures = Readonly<Record<SpeedMetric, SpeedFigure | null>>

type Sums = Pick<SpeedRow, 'metric' | 'kind' | 'up_to' | 'n'>

/** The sum of each bucket, by upper bound. */
type Histogram = Map<number, number>

/**
 * Adds up the buckets of several days. Add the rows in any order, then call `result`.
 *
 * @example
 * const summary = createSpeedSummary()
 * summary.add(rows)
 * summary.result().all.lcp?.p75
 */
export function createSpeedSummary() {
	const histograms = new Map<string, Histogram>()

	function add(rows: readonly Sums[]): void {
		for (const { metric, kind, up_to, n } of rows) {
			for (const key of [`${metric} ${kind}`, metric]) {
				const histogram = histograms.get(key) ?? new Map<number, number>()
				histogram.set(up_to, (histogram.get(up_to) ?? 0) + n)
				histograms.set(key, histogram)
			}
		}
	}

	function figuresOf(kind?: PageKind): SpeedFigures {
		const figure = (metric: SpeedMetric) =>
			figureOf(metric, histograms.get(kind === undefined ? metric : `${metric} ${kind}`))
		return {
			lcp: figure('lcp'),
			inp: figure('inp'),
			cls: figure('cls'),
			ttfb: figure('ttfb'),
		}
	}

	return {
		add,
		result: () => ({
			all: figuresOf(),
			/** Kinds with at least one figure. */
			kinds: pageKinds
				.map((kind) => ({ kind, figures: figuresOf(kind) }))
				.filter(({ figures }) => speedMetricNames.some((metric) => figures[metric] !== null)),
		}),
	}
}

/**
 * Whether the 75th percentile is good.
 *
 * @example isGood('lcp', 2_500) // true
 */
export function isGood(metric: SpeedMetric, p75: number): boolean {
	return p75 <= speedMetrics[metric].good
}

/** The number of visits, and their 75th percentile, interpolated within its bucket. */
function figureOf(metric: SpeedMetric, histogram: Histogram | undefined): SpeedFigure | null {
	if (histogram === undefined) return null
	const buckets = [...histogram].toSorted(([one], [another]) => one - another)
	const n = buckets.reduce((sum, [, count]) => sum + count, 0)
	let below = 0
	for (const [bound, count] of buckets) {
		if (below + count >= n * share) {
			const from = lowerBound(metric, bound)
			const part = (n * share - below) / count
			return { n, p75: Math.round(from + (bound - from) * part) }
		}
		below += count
	}
	return null
}

function lowerBound(metric: SpeedMetric, bound: number): number {
	return speedMetrics[metric].bounds.findLast((each) => each < bound) ?? 0
}
