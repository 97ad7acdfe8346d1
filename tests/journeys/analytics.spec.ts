import type { BrowserContext, Page } from '@playwright/test'
import { loadAnalytics, activateScript } from '#site/scripts/counting/load-analytics.ts'
import { startServerWith, type Server } from '#testing/site-server.ts'
import { expect, isTooWide, test, viewReport, violations } from './visit.ts'

// In one worker, so that only one server is started.
test.describe.configure({ mode: 'default' })

/**
 * Opens a page of the site as if its settings named an analytics script that needs no consent: inserts into the page
 * what `Analytics.astro` would write, and removes the page's policy, which the test of `policy` covers.
 */
async function openWith(page: Page, path: string, script: string): Promise<void> {
	const element = `<script type="text/plain" ${script}></script><script>(${String(loadAnalytics)})(${String(activateScript)})</script>`
	await page.route(path, async (route) => {
		const response = await route.fetch()
		const { 'content-security-policy': _policy, ...headers } = response.headers()
		const body = (await response.text()).replace(/<body[^>]*>/, `$&${element}`)
		expect(body).toContain(element)
		await route.fulfill({ response, headers, body })
	})
	await page.goto(path)
}

/** Responds to requests to all other sites with the script `body`, and records the requests. */
async function intercept(context: BrowserContext, body = ''): Promise<string[]> {
	const asked: string[] = []
	await context.route(/^https:/, (route) => {
		asked.push(route.request().url())
		return route.fulfill({ contentType: 'text/javascript', body })
	})
	return asked
}

/** The calls queued for Google's script, in order. */
function calls(page: Page): Promise<unknown[][]> {
	return page.evaluate(() => {
		const layer: unknown = Reflect.get(window, 'dataLayer')
		return Array.isArray(layer) ? layer.map((call) => Array.from<unknown>(call)) : []
	})
}

/** Expects a regional page to report its view itself, and Google's script to be told not to report it again. */
async function reportsItsViewOnce(page: Page): Promise<void> {
	const [, , , config, view] = await calls(page)
	expect(config).toMatchObject(['config', 'G-TEST1', { send_page_view: false }])
	expect(view).toEqual(['event', 'page_view', { page_path: '/usa' }])
}

const question = (page: Page) => page.getByRole('region', { name: 'Counting visits' })
const hasGtag = (page: Page) => page.evaluate('typeof gtag === "function"')

