import type { Page } from '@playwright/test'
import { type CheckedPage, dailyPages, otherPages } from './checked-paths.ts'
import { seeLargeText } from './large-text.ts'
import { textsOfLowContrast } from './contrast.ts'
import { expect, isTooWide, testInSharedContext as test, themes, violations } from './visit.ts'

test.use({ expectedErrors: [/404|401/] })

for (const checked of dailyPages)
	test(titleOf(checked.path), ({ page }) => seeEverything(page, checked))

for (const checked of otherPages)
	test(titleOf(checked.path), { tag: '@night' }, ({ page }) => seeEverything(page, checked))

function titleOf(path: string): string {
	return `${path} fits every width and text size, has nothing for axe to find in either theme, and prints dark words`
}

async function seeEverything(page: Page, { path, file, language }: CheckedPage): Promise<void> {
	// The page for server errors cannot be requested, so its file is sent instead.
	if (file && path.endsWith('/500'))
		await page.route(path, (route) => route.fulfill({ path: file }))
	await page.goto(path)
	await expect(page.locator('html')).toHaveAttribute('lang', new RegExp(`^${language}`))
	await page.locator('details').evaluateAll(open)
	expect(await page.locator('svg text').evaluateAll(overlapping)).toEqual([])
	await seeWidths(page, path)
	await seeForcedColors(page)
	await seeLargeText(page)
	await seePrint(page)
}

async function seeWidths(page: Page, path: string): Promise<void> {
	for (const width of [320, 360, 768, 1440]) {
		await page.setViewportSize({ width, height: 900 })
		expect(await isTooWide(page), `scrolls sideways at ${width} px`).toBe(false)
		expect(await page.locator('h1, h2, h3').evaluateAll(overflowing), `${width} px`).toEqual([])
		// Phones have a different header.
		if (width === 1440 || (width === 360 && path === '/'))
			expect(await violations(page, 'html', themes), `${width} px`).toEqual([])
	}
}

/**
 * Expects no heading above a drawing in forced colours, because browsers then paint a rectangle behind the heading's
 * words.
 */
async function seeForcedColors(page: Page): Promise<void> {
	await page.emulateMedia({ forcedColors: 'active' })
	expect(await page.locator('h1').evaluateAll(onDrawing)).toEqual([])
	await page.emulateMedia({ forcedColors: null })
}

/** Expects words to be printed dark on white, even if the system is in dark mode or the dark theme is chosen. */
async function seePrint(page: Page): Promise<void> {
	await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
	await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(255, 255, 255)')
	expect(await page.evaluate(textsOfLowContrast), 'the system is dark').toEqual([])
	await page.emulateMedia({ media: 'print', colorScheme: 'light' })
	await page.evaluate(() => {
		document.documentElement.dataset['theme'] = 'dark'
	})
	await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(255, 255, 255)')
	expect(await page.evaluate(textsOfLowContrast), 'the dark theme is chosen').toEqual([])
}

/** Runs in the page. */
function open(folded: Element[]): void {
	for (const each of folded) each.setAttribute('open', '')
}

/** The words of a drawing that overlap the next ones on their line. Runs in the page. */
function overlapping(words: Element[]): (string | null)[] {
	const boxes = words.map((each) => ({ each, box: each.getBoundingClientRect() }))
	return boxes
		.filter(({ each, box }, index) => {
			const next = boxes[index + 1]
			return (
				next?.each.parentElement === each.parentElement &&
				next.each.getAttribute('y') === each.getAttribute('y') &&
				box.right > next.box.left &&
				box.left < next.box.left
			)
		})
		.map(({ each }) => each.textContent)
}

/** Runs in the page. */
function onDrawing(headings: Element[]): (string | null)[] {
	return headings
		.filter((heading) => {
			heading.scrollIntoView()
			const { left, top, height } = heading.getBoundingClientRect()
			return document
				.elementsFromPoint(left + 8, top + height / 2)
				.some((each) => each.closest('svg'))
		})
		.map(({ textContent }) => textContent)
}

/** The headings visibly wider than their column. Runs in the page. */
function overflowing(headings: Element[]): (string | null)[] {
	return headings
		.filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth && clientWidth > 1)
		.map(({ textContent }) => textContent)
}
