import type { Page } from '@playwright/test'
import { blocksOf, countryPages, homePage } from '#site/seo/props/block-pages.ts'
import {
	expect,
	expectFirstScreen,
	gotoPainted,
	hold,
	testInSharedContext as test,
	waitForFonts,
} from './visit.ts'

const [hero] = blocksOf(homePage(), 'week')
if (hero === undefined) throw new Error('The landing page has no first screen.')

const app = 'https://app.innervolt.example'

test('the landing page has its sections, anchors, calls to action, prices and answers', async ({
	page,
}) => {
	await page.goto('/')
	await test.step('the sections are in the specified order, and the call to action and the price are on the first screen', async () => {
		await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
		const headings = await page.getByRole('heading', { level: 2 }).allTextContents()
		const titles = homePage().blocks.flatMap((block) => ('title' in block ? [block.title] : []))
		expect(headings.slice(0, 11)).toEqual(titles.slice(1))
		await expectFirstScreen(page, hero)
	})
	await test.step('every anchor that other sites link to exists', async () => {
		for (const anchor of ['features', 'testimonials', 'pricing', 'faq', 'support'])
			await expect(page.locator(`#${anchor}`)).toHaveCount(1)
	})
	await test.step('every call to action opens the app in a new tab without an opener', async () => {
		const calls = page.locator(`a[href^="${app}"]`)
		expect(await calls.count()).toBeGreaterThanOrEqual(5)
		for (const call of await calls.all()) {
			await expect(call).toHaveAttribute('target', '_blank')
			await expect(call).toHaveAttribute('rel', /noopener/)
		}
		for (const [name, path] of [
			['Log in', '/login'],
			['Sign up', '/signup'],
		] as const) {
			const href = await page.getByRole('link', { name }).getAttribute('href')
			expect(href).toMatch(`${app}${path}?utm_`)
		}
	})
	await test.step('Premium can be seen but not bought', async () => {
		const pricing = page.locator('#pricing')
		await expect(pricing.getByRole('button', { name: 'Coming soon' })).toBeDisabled()
		await expect(pricing).toContainText('$10')
		await expect(pricing).toContainText('$29')
		await expect(pricing).toContainText('Save $19 with Lifetime.')
		await expect(pricing).toContainText('Lifetime costs $19 less, without these extras.')
		await expect(page.getByLabel('Your e-mail address')).toBeHidden()
	})
	await test.step('the disabled button looks disabled and is readable', () =>
		seeDisabledButton(page))
	await test.step('the FAQ answers at least eight questions', async () => {
		expect(await page.locator('#faq details').count()).toBeGreaterThanOrEqual(8)
	})
})

for (const [path, javaScriptEnabled] of [
	['/', true],
	['/deutschland', true],
	['/terms', true],
	['/', false],
] as const) {
	const how = javaScriptEnabled ? 'passes on the visitor’s campaign' : 'names its placement'
	test(`every link from ${path} to the app ${how}, scripts enabled: ${javaScriptEnabled}`, async ({
		browser,
	}) => {
		const context = await browser.newContext({ javaScriptEnabled })
		const page = await context.newPage()
		await page.goto(`${path}?utm_source=zine&utm_campaign=june&gclid=7&email=ada`)
		const links = await page.locator(`a[href^="${app}"]`).all()
		expect(links.length).toBeGreaterThanOrEqual(2)
		for (const link of links) {
			const { searchParams } = new URL((await link.getAttribute('href')) ?? '')
			expect(Object.fromEntries(searchParams)).toEqual({
				utm_source: javaScriptEnabled ? 'zine' : 'website',
				utm_medium: 'link',
				utm_content: expect.stringMatching(/^\w+-\w+$/),
				...(javaScriptEnabled && { utm_campaign: 'june' }),
			})
		}
		expect(await context.cookies()).toEqual([])
		if (javaScriptEnabled) expect(await page.evaluate('localStorage.length')).toBe(0)
		await context.close()
	})
}

