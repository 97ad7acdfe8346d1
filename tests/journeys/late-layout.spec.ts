import {
	expect,
	gotoPainted,
	hold,
	test as isolatedTest,
	testInSharedContext as test,
	waitForFonts,
} from './visit.ts'

test('the web font and the layout of the lower parts of a page wait for the first paint, unless a link leads to a lower part; the next page has the font and its full layout at once', async ({
	page,
}) => {
	const release = await hold(page, '**/*.woff2')
	const font = () => page.evaluate(() => getComputedStyle(document.body).fontFamily)
	const isLaidOut = () =>
		page
			.locator('footer p')
			.first()
			.evaluate((text) => text.checkVisibility({ contentVisibilityAuto: true }))
	await gotoPainted(page, '/#:~:text=Innervolt')
	expect(await isLaidOut()).toBe(true)
	await page.goto('about:blank')
	await gotoPainted(page, '/')
	expect(await font()).toMatch(/^Fallback/)
	expect(await isLaidOut()).toBe(false)
	const top = await page.evaluate(() => {
		document.querySelector<HTMLElement>('a[href="#faq"]')?.click()
		return document.querySelector('#faq')?.getBoundingClientRect().top
	})
	release()
	await waitForFonts(page)
	expect(await isLaidOut()).toBe(true)
	expect(top).toBeLessThan(200)
	expect(
		await page.evaluate(() => document.querySelector('#faq')?.getBoundingClientRect().top),
	).toBeCloseTo(top ?? NaN, 0)
	expect(await font()).toMatch(/^Ysabeau/)
	const [painted, asked] = await page.evaluate(() => [
		performance.getEntriesByName('first-contentful-paint')[0]?.startTime,
		performance.getEntriesByType('resource').find(({ name }) => name.endsWith('.woff2'))?.startTime,
	])
	expect(asked).toBeGreaterThan(painted ?? Infinity)
	const manifest = page.locator('link[rel=manifest]')
	await expect(manifest).toHaveAttribute('href', '/manifest.webmanifest')
	const policy = (await page.request.get('/')).headers()['content-security-policy']
	expect(policy).toContain("manifest-src 'self'")

	await page.getByRole('link', { name: 'Terms' }).click()
	await expect(page).toHaveURL('/terms')
	expect(await font()).toMatch(/^Ysabeau/)
	expect(await isLaidOut()).toBe(true)
})

isolatedTest.describe('without scripts', () => {
	isolatedTest.use({ javaScriptEnabled: false })
	for (const path of ['/', '/usa', '/say-no', '/two-sheets', '/week', '/social-battery-drained'])
		isolatedTest(
			`the title of ${path} is in its final place before the browser has parsed what follows it`,
			{ tag: path === '/say-no' ? [] : '@night' },
			async ({ page }) => {
				const top = async () => (await page.locator('h1').boundingBox())?.y
				await page.goto(path)
				const whole = await top()
				await page.route(path, async (route) => {
					const response = await route.fetch()
					const [beginning = ''] = (await response.text()).split('</h1>')
					await route.fulfill({ response, body: beginning })
				})
				await page.goto(path)
				expect(await top()).toBe(whole)
			},
		)
})
