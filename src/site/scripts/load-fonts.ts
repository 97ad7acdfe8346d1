import { afterFirstPaint } from './after-first-paint.ts'

/**
 * Shows the page in the fallback font until `loadFonts` has run: font files requested before the first paint share the
 * connection with the HTML and delay it. Visitors from another page of this site have them cached. Its source is
 * inlined into every page's head, so it refers to nothing outside itself.
 */
export function deferFonts(): void {
	if (!document.referrer.startsWith(location.origin))
		document.documentElement.dataset['fonts'] = 'deferred'
}

/**
 * Loads upright and italic together after the first paint, and applies them section by section from the top, in tasks
 * of about 10 ms: one task for the whole page takes 200 ms on a slow phone, and 110 ms for the longest section.
 */
export function loadFonts(): void {
	afterFirstPaint(async () => {
		const text = document.body.textContent
		await Promise.allSettled(
			['1em Ysabeau', 'italic 1em Ysabeau'].map((font) => document.fonts.load(font, text)),
		)
		const { dataset } = document.documentElement
		if (dataset['fonts'] === undefined) return
		let start = performance.now()
		for (const part of document.querySelectorAll<HTMLElement>(
			'header, main > div > *, section > :not(div), section > div > *, footer > *',
		)) {
			part.dataset['typeset'] = ''
			void part.offsetHeight
			if (performance.now() - start < 10) continue
			await new Promise((resolve) => setTimeout(resolve))
			start = performance.now()
		}
		delete dataset['fonts']
	})
}
