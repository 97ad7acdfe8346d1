/**
 * Asks for the typeface and names the manifest as soon as the words have been painted. The typeface
 * measures the same as its stand-in, so no line moves; either of them, asked for earlier, would hold up
 * the largest paint by a round trip. Upright and italic come in together, so that the page is laid out
 * once more and not three times, and that section by section: until its turn has come, one that is not
 * on the screen is not laid out at all (see tokens.css). A whole page at once would keep a phone busy for
 * a tenth of a second.
 */
export function completeAfterFirstPaint(): void {
	new PerformanceObserver(async (list) => {
		if (!list.getEntriesByName('first-contentful-paint')[0]) return
		const manifest = document.createElement('link')
		manifest.rel = 'manifest'
		manifest.href = '/manifest.webmanifest'
		document.head.append(manifest)
		const text = document.body.textContent
		await Promise.allSettled(
			['1em Ysabeau', 'italic 1em Ysabeau'].map((font) => document.fonts.load(font, text)),
		)
		const { dataset } = document.documentElement
		if (!('unset' in dataset)) return
		dataset['unset'] = 'rest'
		for (const section of document.querySelectorAll('section')) {
			await new Promise(requestAnimationFrame)
			section.dataset['set'] = ''
		}
		delete dataset['unset']
	}).observe({ type: 'paint', buffered: true })
}
