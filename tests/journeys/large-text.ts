import type { Page } from '@playwright/test'
import { expect, isTooWide } from './visit.ts'

/* oxlint-disable unicorn/consistent-function-scoping -- Playwright sends the function to the page as its source. */

/**
 * Runs in the page: the words that are unreadable because they extend beyond the side of the window or are clipped by
 * an ancestor, each with the clipping element. Content that can be scrolled within the page counts as readable.
 */
function clippedWords(): string[] {
	return [...texts(document.body)].flatMap((text) => {
		const range = document.createRange()
		range.selectNodeContents(text)
		const boxes = [...range.getClientRects()].filter(({ width }) => width > 0)
		const culprit = boxes.map((box) => cutter(text.parentElement, box)).find(Boolean)
		return culprit ? [`${text.data.trim().slice(0, 40)}: cut by ${culprit}`] : []
	})

	function* texts(root: Element): Generator<Text> {
		const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
		for (let node = walker.nextNode(); node; node = walker.nextNode())
			if (node instanceof Text && node.data.trim() && isShown(node.parentElement)) yield node
	}

	function isShown(element: Element | null): boolean {
		if (!element || element.closest('.visually-hidden, svg, script, style, noscript')) return false
		const isClippedAway = getComputedStyle(element).clipPath === 'inset(50%)'
		return !isClippedAway && element.checkVisibility({ visibilityProperty: true })
	}

	function cutter(from: Element | null, box: DOMRect): string | undefined {
		// With tight line spacing, the box of a text is taller than its line; its ink is not.
		const leading = box.height / 4
		for (let at = from; at; at = at.parentElement) {
			const { overflowX, overflowY } = getComputedStyle(at)
			if (/auto|scroll/.test(overflowX)) return undefined
			const edge = at.getBoundingClientRect()
			const isCutSideways = box.left < edge.left - 1 || box.right > edge.right + 1
			const isCutAbove = box.top < edge.top - leading || box.bottom > edge.bottom + leading
			if (overflowX !== 'visible' && isCutSideways) return at.localName
			if (overflowY !== 'visible' && isCutAbove) return at.localName
		}
		return box.left < -1 || box.right > innerWidth + 1 ? 'the window' : undefined
	}
}

/** Expects the page to fit a phone at a text size of 200 percent, without clipped words. */
export async function seeLargeText(page: Page): Promise<void> {
	await page.setViewportSize({ width: 360, height: 640 })
	await page.emulateMedia({ colorScheme: 'dark' })
	await page.evaluate(() => (document.documentElement.style.fontSize = '32px'))
	expect(await isTooWide(page), 'scrolls sideways with large text').toBe(false)
	expect(await page.evaluate(clippedWords), 'large text').toEqual([])
}
