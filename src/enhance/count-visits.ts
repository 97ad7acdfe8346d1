import { visitOrigin } from '#domain/analytics/visit-origin.ts'

/**
 * Reports the view of this page to the site's own counts, and an entrance if it was opened from outside. `track`
 * reports further events through the global `reportCount`. Reports nothing for visitors who ask not to be counted.
 */
export function countVisits(): void {
	const isRefused =
		navigator.doNotTrack === '1' ||
		('globalPrivacyControl' in navigator && navigator.globalPrivacyControl)
	if (isRefused) return

	const { isInternal, ...origin } = visitOrigin(location.href, document.referrer)
	const locale = document.documentElement.lang.slice(0, 2)

	function report(event: string): void {
		// As text, which another origin accepts without a preflight.
		const message = JSON.stringify({ event, path: location.pathname, ...origin, locale })
		navigator.sendBeacon(`${import.meta.env.API_URL}/api/counts`, message)
	}

	function reportView(): void {
		const [navigation] = performance.getEntriesByType('navigation')
		// A reload and a step back show a page again that was opened before.
		const isOpened =
			navigation instanceof PerformanceNavigationTiming && !/^[rb]/.test(navigation.type)
		if (isOpened && !isInternal) report('entrance')
		report('page_view')
	}

	Object.assign(globalThis, { reportCount: report })
	// A prerendered page may never be shown.
	if ('prerendering' in document && document.prerendering) {
		document.addEventListener('prerenderingchange', reportView, { once: true })
	} else reportView()
}
