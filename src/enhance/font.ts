/**
 * Asks for the typeface as soon as the words have been painted without it. It measures the same as
 * its stand-in, so no line moves; asked for earlier, it would hold up the words themselves.
 */
export function wearFontAfterFirstPaint(): void {
	new PerformanceObserver((list) => {
		if (list.getEntriesByName('first-contentful-paint')[0])
			document.documentElement.dataset['font'] = ''
	}).observe({ type: 'paint', buffered: true })
}
