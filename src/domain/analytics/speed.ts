import { countedLanguages, other } from './count.ts'
import { type Device, devices } from './device.ts'
import { type PageKind, pageKindOf } from './page-kind.ts'

/**
 * The columns of the daily sums of speed, in order: all that is stored of it. The privacy pages describe each.
 *
 * @example speedColumns.at(-1) // 'n'
 */
export const speedColumns = ['day', 'metric', 'kind', 'device', 'locale', 'up_to', 'n'] as const

type Metric = {
	/** Up to here a visit is good, as https://web.dev/articles/vitals defines it. One of `bounds`. */
	readonly good: number
	/** The upper bounds of the buckets, ascending. A higher value counts in the last one. */
	readonly bounds: readonly number[]
}

/**
 * What is measured of a visit, in milliseconds, with the buckets that it is counted in: the time to the largest part of the
 * first screen, the slowest answer to a press, how much the page moved by itself (in thousandths), and the time to the
 * first byte.
 *
 * @example speedMetrics.lcp.good // 2500
 */
export const speedMetrics = {
	lcp: {
		good: 2_500,
		bounds: [
			250, 500, 750, 1_000, 1_250, 1_500, 1_750, 2_000, 2_500, 3_000, 4_000, 5_000, 7_500, 10_000,
		],
	},
	inp: {
		good: 200,
		bounds: [25, 50, 75, 100, 125, 150, 200, 250, 300, 400, 500, 750, 1_000, 2_000],
	},
	cls: { good: 100, bounds: [0, 10, 25, 50, 75, 100, 150, 200, 250, 500, 1_000] },
	ttfb: {
		good: 800,
		bounds: [50, 100, 150, 200, 300, 400, 500, 600, 800, 1_000, 1_300, 1_800, 2_500, 5_000],
	},
} as const satisfies Readonly<Record<string, Metric>>

export type SpeedMetric = keyof typeof speedMetrics

/**
 * The names of the metrics, in the order in which they are shown.
 *
 * @example speedMetricNames // ['lcp', 'inp', 'cls', 'ttfb']
 */
export const speedMetricNames = ['lcp', 'inp', 'cls', 'ttfb'] as const satisfies SpeedMetric[]

/** One measured value of a visit, in its bucket. Each property is a column of the daily sums. */
export type Speed = {
	readonly metric: SpeedMetric
	readonly kind: PageKind
	readonly device: Device | typeof other
	/** The page's language: `en`, `de`, `pt` or `other`. */
	readonly locale: string
	/** The upper bound of the bucket. */
	readonly up_to: number
}

/** A daily sum of one bucket. */
export type SpeedRow = Speed & {
	/** A UTC day, `2026-01-05`. */
	readonly day: string
	readonly n: number
}

/** What a page reports once, when it is left. A metric that the browser does not measure is left out. */
export type SpeedReport = { readonly [Name in SpeedMetric]?: number | undefined } & {
	readonly path: string
	readonly device: string
	readonly locale: string
}

/**
 * The values of a report in their buckets, with everything unknown replaced by `other`.
 *
 * @example
 * bucketsOf({ path: '/usa', device: 'phone', locale: 'en', lcp: 1_300 })
 * // [{ metric: 'lcp', kind: 'country', device: 'phone', locale: 'en', up_to: 1500 }]
 */
export function bucketsOf({ path, device, locale, ...values }: SpeedReport): readonly Speed[] {
	const where = {
		kind: pageKindOf(path),
		device: devices.find((each) => each === device) ?? (other as typeof other),
		locale: countedLanguages.has(locale) ? locale : other,
	}
	return speedMetricNames.flatMap((metric) => {
		const value = values[metric]
		return value === undefined ? [] : [{ metric, ...where, up_to: bucketOf(metric, value) }]
	})
}

function bucketOf(metric: SpeedMetric, value: number): number {
	const bounds: readonly number[] = speedMetrics[metric].bounds
	return bounds.find((bound) => value <= bound) ?? bounds.at(-1) ?? 0
}

/**
 * The identity of a row: every column but the sum. No value contains a line break.
 *
 * @example speedKey(row) // '2026-01-05\nlcp\nhome\nphone\nen\n1500'
 */
export function speedKey({
	day,
	metric,
	kind,
	device,
	locale,
	up_to,
}: Omit<SpeedRow, 'n'>): string {
	return [day, metric, kind, device, locale, up_to].join('\n')
}
