/**
 * Asks for the typeface and names the manifest as soon as the words have been painted. The typeface
 * measures the same as its stand-in, so no line moves; either of them, asked for earlier, would hold up
 * the largest paint by a round trip.
 */
export function completeAfterFirstPaint(): void {
	new PerformanceObserver((list) => {
		if (!list.getEntriesByName('first-contentful-paint')[0]) return
		document.documentElement.dataset['font'] = ''
		const manifest = document.createElement('link')
		manifest.rel = 'manifest'
		manifest.href = '/manifest.webmanifest'
		document.head.append(manifest)
	}).observe({ type: 'paint', buffered: true })
}
