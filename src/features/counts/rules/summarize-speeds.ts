import { type PageKind, pageKinds } from './page-kind.ts'
import { recordOf } from '#values/record-of.ts'
import { type SpeedMetric, speedMetricNames, speedMetrics, type SpeedRow } from './speed.ts'

/** The percentile by which https://web.dev/articles/vitals judges a page. */
const share = 0.75

/** The number of measured visits, and the 75th percentile in the metric's unit. */
export type SpeedFigure = { readonly n: number; readonly p75: number }

/** The figures of one kind of page, or of all; null if nothing was measured. */
export type SpeedFigures = Readonly<Record<SpeedMetric, SpeedFigure | null>>

type Sums = Pick<SpeedRow, 'metric' | 'kind' | 'up_to' | 'n'>

/**
 * The figures of a period, from the sums of its buckets in any order.
 *
 * @example summarizeSpeeds(rows).all.lcp?.p75
 */
export function summarizeSpeeds(rows: readonly Sums[]) {
	function figuresOf(kind?: PageKind): SpeedFigures {
		const figure = (metric: SpeedMetric) =>
			figureOf(
				metric,
				rows.filter((row) => row.metric === metric && (kind === undefined || row.kind === kind)),
			)
		return recordOf(speedMetricNames, figure)
	}

	return {
		all: figuresOf(),
		kinds: pageKinds
			.map((kind) => ({ kind, figures: figuresOf(kind) }))
			.filter(({ figures }) => speedMetricNames.some((metric) => figures[metric] !== null)),
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

/** Interpolates the percentile within its bucket. */
function figureOf(metric: SpeedMetric, rows: readonly Sums[]): SpeedFigure | null {
	const sumOf = (some: readonly Sums[]) => some.reduce((sum, row) => sum + row.n, 0)
	const n = sumOf(rows)
	const buckets = [...Map.groupBy(rows, (row) => row.up_to)]
		.map(([bound, same]) => [bound, sumOf(same)] as const)
		.toSorted(([one], [another]) => one - another)
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
