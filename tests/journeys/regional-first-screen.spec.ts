import type { Locator } from '@playwright/test'
import { blocksOf, countryPages } from '#site/seo/props/block-pages.ts'
import {
	expect,
	linesOf,
	test as testWithOwnContext,
	testInSharedContext as test,
	waitForFonts,
} from './visit.ts'

for (const country of countryPages()) {
	const { path, language } = country
	const [hero] = blocksOf(country, 'front')
	// The page with the longest words is tested by day, the others at night.
	const tag = path === '/deutschland' ? [] : '@night'
	test.describe(`the first screen of ${path}`, { tag }, () => {
		test.use({ locale: language })
		test('has the headline, the lede, the button and all seven evenings, with the film below them', async ({
			page,
		}) => {
			await page.goto(path)
			await waitForFonts(page)
			for (const [width, height] of [
				[360, 640],
				[390, 700],
				[1280, 720],
				[1366, 657],
				[1440, 900],
			] as const)
				await test.step(`${width} x ${height}`, async () => {
					await page.setViewportSize({ width, height })
					const evenings = page.locator('[data-day]')
					await expect(evenings).toHaveCount(7)
					const call = page.locator('h1 ~ div').first()
					const parts = [page.locator('h1'), call.locator('p').first(), call.getByRole('link')]
					for (const part of [...parts, ...(await evenings.all())])
						await expect(part).toBeInViewport({ ratio: 1 })
					expect(await call.locator('p').first().innerText()).toBe(hero?.lede)
					const [film, plan] = await Promise.all([
						top(page.locator('video')),
						top(page.locator('output')),
					])
					expect(film).toBeGreaterThan(plan)
					expect(await page.evaluate(isSunOverText)).toBe(false)
					expect(await linesOf(call.locator('p').first())).toBeLessThanOrEqual(width > 900 ? 3 : 4)
				})
		})

		test('has an event on Thursday that can be changed by keyboard, and announces the change', async ({
			page,
		}) => {
			await page.goto(path)
			const thursday = page.locator('[data-day="3"]')
			const level = () =>
				thursday.evaluate((day) => Number(getComputedStyle(day).getPropertyValue('--level')))
			const evening = page.locator('#change-0')
			await expect(evening).toHaveAccessibleName(/19/)
			expect(await level()).toBe(18)
			await evening.press('Space')
			await expect.poll(level).toBe(37)
			await expect(page.locator('output')).toHaveText(/ 37[,.]/, {
				useInnerText: true,
			})
			await evening.press('Space')
			await expect.poll(level).toBe(18)
		})
	})
}

testWithOwnContext(
	'the sky of a country follows its own clock',
	{ tag: '@night' },
	async ({ page }) => {
		await page.clock.install({ time: new Date('2026-11-25T08:00:00Z') })
		const skies = { '/india': '3', '/deutschland': '2', '/usa': '0' }
		const colours = new Set<string>()
		for (const [path, sky] of Object.entries(skies)) {
			await page.goto(path)
			await expect(page.locator('html')).toHaveAttribute('data-sky', sky)
			const hero = page.locator('main > div').first()
			colours.add(await hero.evaluate((element) => getComputedStyle(element).backgroundImage))
		}
		expect(colours.size).toBe(3)
	},
)

function top(element: Locator): Promise<number> {
	return element.evaluate((node) => node.getBoundingClientRect().top)
}

/** Whether the sun covers words above the roof, in the hours in which it stands highest. */
function isSunOverText(): boolean {
	document.documentElement.dataset['sky'] = '3'
	const roof = document.querySelector('[data-week] > div')
	if (!roof) throw new Error('No roof')
	const { left, bottom } = roof.getBoundingClientRect()
	const sun = getComputedStyle(roof, '::before')
	const x = left + Number.parseFloat(sun.left)
	const size = Number.parseFloat(sun.height)
	const y = bottom - size + new DOMMatrix(sun.transform).f
	return [...document.querySelectorAll('h1 ~ div p')].some((text) => {
		const range = document.createRange()
		range.selectNodeContents(text)
		return [...range.getClientRects()].some(
			(line) => line.right > x && line.left < x + size && line.bottom > y && line.top < y + size,
		)
	})
}
