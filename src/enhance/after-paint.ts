/**
 * Astro's directive `client:painted`: an island's script is asked for when the page has been painted,
 * for it shares the line with the words that a visitor waits for. A tap until then is not lost: see
 * early-start.ts.
 */
export default function wakeAfterPaint(load: () => Promise<() => Promise<void>>): void {
	new PerformanceObserver(async (list) => {
		if (!list.getEntriesByName('first-contentful-paint')[0]) return
		const wake = await load()
		await wake()
	}).observe({ type: 'paint', buffered: true })
}