test.describe('with Google Analytics', () => {
	let server: Server
	test.beforeAll(async () => {
		server = await startServerWith({ ANALYTICS: 'gtag:G-TEST1' })
	})
	test.afterAll(() => server.stop())
	const address = (path: string) => server.address + path
	const script = 'https://www.googletagmanager.com/gtag/js?id=G-TEST1'

	test('before the visitor chooses, consent is denied and nothing is loaded or reported', async ({
		page,
		context,
	}) => {
		const asked = await intercept(context)
		await page.goto(address('/usa'))
		await expect(question(page)).toBeVisible()
		expect(await calls(page)).toEqual([
			[
				'consent',
				'default',
				{
					ad_personalization: 'denied',
					ad_storage: 'denied',
					ad_user_data: 'denied',
					analytics_storage: 'denied',
				},
			],
		])
		expect(await hasGtag(page)).toBe(false)
		expect(asked).toEqual([])
		expect(await context.cookies()).toEqual([])
	})

	test('consent is stored, and from then on the analytics script is loaded and events are reported', async ({
		page,
		context,
	}) => {
		const asked = await intercept(context)
		await page.goto(address('/usa'))
		await question(page).getByRole('button', { name: 'Accept' }).click()
		await expect(question(page)).toBeHidden()
		await expect.poll(() => asked).toEqual([script])
		const [, granted] = await calls(page)
		expect(granted).toEqual(['consent', 'update', { analytics_storage: 'granted' }])
		await reportsItsViewOnce(page)

		await page.reload()
		await expect.poll(() => asked).toEqual([script, script])
		await expect(question(page)).toBeHidden()
		await reportsItsViewOnce(page)
	})

	test('a refusal is stored for every page, and the analytics script is not loaded', async ({
		page,
		context,
	}) => {
		const asked = await intercept(context)
		await page.goto(address('/'))
		await question(page).getByRole('button', { name: 'Reject' }).click()
		await page.goto(address('/introvert-test'))
		await expect(page.getByRole('button', { name: /Start/ })).toBeVisible()
		await expect(question(page)).toBeHidden()
		expect(asked).toEqual([])
	})

	test(
		'the button in the footer opens the consent bar again, and a refusal stops analytics and removes its cookies',
		{ tag: '@night' },
		async ({ page, context }) => {
			await intercept(
				context,
				'document.cookie = "_ga=1; path=/"; document.cookie = "_ga_TEST1=2; path=/"',
			)
			await page.goto(address('/terms'))
			await question(page).getByRole('button', { name: 'Accept' }).click()
			await expect.poll(async () => (await context.cookies()).length).toBe(2)
			const settings = page.getByRole('button', { name: 'Cookie settings' })
			await settings.click()
			await expect(question(page)).toBeFocused()
			await expect(
				question(page).getByRole('button', { name: 'Accept', pressed: true }),
			).toBeVisible()
			await page.keyboard.press('Tab')
			await page.keyboard.press('Tab')
			await expect(question(page).getByRole('button', { name: 'Reject' })).toBeFocused()
			await page.keyboard.press('Enter')
			await expect(question(page)).toBeHidden()
			await expect(settings).toBeFocused()
			expect(await context.cookies()).toEqual([])
			expect(await hasGtag(page)).toBe(false)
			expect(await page.evaluate('window["ga-disable-G-TEST1"]')).toBe(true)
		},
	)

	test(
		'“Do not count me” stops analytics on the device until the visitor consents again',
		{ tag: '@night' },
		async ({ page, context }) => {
			await intercept(context, 'document.cookie = "_ga=1; path=/"')
			await page.goto(address('/privacy'))
			await question(page).getByRole('button', { name: 'Accept' }).click()
			await expect.poll(async () => (await context.cookies()).length).toBe(1)
			await page.getByRole('button', { name: 'Do not count me' }).click()
			expect(await context.cookies()).toEqual([])
			expect(await hasGtag(page)).toBe(false)
			await page.goto(address('/terms'))
			await expect(question(page)).toBeHidden()
			expect(await hasGtag(page)).toBe(false)
			await page.getByRole('button', { name: 'Cookie settings' }).click()
			await question(page).getByRole('button', { name: 'Accept' }).click()
			await page.reload()
			await expect.poll(() => hasGtag(page)).toBe(true)
		},
	)

	test(
		'the consent bar takes no focus, shifts no layout, and is the second tab stop',
		{ tag: '@night' },
		async ({ page }) => {
			await page.addInitScript(() => {
				const shifts: number[] = []
				Object.assign(window, { shifts })
				new PerformanceObserver((list) => {
					for (const entry of list.getEntries())
						if ('value' in entry) shifts.push(Number(entry.value))
				}).observe({ type: 'layout-shift', buffered: true })
			})
			await page.goto(address('/'), { waitUntil: 'networkidle' })
			expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('BODY')
			// Allows the shift of a few words by some pixels, which the web font causes. The consent bar would shift the
			// whole page.
			const largest = await page.evaluate<number>('Math.max(0, ...shifts)')
			expect(largest).toBeLessThan(0.001)
			await page.keyboard.press('Tab')
			await page.keyboard.press('Tab')
			await expect(question(page).getByRole('link', { name: 'Privacy' })).toBeFocused()
		},
	)

	test(
		'on a phone the floating button is below the consent bar, and covers no part of it',
		{ tag: '@night' },
		async ({ page }) => {
			await page.setViewportSize({ width: 360, height: 740 })
			await page.goto(address('/'))
			await expect(question(page)).toBeVisible()
			await page.evaluate(() => scrollTo({ top: 2000, behavior: 'instant' }))
			const strip = page.locator('[data-floating]')
			await expect(strip).toBeInViewport({ ratio: 1 })
			const asked = await question(page).boundingBox()
			const { y: top } = (await strip.boundingBox()) ?? { y: NaN }
			expect((asked?.y ?? NaN) + (asked?.height ?? NaN)).toBeLessThanOrEqual(top)
		},
	)

	test(
		'the buttons for consent and refusal have the same size and look',
		{ tag: '@night' },
		async ({ page }) => {
			await page.goto(address('/'))
			const looks = await question(page)
				.getByRole('button')
				.evaluateAll((buttons) =>
					buttons.map((button) => {
						const { width, height } = button.getBoundingClientRect()
						const { color, backgroundColor, fontSize, fontWeight } = getComputedStyle(button)
						return { width, height, color, backgroundColor, fontSize, fontWeight }
					}),
				)
			expect(looks).toHaveLength(2)
			expect(looks[0]).toEqual(looks[1])
		},
	)

	for (const [path, name, answers] of [
		['/deutschland', 'Besuche zählen', ['Ablehnen', 'Zustimmen']],
		['/brasil', 'Contagem de visitas', ['Recusar', 'Aceitar']],
	] as const) {
		test(
			`${path} asks for consent in the language of the page`,
			{ tag: '@night' },
			async ({ page }) => {
				await page.goto(address(path))
				const bar = page.getByRole('region', { name })
				expect(await bar.getByRole('button').allTextContents()).toEqual(answers)
			},
		)
	}

	test(
		'axe finds no violations in the consent bar, and the bar fits into a width of 320 px',
		{ tag: '@night' },
		async ({ page }) => {
			await page.setViewportSize({ width: 320, height: 640 })
			await page.goto(address('/deutschland'))
			await expect(page.getByRole('region', { name: 'Besuche zählen' })).toBeVisible()
			// Checks the consent bar only. The bar may cover half of a button of the page, because the visitor can scroll the
			// button clear of it.
			expect(await violations(page, '[data-consent]')).toEqual([])
			expect(await isTooWide(page)).toBe(false)
		},
	)

	test('without scripts no consent is requested and nothing is loaded', async ({ browser }) => {
		const context = await browser.newContext({ javaScriptEnabled: false })
		const asked = await intercept(context)
		const page = await context.newPage()
		await page.goto(address('/'))
		await expect(question(page)).toBeHidden()
		expect(asked).toEqual([])
		await context.close()
	})

	for (const path of [
		'/waitlist',
		'/two-sheets',
		'/404',
		'/waitlist/sent?lang=en',
		'/waitlist/confirm?token=x',
	]) {
		test(`${path} has no analytics and asks for no consent`, async ({ request }) => {
			const response = await request.get(address(path))
			expect(await response.text()).not.toMatch(/data-(?:analytics|consent|ask)|google/i)
			expect(response.headers()['content-security-policy']).not.toContain('google')
		})
	}
})

