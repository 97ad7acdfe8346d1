import { afterFirstPaint } from './after-first-paint.ts'

/** The largest part that is laid out at once, in elements: 20 ms on a slow phone. */
const maxElements = 60

/**
 * Shows the page in the fallback font until `loadFonts` has run: font files requested before the first paint share the
 * connection with the HTML and delay it. Visitors from another page of this site have them cached. Below the first part
 * of the page, layout waits as well (`late`), unless the browser scrolls to a place, or cannot keep the text in view
 * still (Safari). Its source is inlined into every page's head, so it refers to nothing outside itself.
 */
export function deferFonts(): void {
	if (document.referrer.startsWith(location.origin)) return
	const isLate =
		!location.hash &&
		CSS.supports('overflow-anchor', 'auto') &&
		performance.getEntriesByType('navigation').every((entry) => entry.toJSON().type === 'navigate')
	document.documentElement.dataset['fonts'] = isLate ? 'late' : 'deferred'
}

/**
 * Loads upright and italic together after the first paint, and applies them part by part from the top, in tasks of
 * about 10 ms: all at once takes 200 ms on a slow phone.
 */
export function loadFonts(): void {
	const { dataset } = document.documentElement
	// A link to a part needs the heights of the parts above it.
	const layOut = () => dataset['fonts'] && (dataset['fonts'] = 'deferred')
	addEventListener('click', layOut, true)
	afterFirstPaint(async () => {
		const text = document.body.textContent
		await Promise.allSettled(
			['1em Ysabeau', 'italic 1em Ysabeau'].map((font) => document.fonts.load(font, text)),
		)
		if (dataset['fonts'] === undefined) return
		let start = performance.now()
		for (const part of partsOf(document.body)) {
			part.setAttribute('data-typeset', 'whole')
			void document.body.offsetHeight
			if (performance.now() - start < 10) continue
			await new Promise((resolve) => setTimeout(resolve))
			start = performance.now()
		}
		delete dataset['fonts']
	})
}

/** Small elements, in document order. Larger ones are shown, so that the parts inside can be laid out. */
function* partsOf(element: Element): Generator<Element> {
	if (element.getElementsByTagName('*').length > maxElements) {
		element.setAttribute('data-typeset', 'parts')
		for (const child of element.children) yield* partsOf(child)
	} else yield element
}
