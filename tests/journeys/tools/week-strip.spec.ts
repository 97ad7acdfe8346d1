import type { Page } from '@playwright/test'
import { exampleLevelsByChanges } from '#cms/reader/facts/example-week.ts'
import { expect, testInSharedContext as test, waitForFonts } from '../visit.ts'

test('the floating button is visible only if the page is scrolled by more than 800 px, at any height of the window', async ({
	page,
}) => {
	await page.goto('/')
	// Waits for the web font, because scroll anchoring may change the scroll position when it is loaded.
	await waitForFonts(page)
	const call = page.getByRole('link', { name: 'Start MY Free Trial' })
	for (const [width, height] of [
		[360, 640],
		[1000, 500],
		[1000, 900],
		[1000, 1400],
	] as const)
		await test.step(`in a window of ${width} x ${height}`, async () => {
			await page.setViewportSize({ width, height })
			for (const [offset, isVisible] of [
				[799, false],
				[800, false],
				[801, true],
				[800, false],
			] as const) {
				await page.evaluate((top) => scrollTo({ top, behavior: 'instant' }), offset)
				await expect(call).toBeVisible({ visible: isVisible })
			}
		})
})

test(
	'the floating button is one line of upright letters, and remains while an address is typed',
	{ tag: '@night' },
	async ({ page }) => {
		await page.goto('/')
		await waitForFonts(page)
		const call = page.getByRole('link', { name: 'Start MY Free Trial' })
		for (const [width, rootSize] of [
			[320, '16px'],
			[390, '32px'],
			[768, '16px'],
			[1440, '16px'],
		] as const) {
			await page.setViewportSize({ width, height: 700 })
			await page.evaluate((size) => {
				document.documentElement.style.fontSize = size
				scrollTo({ top: 2000, behavior: 'instant' })
			}, rootSize)
			await expect(call).toBeInViewport({ ratio: 1 })
			await expect(call).toHaveCSS('writing-mode', 'horizontal-tb')
			const { lines, isCovered } = await call.evaluate((link) => {
				const range = document.createRange()
				range.selectNodeContents(link)
				const { left, bottom } = link.getBoundingClientRect()
				return {
					lines: range.getClientRects().length,
					isCovered: document.elementFromPoint(left + 2, bottom - 4) !== link,
				}
			})
			expect({ lines, isCovered }).toEqual({ lines: 1, isCovered: false })
		}
		await page.getByText('Tell me when it is ready').click()
		await page.getByLabel('Your e-mail address').focus()
		await expect(call).toBeVisible()
	},
)

for (const [width, height] of [
	[360, 640],
	[1366, 657],
] as const) {
	test(
		`in a window of ${width} x ${height} the floating strip covers no focused element`,
		{ tag: '@night' },
		async ({ page }) => {
			await page.setViewportSize({ width, height })
			await page.goto('/')
			await waitForFonts(page)
			await page.getByText('Tell me when it is ready').click()
			const names = new Set<string>()
			for (const key of ['Tab', 'Shift+Tab']) {
				await page.evaluate((isBack) => {
					const ends = [...document.querySelectorAll<HTMLElement>('a, footer a')]
					;(isBack ? ends.at(-1) : ends[0])?.focus()
				}, key !== 'Tab')
				for (let at = 0; at < 150; at++) {
					await page.keyboard.press(key)
					const { name, isCovered, isEnd } = await page.evaluate(focusedBelowStrip)
					if (isEnd) break
					expect({ name, isCovered }).toEqual({ name, isCovered: false })
					names.add(name)
				}
			}
			expect(names.size).toBeGreaterThan(40)
		},
	)

	test(
		`in a window of ${width} x ${height} the floating strip covers neither a link target nor the last line of the page`,
		{
			tag: width === 360 ? [] : '@night',
		},
		async ({ page }) => {
			await page.setViewportSize({ width, height })
			await page.goto('/')
			await waitForFonts(page)
			const strip = page.locator('[data-floating]')
			for (const anchor of ['features', 'testimonials', 'pricing', 'faq', 'support']) {
				await page.evaluate((hash) => location.replace(`#${hash}`), anchor)
				await expect(strip).toBeVisible()
				const free = await page.evaluate(freeBand)
				const top = (await page.locator(`#${anchor}`).boundingBox())?.y ?? NaN
				expect({ anchor, isFree: top >= free.top && top < free.bottom - 20 }).toEqual({
					anchor,
					isFree: true,
				})
			}
			await page.evaluate(() => scrollTo({ top: 1e6, behavior: 'instant' }))
			const line = await page.getByText('Not medical advice').boundingBox()
			const free = await page.evaluate(freeBand)
			expect((line?.y ?? NaN) + (line?.height ?? NaN)).toBeLessThanOrEqual(free.bottom)
		},
	)
}

