import { viewEvents } from '#features/counts/rules/view-events.ts'
import { visitOrigin } from '#features/counts/rules/visit-origin.ts'
import { asksNotToBeCounted } from './asks-not-to-be-counted.ts'

/**
 * Reports a view of this page to the site's own counts, and an entrance if the visitor came from outside the site.
 * `track` reports further events through the global `reportCount`. Sends nothing before the first paint, because
 * sending would delay it on a slow connection. Reports nothing for visitors who ask not to be counted.
 */
export function countVisits(): void {
	if (asksNotToBeCounted()) return

	const { isInternal, ...origin } = visitOrigin(location.href, document.referrer)
	const locale = document.documentElement.lang.slice(0, 2)

	const waiting: string[] = []
	let canSend = false
	function sendAll(): void {
		canSend = true
		waiting.splice(0).forEach(send)
	}
	// Not `afterFirstPaint`: a module shared with the page's other script would become a separate file.
	new PerformanceObserver((_, observer) => {
		observer.disconnect()
		sendAll()
	}).observe({ type: 'paint', buffered: true })
	// A visitor may leave before the first paint.
	addEventListener('pagehide', sendAll)

	function report(event: string): void {
		const message = JSON.stringify({ event, path: location.pathname, ...origin, locale })
		if (canSend) send(message)
		else waiting.push(message)
	}

	function reportView(): void {
		const [navigation] = performance.getEntriesByType('navigation')
		const type = navigation instanceof PerformanceNavigationTiming ? navigation.type : undefined
		viewEvents(type, isInternal).forEach(report)
	}

	Object.assign(globalThis, { reportCount: report })
	// Dispatched by Astro if an island's files fail to load, and by the boundary of a crashed island.
	addEventListener('astro:hydration-error', () => report('island_failed'))
	// A prerendered page might never be shown, so its view is reported only when it is.
	if ('prerendering' in document && document.prerendering) {
		document.addEventListener('prerenderingchange', reportView, { once: true })
	} else reportView()
}

/** Sends a message as text, which needs no preflight if the API has another origin. */
function send(message: string): void {
	navigator.sendBeacon(`${document.documentElement.dataset['api'] ?? ''}/api/counts`, message)
}
