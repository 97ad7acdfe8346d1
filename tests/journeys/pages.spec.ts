import { publicPages } from '#testing/built-pages.ts'
import { expect, isTooWide, test, violations } from './visit.ts'

for (const { path } of publicPages)
	test(`${path} fits every width, and axe finds nothing in it in either theme`, async ({
		page,
	}) => {
		await page.goto(path)
		await page.locator('details').evaluateAll(open)
		for (const width of [320, 360, 768, 1440]) {
			await page.setViewportSize({ width, height: 900 })
			expect(await isTooWide(page), `scrolls sideways at ${width} px`).toBe(false)
			expect(await page.locator('h1, h2, h3').evaluateAll(overflowing), `${width} px`).toEqual([])
			// The header of a phone is another one.
			if (width === 1440 || (width === 360 && path === '/'))
				expect(await violations(page), `${width} px`).toEqual([])
		}
	})

/** Opens what a page folds away. Runs in the page. */
function open(folded: Element[]): void {
	for (const each of folded) each.setAttribute('open', '')
}

/** The headings that are wider than the column they stand in, where one sees them. Runs in the page. */
function overflowing(headings: Element[]): (string | null)[] {
	return headings
		.filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth && clientWidth > 1)
		.map(({ textContent }) => textContent)
}