test.describe('the evenings of the floating strip', () => {
	const [forecast = [], moved = []] = exampleLevelsByChanges

	test('with reduced motion the evenings do not move', { tag: '@night' }, async ({ page }) => {
		await page.goto('/')
		for (const at of ['#how', '#tonight']) expect(await shownAt(page, at)).toEqual(forecast)
	})

	for (const width of [360, 1440])
		test(
			`each evening appears with the section about it, at ${width} px`,
			{ tag: '@night' },
			async ({ browser }) => {
				const context = await browser.newContext({
					reducedMotion: 'no-preference',
					viewport: { width, height: 800 },
				})
				const page = await context.newPage()
				await page.goto('/')
				await waitForFonts(page)
				const full = 100
				expect((await shownAt(page, 'h1')).slice(1)).toEqual(Array(6).fill(full))
				expect(await shownAt(page, '#testimonials')).toEqual([
					...moved.slice(0, 4),
					full,
					full,
					full,
				])
				expect(await shownAt(page, 'footer')).toEqual(moved)
				await context.close()
			},
		)

	test('the strip is visible without scripts', { tag: '@night' }, async ({ browser }) => {
		const context = await browser.newContext({
			javaScriptEnabled: false,
			reducedMotion: 'no-preference',
		})
		const page = await context.newPage()
		await page.goto('/')
		const call = page.getByRole('link', { name: 'Start MY Free Trial' })
		await expect(call).toBeHidden()
		await page.mouse.wheel(0, 1500)
		await expect(call).toBeVisible()
		await context.close()
	})
})

/** The levels of the evenings that the strip shows once an element has reached the top of the window. */
async function shownAt(page: Page, selector: string): Promise<number[]> {
	await page.locator(selector).evaluate((element) => {
		element.scrollIntoView({ block: 'start', behavior: 'instant' })
	})
	// Scroll timelines are sampled once per frame, and `waitForFonts` waits for two frames.
	await waitForFonts(page)
	return page
		.locator('[data-floating] li')
		.evaluateAll((days) =>
			days.map((day) => Math.round(Number(getComputedStyle(day).getPropertyValue('--level')))),
		)
}

/**
 * The name of the focused element, whether the strip covers a part of it, and whether the focus is nowhere, as it may
 * be after the last element. The strip's own button is never covered.
 */
function focusedBelowStrip(): { name: string; isCovered: boolean; isEnd: boolean } {
	const strip = document.querySelector('[data-floating]')
	const focused = document.activeElement
	const isEnd = !focused || focused === document.body
	const name = focused?.getAttribute('aria-label') ?? focused?.textContent ?? ''
	if (!strip || isEnd || strip.contains(focused) || getComputedStyle(strip).visibility === 'hidden')
		return { name, isCovered: false, isEnd }
	const { top, bottom } = strip.getBoundingClientRect()
	const box = focused.getBoundingClientRect()
	// A card that is taller than the space between header and strip cannot be clear of both.
	const header = document.querySelector('header')
	const freeHeight = innerHeight - (bottom - top) - (header?.getBoundingClientRect().bottom ?? 0)
	const isExempt = header?.contains(focused) || box.height > freeHeight
	return { name, isCovered: !isExempt && box.top < bottom && box.bottom > top, isEnd }
}

/** The part of the window between header and strip. */
function freeBand(): { top: number; bottom: number } {
	const strip = document.querySelector('[data-floating]')?.getBoundingClientRect()
	const header = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0
	const isBelow = (strip?.top ?? 0) > innerHeight / 2
	return {
		top: isBelow ? header : (strip?.bottom ?? 0),
		bottom: isBelow ? (strip?.top ?? 0) : innerHeight,
	}
}
