import type { AnalyticsEvent } from './events.ts'

/** The analytics globals the site knows, and how each wants to be called for an event. */
type AnalyticsCalls = {
	readonly gtag: readonly unknown[]
	readonly plausible: readonly unknown[]
	readonly umami: readonly unknown[]
}

type Report = (...args: readonly unknown[]) => unknown

/** What is hoped for; whatever else stands there in its place is left alone. */
type AnalyticsGlobals = {
	readonly gtag?: Report
	readonly plausible?: Report
	readonly umami?: { readonly track?: Report }
}

/**
 * The arguments that each analytics global takes for an event. Every one of them gets the event
 * under its own name, `page_view` too: their scripts count the page by themselves, and a second
 * native page view would count it twice.
 *
 * @example
 * analyticsCalls({ name: 'page_view', params: { page_path: '/usa' } })
 * // { gtag: ['event', 'page_view', { page_path: '/usa' }],
 * //   plausible: ['page_view', { props: { page_path: '/usa' } }],
 * //   umami: ['page_view', { page_path: '/usa' }] }
 */
export function analyticsCalls(event: AnalyticsEvent): AnalyticsCalls {
	const { name } = event
	const params = 'params' in event ? [event.params] : []
	return {
		gtag: ['event', name, ...params],
		plausible: [name, ...params.map((props) => ({ props }))],
		umami: [name, ...params],
	}
}

/**
 * Reports an event to every analytics global that exists at this moment: `gtag`, `plausible` and
 * `umami`. Does nothing without one, and never throws: a visitor's quiz must not depend on a
 * script that a blocker may have replaced.
 *
 * @param scope where the globals live, `globalThis` in a browser
 *
 * @example
 * track({ name: 'mbti_test_started' }, globalThis)
 */
export function track(event: AnalyticsEvent, scope: object): void {
	const found: AnalyticsGlobals = scope
	const { gtag, plausible, umami } = analyticsCalls(event)
	void attempt(() => found.gtag?.(...gtag))
	void attempt(() => found.plausible?.(...plausible))
	void attempt(() => found.umami?.track?.(...umami))
}

/**
 * Swallows what goes wrong, at once or later: a global may be no function at all, and umami answers
 * with a promise that may be refused. Nobody is waiting for it, and the visitor cannot mend it.
 */
async function attempt(report: () => unknown): Promise<void> {
	try {
		await report()
	} catch {}
}
