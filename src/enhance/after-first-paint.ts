/**
 * Runs the callback once, after the first contentful paint. An engine that does not report it, or has its reports switched
 * off, runs it after the first frame that follows the load of the page.
 */
export function afterFirstPaint(run: () => unknown): void {
	let hasRun = false
	const runOnce = () => {
		if (!hasRun) void run()
		hasRun = true
	}
	const afterFrame = () => requestAnimationFrame(() => setTimeout(runOnce))
	if (document.readyState === 'complete') afterFrame()
	else addEventListener('load', afterFrame)
	if (typeof PerformanceObserver === 'undefined') return
	new PerformanceObserver((list, observer) => {
		if (list.getEntriesByName('first-contentful-paint').length === 0) return
		observer.disconnect()
		runOnce()
	}).observe({ type: 'paint', buffered: true })
}
