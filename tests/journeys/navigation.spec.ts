import { expect, testInSharedContext as test, violations } from './visit.ts'

test.describe('on the landing page', () => {
	test('links in the header scroll to their sections without loading the page again, and the logo scrolls to the top', async ({
		page,
	}) => {
		await page.goto('/')
		await page.evaluate(() => Object.assign(window, { isSamePage: true }))
		for (const [label, anchor] of [
			['Benefits', 'features'],
			['Pricing', 'pricing'],
			['FAQ', 'faq'],
		] as const) {
			await page.getByRole('navigation').getByRole('link', { name: label, exact: true }).click()
			await expect(page.locator(`#${anchor}`)).toBeInViewport()
			expect(new URL(page.url()).hash).toBe(`#${anchor}`)
		}
		await page.getByRole('banner').getByRole('link', { name: 'Innervolt' }).click()
		await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
		expect(await page.evaluate('isSamePage')).toBe(true)
		await test.step('scrolling is smooth, but instant for visitors who prefer reduced motion', async () => {
			const behaviour = () =>
				page.evaluate(() => getComputedStyle(document.documentElement).scrollBehavior)
			expect(await behaviour()).toBe('auto')
			await page.emulateMedia({ reducedMotion: 'no-preference' })
			await expect.poll(behaviour).toBe('smooth')
		})
	})
})

for (const width of [360, 1440]) {
	const title = `after scrolling at ${width} px the logo is visible, and leads to the top`
	test(title, { tag: width === 360 ? '@night' : [] }, async ({ page }) => {
		await page.setViewportSize({ width, height: 740 })
		await page.goto('/#faq')
		const logo = page.getByRole('banner').getByRole('link', { name: 'Innervolt' })
		await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(2000)
		await expect(logo).toBeInViewport({ ratio: 1 })
		await test.step('the header covers no heading that is the target of a link', async () => {
			const header = await page.getByRole('banner').boundingBox()
			const heading = await page.locator('#faq h2').boundingBox()
			expect(heading?.y).toBeGreaterThanOrEqual((header?.y ?? 0) + (header?.height ?? Infinity))
		})
		await logo.click()
		await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
	})
}

for (const path of ['/usa', '/deutschland']) {
	const title = `the logo of ${path} leads to the landing page, at any scroll position`
	test(title, { tag: path === '/usa' ? '@night' : [] }, async ({ page }) => {
		await page.goto(path)
		await page.evaluate(() => scrollTo({ top: 3000, behavior: 'instant' }))
		await page.getByRole('banner').getByRole('link', { name: 'Innervolt' }).click()
		await expect(page).toHaveURL('/')
	})
}

test.describe('on another page', () => {
	test.use({ expectedErrors: [/404/] })

	test('links in the header lead to the sections of the landing page, and the logo leads to the top of that page', async ({
		page,
	}) => {
		await page.goto('/nothing-here')
		await page.getByRole('navigation').getByRole('link', { name: 'Pricing' }).click()
		await expect(page).toHaveURL('/#pricing')
		await expect(page.locator('#pricing')).toBeInViewport()
		await page.goto('/nothing-here')
		await page.getByRole('banner').getByRole('link', { name: 'Innervolt' }).click()
		await expect(page).toHaveURL('/')
	})

	test('the page for an unknown path shows a message, links to the landing page, and logs the path to the console', async ({
		page,
	}) => {
		const logged = page.waitForEvent('console', (message) =>
			message.text().includes('/nothing-here'),
		)
		const response = await page.goto('/nothing-here')
		expect(response?.status()).toBe(404)
		expect((await logged).type()).toBe('error')
		await expect(page.getByText('404', { exact: true })).toBeVisible()
		await expect(page.getByRole('heading', { name: 'Oops! Page not found' })).toBeVisible()
		expect(await violations(page)).toEqual([])
		await page.getByRole('link', { name: 'Return to Home' }).click()
		await expect(page).toHaveURL('/')
	})

	test('an unknown country leads to the not-found page', { tag: '@night' }, async ({ page }) => {
		const response = await page.goto('/fr')
		expect(response?.status()).toBe(404)
		await expect(page).toHaveURL('/404')
	})
})

test.describe('by keyboard alone', () => {
	test('the first Tab focuses the skip link, and an FAQ entry opens and closes', async ({
		page,
	}) => {
		await page.goto('/')
		await page.keyboard.press('Tab')
		await expect(page.getByRole('link', { name: 'Skip to content' })).toBeInViewport()
		await page.keyboard.press('Enter')
		await page.keyboard.press('Tab')
		await expect(page.getByRole('main').getByRole('link').first()).toBeFocused()
		await test.step('a question opens and closes', async () => {
			const question = page.locator('#faq summary').nth(1)
			await question.focus()
			await page.keyboard.press('Enter')
			await expect(page.getByText('If you skip a day')).toBeVisible()
			await page.keyboard.press('Space')
			await expect(page.getByText('If you skip a day')).toBeHidden()
		})
	})

	test('the menu opens, Tab moves through its links, and Escape or a choice closes it', async ({
		page,
	}) => {
		await page.setViewportSize({ width: 360, height: 740 })
		await page.goto('/')
		const menu = page.getByRole('button', { name: 'Menu' })
		await menu.focus()
		await page.keyboard.press('Enter')
		await page.keyboard.press('Tab')
		await expect(page.getByRole('link', { name: 'Benefits' })).toBeFocused()
		await page.keyboard.press('Escape')
		await expect(page.getByRole('navigation')).toBeHidden()
		await expect(menu).toBeFocused()
		await menu.click()
		await page.getByRole('navigation').getByRole('link', { name: 'Pricing' }).click()
		await expect(page.getByRole('navigation')).toBeHidden()
		await expect(page.locator('#pricing')).toBeInViewport()
	})

	test('the lamp switches the theme, and the choice is stored', async ({ page }) => {
		await page.emulateMedia({ colorScheme: 'light' })
		await page.goto('/')
		const ground = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor)
		const light = await ground()
		await page.getByRole('button', { name: 'Switch between light and dark' }).focus()
		await page.keyboard.press('Enter')
		const dark = await ground()
		expect(dark).not.toBe(light)
		await page.reload()
		expect(await ground()).toBe(dark)
		await page.getByRole('button', { name: 'Switch between light and dark' }).press('Space')
		expect(await ground()).toBe(light)
	})
})

test(
	'the browser accepts the rules for prerendering links',
	{ tag: '@night' },
	async ({ page }) => {
		const session = await page.context().newCDPSession(page)
		const rules = new Promise<{ sourceText: string; errorType?: string }>((resolve) => {
			session.on('Preload.ruleSetUpdated', ({ ruleSet }) => resolve(ruleSet))
		})
		const candidate = new Promise<string>((resolve) => {
			session.on(
				'Preload.preloadingAttemptSourcesUpdated',
				({ preloadingAttemptSources: found }) => {
					if (found[0]) resolve(found[0].key.url)
				},
			)
		})
		await session.send('Preload.enable')
		await page.goto('/')
		expect((await rules).errorType).toBeUndefined()
		expect(JSON.parse((await rules).sourceText)).toHaveProperty('prerender')
		expect(new URL(await candidate).origin).toBe(new URL(page.url()).origin)
	},
)
