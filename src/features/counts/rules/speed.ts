import { countedLanguages, other } from './count.ts'
import { type DeviceClass, devices } from './device-class.ts'
import { type PageKind, pageKindOf } from './page-kind.ts'

/**
 * The columns of the daily sums of speed, in order. Nothing else is stored about speed. The privacy pages describe each
 * column.
 */
export const speedColumns = ['day', 'metric', 'kind', 'device', 'locale', 'up_to', 'n'] as const

type Metric = {
	/** The highest good value, according to https://web.dev/articles/vitals. One of `bounds`. */
	readonly good: number
	/** The buckets' upper bounds, ascending. Values above the last bound count in the last bucket. */
	readonly bounds: readonly number[]
}

/**
 * The metrics of a visit with their buckets, in milliseconds: the time to the largest paint of the first screen, the
 * slowest interaction, the layout shift (in thousandths), and the time to the first byte.
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

/** In display order. */
export const speedMetricNames = ['lcp', 'inp', 'cls', 'ttfb'] as const satisfies SpeedMetric[]

/** A visit's value of one metric, as a bucket. Each property is a column of the daily sums. */
export type Speed = {
	readonly metric: SpeedMetric
	readonly kind: PageKind
	readonly device: DeviceClass | typeof other
	/** The page's language: `en`, `de`, `pt` or `other`. */
	readonly locale: string
	/** The bucket's upper bound. */
	readonly up_to: number
}

/** A bucket's daily sum. */
export type SpeedRow = Speed & {
	/** A UTC day, `2026-01-05`. */
	readonly day: string
	readonly n: number
}

/**
 * A page's single report, sent when the visitor leaves the page. Metrics that the browser does not measure are omitted.
 */
export type SpeedReport = { readonly [Name in SpeedMetric]?: number | undefined } & {
	readonly path: string
	readonly device: string
	readonly locale: string
}

/**
 * A report's values as buckets, with everything unknown replaced by `other`.
 *
 * @param own the addresses of guides that owners made
 * @example
 * bucketsOf({ path: '/usa', device: 'phone', locale: 'en', lcp: 1_300 })
 * // [{ metric: 'lcp', kind: 'country', device: 'phone', locale: 'en', up_to: 1500 }]
 */
export function bucketsOf(
	{ path, device, locale, ...values }: SpeedReport,
	own: readonly string[] = [],
): readonly Speed[] {
	const where = {
		kind: own.includes(path) ? 'guide' : pageKindOf(path),
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