test('Plausible is loaded without consent, and earlier events are queued for it', async ({
	page,
	context,
}) => {
	const asked = await intercept(
		context,
		'window.seen = window.plausible.q; window.plausible = (...c) => seen.push(c)',
	)
	const source = 'https://plausible.io/js/script.js'
	await openWith(page, '/uk', `data-analytics="plausible" data-domain="a.example" src="${source}"`)
	await expect
		.poll(() => page.evaluate('window.seen'))
		.toEqual([['page_view', { props: { page_path: '/uk' } }]])
	expect(asked).toEqual([source])
	await expect(page.locator('script[data-domain="a.example"]')).toHaveCount(1)
})

test(
	'Umami is loaded without consent, from the configured host',
	{ tag: '@night' },
	async ({ page, context }) => {
		const asked = await intercept(context)
		const source = 'https://stats.innervolt.app/script.js'
		await openWith(
			page,
			'/introvert-test',
			`data-analytics="umami" data-website-id="94" src="${source}"`,
		)
		await expect.poll(() => asked).toEqual([source])
		await expect(page.locator('script[data-website-id="94"]')).toHaveCount(1)
	},
)

test('“Do not count me” stops all counting on the device until the visitor undoes the choice', async ({
	page,
	context,
}) => {
	const reports: string[] = []
	context.on('request', (request) => {
		if (/\/api\/(?:counts|speeds)$/.test(request.url())) reports.push(request.url())
	})
	const viewed = viewReport(page)
	await page.goto('/privacy')
	await viewed
	expect(await page.evaluate(() => localStorage.length)).toBe(0)
	const notice = page.getByText('Your visits are not counted on this device.')
	await expect(notice).toBeHidden()
	await page.getByRole('button', { name: 'Do not count me' }).click()
	await expect(notice).toBeVisible()
	reports.length = 0
	await page.goto('/introvert-test')
	await page.getByRole('button', { name: /Start/ }).click()
	await page.goto('/deutschland/datenschutz', { waitUntil: 'networkidle' })
	expect(reports).toEqual([])

	const undo = page.getByRole('button', { name: 'Wieder mitzählen' })
	expect(await violations(page, '[data-uncounted]')).toEqual([])
	await undo.press('Enter')
	await expect(page.getByRole('button', { name: 'Nicht mitzählen' })).toBeFocused()
	expect(await page.evaluate(() => localStorage.length)).toBe(0)
	const viewedAgain = viewReport(page)
	await page.goto('/brasil/privacidade')
	await viewedAgain
	await expect(page.getByRole('button', { name: 'Não contar minhas visitas' })).toBeVisible()
})

test(
	'Plausible and Umami are not loaded on a device that is not counted',
	{ tag: '@night' },
	async ({ page, context }) => {
		const asked = await intercept(context)
		await page.addInitScript(() => (localStorage['uncounted'] = 1))
		await openWith(
			page,
			'/uk',
			'data-analytics="plausible" src="https://plausible.io/js/script.js"',
		)
		await page.waitForLoadState('networkidle')
		expect(asked).toEqual([])
		expect(await page.evaluate(() => 'plausible' in window)).toBe(false)
	},
)

test('by default the page contains and loads no code of an analytics service, and requests no consent', async ({
	page,
	context,
}) => {
	const asked = await intercept(context)
	await page.goto('/usa', { waitUntil: 'networkidle' })
	expect(await page.content()).not.toMatch(
		/data-analytics|data-consent|data-open-consent|dataLayer/,
	)
	expect(await page.evaluate(() => 'dataLayer' in window)).toBe(false)
	expect(asked).toEqual([])
})