test(
	'without scripts, the example week shows the forecast for each combination of changes',
	{ tag: '@night' },
	async ({ browser }) => {
		const context = await browser.newContext({ javaScriptEnabled: false })
		const page = await context.newPage()
		await page.goto('/')
		const { levelsByChanges, phone } = hero.week
		const boxes = phone.changes.map(({ name }) => page.getByRole('checkbox', { name }))
		for (const [mask, levels] of levelsByChanges.entries()) {
			for (const [index, box] of boxes.entries()) await box.setChecked((mask >> index) % 2 === 1)
			const days = await page.locator('li[data-day]').all()
			const drawn = await Promise.all(days.map((day) => day.evaluate(drawnLevels)))
			expect(drawn).toEqual(levels.map((level) => ({ light: level, slats: level, rail: level })))
			expect(await Promise.all(days.map((day) => day.evaluate(countedLevel)))).toEqual(levels)
		}
		await expect(page.getByText('skipped')).toHaveCount(2)
		await context.close()
	},
)

test('a change to the example week is announced', { tag: '@night' }, async ({ page }) => {
	await page.goto('/')
	const announcement = page.locator('[data-week] output')
	const [before, after] = hero.week.levelsByChanges
	expect(before?.[0]).toBe(after?.[0])
	await page.getByRole('checkbox', { name: 'Team workshop Thu, 23 points Move' }).focus()
	await page.keyboard.press('Space')
	const innerText = { useInnerText: true }
	await expect(announcement).toContainText(`Thursday ${after?.[3]}`, innerText)
	await expect(announcement).not.toContainText('Monday', innerText)
	await expect(announcement).not.toContainText(`Thursday ${before?.[3]}`, innerText)
	await page.keyboard.press('Space')
	await expect(announcement).toContainText(`Thursday ${before?.[3]}`, innerText)
})

test('the headline, lede, call to action, terms and seven evenings are entirely visible on screens of five sizes', async ({
	page,
}) => {
	await page.goto('/')
	await waitForFonts(page)
	const { title, lede, action, terms, devices, week } = hero
	const evenings = page.locator('li[data-day]')
	await expect(evenings).toHaveCount(7)
	for (const [width, height] of [
		[360, 640],
		[390, 700],
		[1280, 720],
		[1366, 657],
		[1440, 900],
	] as const)
		await test.step(`${width} x ${height}`, async () => {
			await page.setViewportSize({ width, height })
			for (const part of [
				page.getByRole('heading', { name: title }),
				page.getByText(lede),
				page.getByRole('link', { name: action.label }).first(),
				page.getByText(terms).first(),
				page.getByText(devices),
				...(await evenings.all()),
				...week.days.map(({ name }, day) => evenings.nth(day).getByText(name)),
			])
				await expect(part).toBeInViewport({ ratio: 1 })
		})
})

test('the mark beside a claim leads to the list of claims, none of which has been measured yet', async ({
	page,
}) => {
	await page.goto('/')
	const row = page.locator('#proof')
	const windows = row.getByRole('listitem')
	await expect(row).toContainText(`0 of ${await windows.count()} lit today`)
	await expect(windows.filter({ hasText: '94%' })).toContainText('accuracy aim')
	const mark = page
		.locator('#features')
		.getByRole('link', { name: 'our aim, not measured yet: see what we can prove' })
		.first()
	const area = await mark.evaluate((link) => {
		const { width, height } = getComputedStyle(link, '::after')
		return [parseFloat(width), parseFloat(height)]
	})
	expect(Math.min(...area)).toBeGreaterThanOrEqual(44)
	await mark.click()
	await expect(row).toBeInViewport()
})

test(
	'the comparison of the plans is folded on the landing page and open in the terms',
	{ tag: '@night' },
	async ({ page }) => {
		await page.goto('/')
		const plans = page.getByRole('table')
		await expect(plans).toBeHidden()
		await page.getByText('Compare with the monthly plan, $12').click()
		await expect(plans).toBeVisible()
		await page.goto('/terms')
		await expect(plans.first()).toBeVisible()
	},
)

