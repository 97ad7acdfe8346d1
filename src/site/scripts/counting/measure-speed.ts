import { deviceOf } from '#features/counts/rules/device-class.ts'
import { asksNotToBeCounted } from './asks-not-to-be-counted.ts'

/** The duration from which browsers are asked to report interactions; the library `web-vitals` uses the same. */
const minInteractionMs = 40

/** The maximum gap between two layout shifts of one session, which lasts at most `maxSessionMs`. */
const sessionGapMs = 1_000
const maxSessionMs = 5_000

/**
 * The maximum number of slowest interactions that are skipped as outliers: one per 50 interactions, but never more than
 * this.
 */
const maxOutliers = 9
const interactionsPerOutlier = 50

/** An entry of any observed type. TypeScript's `PerformanceEntry` has none of these properties. */
type Entry = PerformanceEntry & {
	readonly value: number
	readonly hadRecentInput: boolean
	readonly interactionId?: number
}

type Values = { lcp?: number; inp?: number; cls?: number; ttfb?: number }

type Observe = (type: string, take: (entries: Entry[]) => void) => void

/**
 * Measures the speed of this page as the visitor experiences it, by the definitions of the library `web-vitals`, and
 * reports it once, when the page is first hidden. Starts when the page has loaded. Skips pages opened in the background
 * and visitors who ask not to be counted.
 */
export function measureSpeed(): void {
	const isPrerendered = 'prerendering' in document && document.prerendering
	if (asksNotToBeCounted() || (document.hidden && !isPrerendered)) return
	const takeAll: (() => void)[] = []
	const values: Values = {}

	function observe(type: string, take: (entries: Entry[]) => void): void {
		if (!PerformanceObserver.supportedEntryTypes.includes(type)) return
		// oxlint-disable-next-line typescript/no-unsafe-type-assertion
		const takeEntries = (entries: PerformanceEntryList) => take(entries as Entry[])
		const observer = new PerformanceObserver((list) => takeEntries(list.getEntries()))
		const options = { type, buffered: true, durationThreshold: minInteractionMs }
		observer.observe(options)
		takeAll.push(() => takeEntries(observer.takeRecords()))
	}

	function begin(): void {
		observe('largest-contentful-paint', (entries) => {
			const last = entries.at(-1)
			if (last) values.lcp = last.startTime
		})
		observeShifts(observe, values)
		observeInteractions(observe, values)
	}

	function report(): void {
		if (!document.hidden) return
		removeEventListener('visibilitychange', report, true)
		for (const take of takeAll) take()
		if (!asksNotToBeCounted()) send(values)
	}

	addEventListener('visibilitychange', report, true)
	if (document.readyState === 'complete') begin()
	else addEventListener('load', () => setTimeout(begin))
}

/** Keeps in `values.cls` the largest sum of layout shifts in any session so far, in thousandths. */
function observeShifts(observe: Observe, values: Values): void {
	let [sum, firstAt, lastAt] = [0, 0, 0]
	observe('layout-shift', (entries) => {
		values.cls ??= 0
		for (const { value, hadRecentInput, startTime } of entries) {
			if (hadRecentInput) continue
			if (startTime - lastAt >= sessionGapMs || startTime - firstAt >= maxSessionMs) sum = 0
			if (sum === 0) firstAt = startTime
			sum += value * 1_000
			lastAt = startTime
			values.cls = Math.max(values.cls, sum)
		}
	})
}

function observeInteractions(observe: Observe, values: Values): void {
	const durations = new Map<number, number>()
	function take(entries: Entry[]): void {
		for (const { interactionId, duration } of entries) {
			if (interactionId)
				durations.set(interactionId, Math.max(duration, durations.get(interactionId) ?? 0))
		}
		const slowest = [...durations.values()].toSorted((one, another) => another - one)
		// `interactionCount` is undefined in some browsers: the slowest interaction is used there.
		const outliers = Math.floor(performance.interactionCount / interactionsPerOutlier) || 0
		const inp = slowest[Math.min(outliers, maxOutliers, slowest.length - 1)]
		if (inp) values.inp = inp
	}
	observe('event', take)
	observe('first-input', take)
}

/**
 * Sends the values as text, which needs no preflight if the API has another origin. The times of a prerendered page
 * count from its activation.
 */
function send({ lcp, ...values }: Values): void {
	// oxlint-disable-next-line typescript/no-unsafe-type-assertion
	const [navigation] = performance.getEntriesByType(
		'navigation',
	) as (PerformanceNavigationTiming & {
		readonly activationStart?: number
	})[]
	const sinceShown = (time = NaN) => Math.max(0, time - (navigation?.activationStart ?? 0))
	const message = {
		path: location.pathname,
		device: deviceOf(innerWidth),
		locale: document.documentElement.lang.slice(0, 2),
		...values,
		lcp: sinceShown(lcp),
		ttfb: sinceShown(navigation?.responseStart),
	}
	navigator.sendBeacon(
		`${document.documentElement.dataset['api'] ?? ''}/api/speeds`,
		JSON.stringify(message),
	)
}
