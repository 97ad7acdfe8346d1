import { monitorEventLoopDelay } from 'node:perf_hooks'

/** Number of emails by state. */
export type MailCounts = Readonly<{ waiting: number; sent: number; failed: number }>

export type Metrics = ReturnType<typeof createMetrics>

type Histogram = { readonly buckets: number[]; sum: number; count: number }

/** Sampling interval of the event loop delay, which the measured values include. */
const samplingIntervalMs = 20

/** Upper bounds of the histogram buckets. Signups take a few milliseconds, logins a few dozen. */
const bucketBoundsSeconds = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10]

/**
 * Collects the server's metrics and renders them in Prometheus's text format. They contain no client data.
 *
 * @param countMails called for each scrape
 * @param isMailServerUp likewise; null without a mail server
 */
export function createMetrics(
	countMails: () => Promise<MailCounts>,
	isMailServerUp: () => Promise<boolean | null> = async () => null,
) {
	const delay = monitorEventLoopDelay({ resolution: samplingIntervalMs })
	delay.enable()
	/** Responses by status class, indexed by the first digit. */
	const responses = [0, 0, 0, 0, 0, 0]
	const routes = new Map<string, Histogram>()
	let signups = 0

	function countResponse(status: number): void {
		const statusClass = Math.trunc(status / 100)
		responses[statusClass] = (responses[statusClass] ?? 0) + 1
	}

	function observeRoute(route: string, durationMs: number): void {
		const seconds = durationMs / 1000
		const unused = { buckets: bucketBoundsSeconds.map(() => 0), sum: 0, count: 0 }
		const histogram = routes.get(route) ?? unused
		routes.set(route, histogram)
		histogram.sum += seconds
		histogram.count += 1
		for (const [index, bound] of bucketBoundsSeconds.entries()) {
			if (seconds <= bound) histogram.buckets[index] = (histogram.buckets[index] ?? 0) + 1
		}
	}

	/** Renders all metrics. The event loop delay covers the time since the previous call. */
	async function text(): Promise<string> {
		const mails = await countMails().catch(() => null)
		const isUp = await isMailServerUp().catch(() => null)
		const lag = { p50: delay.percentile(50), p99: delay.percentile(99), max: delay.max }
		delay.reset()
		const { rss, heapUsed } = process.memoryUsage()
		return [
			...family(
				'answers_total',
				'counter',
				'Responses by status class.',
				responses.map((count, first): Sample => [`{class="${first}xx"}`, count]).slice(1),
			),
			...family(
				'route_seconds',
				'histogram',
				'Response time by route, static files excluded.',
				Array.from(routes, ([route, histogram]) => histogramSamples(route, histogram)).flat(),
			),
			...family('signups_total', 'counter', 'Signups accepted by this process.', signups),
			...family(
				'mails',
				'gauge',
				'Emails that wait, were sent in the last 30 days, or were given up.',
				Object.entries(mails ?? {}).map(([of, count]) => [`{state="${of}"}`, count]),
			),
			...(isUp === null
				? []
				: family('mail_server_up', 'gauge', 'Whether the mail server takes mail.', Number(isUp))),
			...family('database_up', 'gauge', 'Whether the database answered.', mails ? 1 : 0),
			...family(
				'event_loop_delay_seconds',
				'gauge',
				'Event loop delay since the last scrape.',
				Object.entries(lag).map(([point, ns]) => [`{point="${point}"}`, delaySeconds(ns)]),
			),
			...family('resident_memory_bytes', 'gauge', 'Resident set size of the process.', rss),
			...family('heap_used_bytes', 'gauge', 'Used JavaScript heap.', heapUsed),
			...family('uptime_seconds', 'gauge', 'Time since the process started.', process.uptime()),
			'',
		].join('\n')
	}

	function countSignup(): void {
		signups += 1
	}

	return { countResponse, observeRoute, countSignup, text }
}

/** Converts a measured delay to seconds, minus the sampling interval. */
function delaySeconds(nanoseconds: number): number {
	return Math.max(0, nanoseconds / 1e9 - samplingIntervalMs / 1000)
}

type Sample = readonly [suffixAndLabels: string, value: number]

function family(
	name: string,
	type: 'counter' | 'gauge' | 'histogram',
	help: string,
	samples: number | readonly Sample[],
): string[] {
	const lines = typeof samples === 'number' ? [['', samples] as const] : samples
	return [
		`# HELP innervolt_${name} ${help}`,
		`# TYPE innervolt_${name} ${type}`,
		...lines.map(([suffixAndLabels, value]) => `innervolt_${name}${suffixAndLabels} ${value}`),
	]
}

function histogramSamples(route: string, { buckets, sum, count }: Histogram): Sample[] {
	const label = `route="${route}"`
	const bounded = buckets.map((n, index): Sample => {
		return [`_bucket{${label},le="${bucketBoundsSeconds[index]}"}`, n]
	})
	return [
		...bounded,
		[`_bucket{${label},le="+Inf"}`, count],
		[`_sum{${label}}`, sum],
		[`_count{${label}}`, count],
	]
}