test('the landing page is at most 9,500 px high', async ({ page }) => {
	await page.setViewportSize({ width: 1440, height: 900 })
	await page.goto('/')
	await waitForFonts(page)
	expect(await page.evaluate('document.documentElement.scrollHeight')).toBeLessThanOrEqual(9500)
})

test(
	'the email field for Premium shows an address of 28 characters in full, and its error message is readable in both themes',
	{ tag: '@night' },
	async ({ page }) => {
		await page.goto('/')
		await waitForFonts(page)
		await page.getByText('Tell me when it is ready').click()
		const field = page.getByLabel('Your e-mail address')
		await field.fill('katharina.lindner@example.org')
		for (const width of [360, 768, 1440]) {
			await page.setViewportSize({ width, height: 740 })
			expect(await field.evaluate((input) => input.scrollWidth - input.clientWidth)).toBe(0)
		}
		await field.fill('')
		await field.press('Enter')
		const error = page.getByText('Please enter your address.')
		await expect(error).toBeVisible()
		for (const colorScheme of ['light', 'dark'] as const) {
			await page.emulateMedia({ colorScheme })
			expect(await error.evaluate(contrast)).toBeGreaterThanOrEqual(4.5)
		}
	},
)

test.describe('with motion', () => {
	test.use({ contextOptions: { reducedMotion: 'no-preference' } })

	for (const [path, width] of [
		...[360, 412, 768, 1280, 1440, 1920].map((each) => ['/', each] as const),
		...countryPages().map((each) => [each.path, 412] as const),
	]) {
		const isDaily = path === '/' && width === 360
		const title = `the web font and the floating button shift nothing on ${path} at ${width} px`
		test(title, { tag: isDaily ? [] : '@night' }, async ({ page }) => {
			await page.setViewportSize({ width, height: 823 })
			await page.addInitScript(() => {
				const shifts: number[] = []
				Object.assign(window, { shifts })
				new PerformanceObserver((list) => {
					// Ignores shifts before the web font is requested, because the page is still loading then.
					const [asked] = performance
						.getEntriesByType('resource')
						.filter(({ name }) => name.endsWith('.woff2'))
					for (const entry of list.getEntries())
						if ('value' in entry && asked && entry.startTime > asked.startTime)
							shifts.push(Number(entry.value))
				}).observe({ type: 'layout-shift', buffered: true })
			})
			await page.goto(path, { waitUntil: 'networkidle' })
			await waitForFonts(page)
			expect(await page.evaluate(() => document.fonts.check('1em Ysabeau'))).toBe(true)
			await page.evaluate(() => scrollTo({ top: 2000, behavior: 'instant' }))
			if (path === '/')
				await expect(page.getByRole('link', { name: 'Start MY Free Trial' })).toBeVisible()
			expect(await page.evaluate('shifts')).toEqual([])
		})
	}

	for (const path of [
		'/',
		'/usa',
		'/deutschland',
		'/brasil',
		'/introvert-test',
		'/social-battery-drained',
		'/how-we-work',
		'/privacy',
		'/week',
		'/say-no',
		'/two-sheets',
		'/social-battery-quotes',
	])
		test(
			`a web font that loads late shifts little on ${path}`,
			{ tag: '@night' },
			async ({ page }) => {
				for (const width of [390, 768, 1280]) {
					await page.setViewportSize({ width, height: 800 })
					const release = await hold(page, '**/*.woff2')
					await page.goto('about:blank')
					await gotoPainted(page, path)
					await page.evaluate(() => {
						const moved = { sum: 0 }
						Object.assign(window, { moved })
						new PerformanceObserver((list) => {
							for (const shift of list.getEntries())
								if ('value' in shift) moved.sum += Number(shift.value)
						}).observe({ type: 'layout-shift', buffered: true })
					})
					release()
					await waitForFonts(page)
					expect.soft(await page.evaluate('moved.sum'), `at ${width} px`).toBeLessThan(0.05)
				}
			},
		)
})

