import { afterFirstPaint } from './after-first-paint.ts'

/**
 * Shows the page in the fallback font until `loadFonts` has run, because font files requested before the first paint
 * share the connection with the HTML and delay it. Does nothing for visitors from another page of this site, who have
 * the files cached. The layout below the first part of a page waits for the font as well (`late`), unless the browser
 * starts further down: at a restored position, a fragment or a text fragment (which `location` does not contain). Its
 * source is inlined into every head, so it refers to nothing outside itself.
 */
export function deferFonts(): void {
	if (document.referrer.startsWith(location.origin)) return
	const isAtTop = performance
		.getEntriesByType('navigation')
		.every((entry) => entry.toJSON().type === 'navigate' && !entry.name.includes('#'))
	document.documentElement.dataset['fonts'] = isAtTop ? 'late' : 'deferred'
}

/** The parts that are not laid out until they have the typeface: the same selector as in tokens.css. */
const late = 'section ~ section, section ~ section ul[class] > li, footer'

/**
 * The maximum number of characters of an element that is typeset as a whole. A longer element is split into its
 * children.
 */
const maxCharacters = 400

/**
 * Loads the upright and the italic font after the first paint, and applies both to one part of the page after another
 * from the top, in tasks of about 10 ms: one task for the whole page takes 200 ms on a slow phone.
 */
export function loadFonts(): void {
	const { dataset } = document.documentElement
	// Lays out the whole page at a click or a key press, which may jump to a part whose position depends on the heights
	// of the parts above it.
	const layOut = () => dataset['fonts'] && (dataset['fonts'] = 'deferred')
	addEventListener('click', layOut, true)
	addEventListener('keydown', layOut, true)
	afterFirstPaint(async () => {
		const text = document.body.textContent
		await Promise.allSettled(
			['1em Ysabeau', 'italic 1em Ysabeau'].map((font) => document.fonts.load(font, text)),
		)
		if (dataset['fonts'] === undefined) return
		let start = performance.now()
		for (const part of partsOf(document.body)) {
			part.dataset['typeset'] = ''
			void part.offsetHeight
			if (performance.now() - start < 10) continue
			await new Promise((resolve) => setTimeout(resolve))
			start = performance.now()
		}
		delete dataset['fonts']
	})
}

function* partsOf(parent: Element): Generator<HTMLElement> {
	for (const child of parent.children) {
		if (!(child instanceof HTMLElement) || !child.textContent.trim()) continue
		const hasOwnText = [...child.childNodes].some(
			(node) => node instanceof Text && node.data.trim(),
		)
		if (child.textContent.length > maxCharacters && !hasOwnText && !child.matches(late))
			yield* partsOf(child)
		else yield* [child, ...child.querySelectorAll<HTMLElement>(late)]
	}
}
