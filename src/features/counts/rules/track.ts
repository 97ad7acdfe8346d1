import type { AnalyticsEvent, Tool, ToolSteps } from './events.ts'

type TrackFunction = (...args: readonly unknown[]) => unknown

/** The expected shape of the analytics globals. A global of another shape is ignored. */
type AnalyticsGlobals = {
	/** Set by site/scripts/counting/count-visits.ts if the site counts visits itself. */
	readonly reportCount?: (event: AnalyticsEvent['name']) => void
	readonly gtag?: TrackFunction
	readonly plausible?: TrackFunction
	readonly umami?: { readonly track?: TrackFunction }
}

/**
 * The arguments with which each analytics global reports an event. `page_view` is reported as a custom event too: the
 * services' scripts count page views themselves, so a native page view would be counted twice.
 *
 * @example
 * analyticsCalls({ name: 'page_view', params: { page_path: '/usa' } })
 * // { gtag: ['event', 'page_view', { page_path: '/usa' }],
 * //   plausible: ['page_view', { props: { page_path: '/usa' } }],
 * //   umami: ['page_view', { page_path: '/usa' }] }
 */
export function analyticsCalls(event: AnalyticsEvent) {
	const { name } = event
	const params = 'params' in event ? [event.params] : []
	return {
		gtag: ['event', name, ...params],
		plausible: [name, ...params.map((props) => ({ props }))],
		umami: [name, ...params],
	}
}

/**
 * Reports an event to the site's own counts, without its parameters, and to every analytics global that exists at the
 * time of the call: `gtag`, `plausible` and `umami`. Leaves `page_view` out of the own counts, because each page
 * reports it there itself. Does nothing without globals, and never throws: a quiz must not depend on a script that a
 * blocker may have replaced.
 *
 * @param scope the object with the globals, `globalThis` in a browser
 *
 * @example
 * track({ name: 'mbti_test_started' }, globalThis)
 */
export function track(event: AnalyticsEvent, scope: object): void {
	const globals: AnalyticsGlobals = scope
	const { gtag, plausible, umami } = analyticsCalls(event)
	if (event.name !== 'page_view') void callSafely(() => globals.reportCount?.(event.name))
	void callSafely(() => globals.gtag?.(...gtag))
	void callSafely(() => globals.plausible?.(...plausible))
	void callSafely(() => globals.umami?.track?.(...umami))
}

/**
 * Creates the function that reports the opening of a tool, and each of its steps once. It never reports the input.
 *
 * @example
 * const report = createToolReport('week')
 * report('opened')
 */
export function createToolReport<Name extends Tool>(
	tool: Name,
): (step: ToolSteps[Name] | 'opened') => void {
	const reported = new Set<string>()
	return (step) => {
		if (reported.has(step)) return
		reported.add(step)
		if (step === 'opened') track({ name: 'tool_opened', params: { tool } }, globalThis)
		else track({ name: 'tool_used', params: { tool, step } }, globalThis)
	}
}

/**
 * Ignores errors, synchronous and asynchronous: the global need not be a function, and umami returns a promise that can
 * reject. The visitor cannot fix either.
 */
async function callSafely(call: () => unknown): Promise<void> {
	try {
		await call()
	} catch {}
}
