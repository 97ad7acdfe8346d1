import { pages } from '#site-map/pages.ts'
import { countryPages } from '#site/seo/props/block-pages.ts'
import { expect, testInSharedContext as test, waitForFonts } from './visit.ts'

const tools = [pages.sayNo, pages.twoSheets, pages.week]

const paths = [
	...tools.flatMap((tool) => [tool.en, tool.de, tool.pt]),
	...countryPages().map(({ path }) => path),
]

for (const path of paths)
	test(`no chimney covers words or controls of ${path}`, async ({ page }) => {
		await page.goto(path)
		await waitForFonts(page)
		for (const width of [320, 360, 390, 480, 600, 768, 820, 1024, 1440])
			await test.step(`${width} px`, async () => {
				await page.setViewportSize({ width, height: 900 })
				expect(await page.evaluate(coveredByChimneys)).toEqual([])
			})
	})

/** The texts of which a chimney overlaps a line, and the controls that a chimney overlaps. Runs in the page. */
function coveredByChimneys(): string[] {
	const chimneys = [...document.querySelectorAll('[data-chimney] path')]
		.filter((path) => path.checkVisibility())
		.map((path) => path.getBoundingClientRect())
	const isCovered = (box: DOMRect) =>
		chimneys.some(
			(chimney) =>
				chimney.left < box.right &&
				box.left < chimney.right &&
				chimney.top < box.bottom &&
				box.top < chimney.bottom,
		)
	const main = document.querySelector('main') ?? document.body
	const covered: string[] = []
	const walker = document.createTreeWalker(main, NodeFilter.SHOW_TEXT)
	while (walker.nextNode()) {
		const range = document.createRange()
		range.selectNodeContents(walker.currentNode)
		if ([...range.getClientRects()].some(isCovered)) covered.push(range.toString())
	}
	for (const control of main.querySelectorAll('a, button, select, input, label'))
		if (isCovered(control.getBoundingClientRect())) covered.push(control.outerHTML)
	return covered
}
