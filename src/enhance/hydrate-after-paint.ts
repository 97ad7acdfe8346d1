/**
 * Astro's directive `client:painted`: loads an island's script after the first paint, because it shares
 * the line with the words that a visitor waits for. The first paint may show the header alone; two
 * frames later all of the island is on the screen. `queue-early-start.ts` notes a press
 * that comes earlier.
 */
export default function hydrateAfterPaint(load: () => Promise<() => Promise<void>>): void {
	const hydrate = async () => (await load())()
	new PerformanceObserver((list) => {
		if (list.getEntriesByName('first-contentful-paint')[0])
			requestAnimationFrame(() => requestAnimationFrame(hydrate))
	}).observe({ type: 'paint', buffered: true })
}