test('without scripts the whole page is visible', async ({ browser }) => {
	const context = await browser.newContext({ javaScriptEnabled: false })
	const page = await context.newPage()
	await page.goto('/')
	await expect(page.getByRole('heading', { name: hero.title })).toBeVisible()
	await expect(page.getByRole('button', { name: 'Switch between light and dark' })).toBeHidden()
	await page.getByText('Do I have to log everything?').click()
	await expect(page.getByText('If you skip a day')).toBeVisible()
	await page.setViewportSize({ width: 360, height: 740 })
	const menu = page.getByRole('link', { name: 'Menu' })
	await menu.click()
	await expect(page.getByRole('link', { name: 'Log in' })).toBeVisible()
	await menu.click()
	await expect(page.getByRole('link', { name: 'Log in' })).toBeHidden()
	await menu.click()
	await page.getByRole('navigation').getByRole('link', { name: 'Pricing' }).click()
	await expect(page.getByRole('navigation')).toBeHidden()
	await expect(page.locator('#pricing')).toBeInViewport()
	await context.close()
})

async function seeDisabledButton(page: Page): Promise<void> {
	const button = page.getByRole('button', { name: 'Coming soon' })
	await expect(button).toHaveCSS('outline-style', 'dashed')
	for (const colorScheme of ['light', 'dark'] as const) {
		await page.emulateMedia({ colorScheme })
		const ratio = await button.evaluate(contrast)
		// WCAG AA requires a contrast of 4.5. The disabled button must also look weaker than the words around it, whose
		// contrast exceeds 10.
		expect(ratio).toBeGreaterThanOrEqual(4.5)
		expect(ratio).toBeLessThan(9)
	}
	await page.emulateMedia({ forcedColors: 'active' })
	const disabledColor = await page.evaluate(() => {
		document.body.style.color = 'GrayText'
		return getComputedStyle(document.body).color
	})
	await expect(button).toHaveCSS('color', disabledColor)
	await expect(button).toHaveCSS('outline-style', 'dashed')
	await page.emulateMedia({ colorScheme: null, forcedColors: null })
}

/** The levels at which a window draws the upper edge of its light, the lower edge of its slats, and its rail. */
function drawnLevels(day: Element): Record<'light' | 'slats' | 'rail', number> {
	const edge = (selector: string, side: 'top' | 'bottom') =>
		day.querySelector(selector)?.getBoundingClientRect()[side] ?? 0
	const scale = (edge('svg', 'bottom') - edge('svg', 'top')) / 224
	const levelAt = (y: number, unitsPerPoint: number) =>
		Math.round(100 - ((y - edge('svg', 'top')) / scale - 8) / unitsPerPoint)
	return {
		light: levelAt(edge('.light', 'top'), 2.01),
		slats: levelAt(edge('.slats', 'bottom'), 2),
		rail: levelAt(edge('.rail', 'top') + 3 * scale, 2),
	}
}

/** The level at which the number below a window ends, after it has counted up or down. */
function countedLevel(day: Element): number {
	const level = getComputedStyle(day).getPropertyValue('--level')
	return Math.round(Number(level))
}

/** The contrast of an element's text with the nearest background behind it, by WCAG 2: from 1 to 21. */
function contrast(element: Element): number {
	const grounds: string[] = []
	for (let at: Element | null = element; at; at = at.parentElement)
		grounds.unshift(getComputedStyle(at).backgroundColor)
	const canvas = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true })
	if (!canvas) throw new Error('No canvas')
	const luminance = (colors: readonly string[]) => {
		for (const color of colors) {
			canvas.fillStyle = color
			canvas.fillRect(0, 0, 1, 1)
		}
		const [red = 0, green = 0, blue = 0] = [...canvas.getImageData(0, 0, 1, 1).data].map((byte) => {
			const share = byte / 255
			return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
		})
		return 0.2126 * red + 0.7152 * green + 0.0722 * blue
	}
	const ground = luminance(grounds)
	const text = luminance([...grounds, getComputedStyle(element).color])
	return (Math.max(ground, text) + 0.05) / (Math.min(ground, text) + 0.05)
}
