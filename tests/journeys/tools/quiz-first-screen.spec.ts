import { pageLanguages, pages } from '#site-map/pages.ts'
import { open, option, seeQuestion } from '#testing/quiz.ts'
import { expect, testInSharedContext as test, waitForFonts } from '../visit.ts'

const tests = pageLanguages.flatMap((language) => [
	{ path: pages.introvertTest[language], total: 12 },
	{ path: pages.mbtiTest[language], total: 24 },
])

const sizes = [
	{ width: 1366, height: 657 },
	{ width: 1280, height: 720 },
	{ width: 360, height: 640 },
] as const

for (const { path, total } of tests) {
	test(
		`${path} shows each question entirely on the first screen, and the options are in the same places for every question`,
		{ tag: '@night' },
		async ({ page }) => {
			await open(page, path)
			await page.locator('button[data-start]').first().click()
			await waitForFonts(page)
			const places = sizes.map(() => new Set<string>())
			for (let question = 1; question <= total; question++) {
				for (const [index, size] of sizes.entries()) {
					await page.setViewportSize(size)
					const { outside, tops } = await page.evaluate(measure)
					expect(outside, `question ${question} at ${size.width} x ${size.height}`).toEqual([])
					places[index]?.add(tops.join(' '))
				}
				await page.keyboard.press('a')
			}
			expect(places.map((place) => [...place])).toEqual(sizes.map(() => [expect.any(String)]))
		},
	)
}

/** Runs in the page: the parts of the question outside the window, and the top of each option. */
function measure() {
	const counter = document.querySelector('[role=group] p')
	const bars = [...document.querySelectorAll('[role=progressbar]')].filter((bar) =>
		bar.checkVisibility(),
	)
	const options = [...document.querySelectorAll('[role=group] li')]
	const parts = { counter, bar: bars[0], question: document.querySelector('h1'), D: options[3] }
	const outside = Object.entries({ ...parts, A: options[0] }).flatMap(([name, part]) => {
		const box = part?.getBoundingClientRect()
		const isInside = box && box.height > 0 && box.top >= 0 && box.bottom <= innerHeight
		return isInside && bars.length === 1 ? [] : [`${name}: ${box?.top} to ${box?.bottom}`]
	})
	return { outside, tops: options.map((each) => Math.round(each.getBoundingClientRect().top)) }
}

const allSizes = [...sizes, { width: 390, height: 700 }, { width: 1440, height: 900 }] as const

for (const { path, total } of tests) {
	// Only the German MBTI test is checked by day, the others at night.
	const tag = path === pages.mbtiTest.de ? [] : '@night'
	const title = `on ${path} the first screen has the terms, the start button and a dark window for each question, and the result is above the actions`
	test(title, { tag }, async ({ page }) => {
		await open(page, path)
		// Removes the offers of other languages, which are not shown to readers of the page's language.
		await page
			.locator('[data-offer]')
			.evaluateAll((offers) => offers.map((offer) => offer.remove()))
		await waitForFonts(page)
		const seeInside = async (parts: string) => {
			for (const size of allSizes) {
				await page.setViewportSize(size)
				const bottoms = await page
					.locator(parts)
					.evaluateAll((all) => all.map((part) => part.getBoundingClientRect().bottom))
				expect(bottoms.length).toBeGreaterThan(4)
				expect(Math.max(...bottoms), `${size.width} x ${size.height}`).toBeLessThan(size.height)
			}
		}
		const windows = page.locator('main section:first-child svg[viewBox="0 0 52 95"]')
		await expect(windows).toHaveCount(total)
		await seeInside('main section:first-child :is(h1, p, [data-start], svg[viewBox="0 0 52 95"])')
		await expect(page.getByRole('progressbar')).toHaveCount(0)
		await page.locator('button[data-start]').click()
		for (let question = 1; question <= total; question++) {
			const percent = String(Math.round((100 * question) / total))
			await expect(page.getByRole('progressbar')).toHaveAttribute('aria-valuenow', percent)
			await page.keyboard.press('c')
		}
		await expect(page.locator('[data-lead]')).toBeVisible()
		await seeInside('section:has([data-settle]) :is(h1, a, button[aria-expanded])')
	})
}

test.describe('with motion', () => {
	test.use({ contextOptions: { reducedMotion: 'no-preference' } })

	test(
		'a picked option is lit for at most 250 ms, and Back during this time cancels the pick',
		{ tag: '@night' },
		async ({ page }) => {
			await open(page, '/introvert-test')
			await page.locator('button[data-start]').first().click()
			await seeQuestion(page, 1, 12)
			expect(await page.evaluate(watchLight)).toEqual({ wasLit: true, isShort: true })
			await seeQuestion(page, 2, 12)
			await page.evaluate(async () => {
				const heading = document.querySelector('h1')
				heading?.dispatchEvent(new KeyboardEvent('keydown', { key: 'b', bubbles: true }))
				history.back()
				await new Promise((done) => addEventListener('popstate', done, { once: true }))
			})
			await seeQuestion(page, 1, 12)
			await expect(option(page, 'C')).toContainText('Your answer so far')
			await page.goForward()
			await seeQuestion(page, 2, 12)
			await expect(page.getByText('Your answer so far')).toHaveCount(0)
		},
	)
})

/** Runs in the page: picks answer C, and measures how long the page's own timers keep the answer lit. */
async function watchLight() {
	const delays: number[] = []
	const schedule = globalThis.setTimeout
	globalThis.setTimeout = Object.assign((run: () => void, delay = 0) => {
		delays.push(delay)
		return schedule(run, delay)
	}, schedule)
	document
		.querySelector('h1')
		?.dispatchEvent(new KeyboardEvent('keydown', { key: 'c', bubbles: true }))
	await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))
	globalThis.setTimeout = schedule
	const light = Math.max(...delays)
	const wasLit = document.querySelector('[data-lit="2"]') !== null
	return { wasLit, isShort: light > 0 && light <= 250 }
}
