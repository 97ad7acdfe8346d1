/**
 * Astro's directive `client:painted`: an island's script is asked for when the page has been painted,
 * for it shares the line with the words that a visitor waits for. The first paint may show the header
 * alone; two frames later all of the island is on the screen. A tap until then is not lost: see
 * early-start.ts.
 */
export default function wakeAfterPaint(load: () => Promise<() => Promise<void>>): void {
	const wake = async () => (await load())()
	new PerformanceObserver((list) => {
		if (list.getEntriesByName('first-contentful-paint')[0])
			requestAnimationFrame(() => requestAnimationFrame(wake))
	}).observe({ type: 'paint', buffered: true })
}
