import { monitorEventLoopDelay } from 'node:perf_hooks'

/** Mails by what became of them. */
export type MailCounts = Readonly<{ waiting: number; sent: number; failed: number }>

export type Metrics = ReturnType<typeof createMetrics>

type Histogram = { readonly buckets: number[]; sum: number; count: number }

/** Milliseconds between two looks at the event loop; what is measured includes them. */
const samplingIntervalMs = 20

/** Upper ends in seconds. Signups take a few milliseconds, logins a few dozen. */
const bucketBoundsSeconds = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10]

/**
 * What a running server counts, in the text form that Prometheus reads. Nothing in it tells who asked.
 *
 * @param mails of the store; asked when the metrics are
 */
export function createMetrics(mails: () => Promise<MailCounts>) {
	/** By the hundred of the status. Counting a page is one addition. */
	const answers = [0, 0, 0, 0, 0, 0]
	const routes = new Map<string, Histogram>()
	const delay = monitorEventLoopDelay({ resolution: samplingIntervalMs })
	let signups = 0
	delay.enable()

	function countResponse(status: number): void {
		const hundred = Math.trunc(status / 100)
		answers[hundred] = (answers[hundred] ?? 0) + 1
	}

	function observeRoute(route: string, milliseconds: number): void {
		const seconds = milliseconds / 1000
		const histogram = routes.get(route) ?? {
			buckets: bucketBoundsSeconds.map(() => 0),
			sum: 0,
			count: 0,
		}
		routes.set(route, histogram)
		histogram.sum += seconds
		histogram.count += 1
		for (const [index, bound] of bucketBoundsSeconds.entries()) {
			if (seconds <= bound) histogram.buckets[index] = (histogram.buckets[index] ?? 0) + 1
		}
	}

	/** The whole text. The delay of the event loop is that since the text before. */
	async function text(): Promise<string> {
		const counted = await mails().catch(() => null)
		const memory = process.memoryUsage()
		const lag = { p50: delay.percentile(50), p99: delay.percentile(99), max: delay.max }
		delay.reset()
		return [
			...metricFamily(
				'answers_total',
				'counter',
				'Answers by the hundred of their status.',
				answers.map((n, hundred): Sample => [`{class="${hundred}xx"}`, n]).slice(1),
			),
			...metricFamily(
				'route_seconds',
				'histogram',
				'Time to answer, of everything but files.',
				Array.from(routes, ([route, histogram]) => histogramSamples(route, histogram)).flat(),
			),
			...metricFamily('signups_total', 'counter', 'Signups taken by this process.', [
				['', signups],
			]),
			...metricFamily(
				'mails',
				'gauge',
				'Mails in the outbox: waiting, or what became of them.',
				Object.entries(counted ?? {}).map(([state, n]) => [`{state="${state}"}`, n]),
			),
			...metricFamily('database_up', 'gauge', 'Whether the database answered.', [
				['', counted ? 1 : 0],
			]),
			...metricFamily(
				'event_loop_delay_seconds',
				'gauge',
				'How late timers were, since the last look.',
				Object.entries(lag).map(([point, ns]) => [`{point="${point}"}`, delaySeconds(ns)]),
			),
			...metricFamily('resident_memory_bytes', 'gauge', 'Memory of the process.', [
				['', memory.rss],
			]),
			...metricFamily('heap_used_bytes', 'gauge', 'Memory of its objects.', [
				['', memory.heapUsed],
			]),
			...metricFamily('uptime_seconds', 'gauge', 'Since the start.', [['', process.uptime()]]),
			'',
		].join('\n')
	}

	return {
		countResponse,
		observeRoute,
		countSignup: () => void (signups += 1),
		text,
	}
}

/** In seconds. */
function delaySeconds(nanoseconds: number): number {
	return Math.max(0, nanoseconds / 1e9 - samplingIntervalMs / 1000)
}

type Sample = readonly [nameAndLabels: string, value: number]

function metricFamily(
	name: string,
	type: string,
	help: string,
	samples: readonly Sample[],
): string[] {
	return [
		`# HELP innervolt_${name} ${help}`,
		`# TYPE innervolt_${name} ${type}`,
		...samples.map(([rest, value]) => `innervolt_${name}${rest} ${value}`),
	]
}

function histogramSamples(route: string, { buckets, sum, count }: Histogram): Sample[] {
	const label = `route="${route}"`
	return [
		...buckets.map((n, index): Sample => [
			`_bucket{${label},le="${bucketBoundsSeconds[index]}"}`,
			n,
		]),
		[`_bucket{${label},le="+Inf"}`, count],
		[`_sum{${label}}`, sum],
		[`_count{${label}}`, count],
	]
}
