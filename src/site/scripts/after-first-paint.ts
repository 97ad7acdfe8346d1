/**
 * Runs the callback once, after the first contentful paint. In engines that do not report paints, runs it after the
 * first frame following the page's load event.
 */
export function afterFirstPaint(run: () => unknown): void {
	const isReported =
		typeof PerformanceObserver !== 'undefined' &&
		PerformanceObserver.supportedEntryTypes.includes('paint')
	if (!isReported) {
		const afterFrame = () => requestAnimationFrame(() => setTimeout(run))
		if (document.readyState === 'complete') afterFrame()
		else addEventListener('load', afterFrame)
		return
	}
	new PerformanceObserver((list, observer) => {
		if (list.getEntriesByName('first-contentful-paint').length === 0) return
		observer.disconnect()
		void run()
	}).observe({ type: 'paint', buffered: true })
}
