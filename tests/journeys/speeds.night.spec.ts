import { enter } from './panel.ts'
import { expect, isTooWide, test, violations } from './visit.ts'

// A session check returns 401, which the console logs.
test.use({ expectedErrors: [/status of 401/] })

/** Resolves when the browser has reported the first interaction, which it does after the next paint. */
async function firstInput(): Promise<void> {
	await new Promise<void>((resolve) => {
		new PerformanceObserver(() => resolve()).observe({ type: 'first-input', buffered: true })
	})
}

/** Simulates a switch to another tab, because the beacon of a closed page cannot be observed. */
function hide(): void {
	Object.defineProperty(document, 'hidden', { value: true })
	document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))
}

test('a page reports its speed when the visitor leaves, and Entradas shows it', async ({
	page,
}) => {
	await page.setViewportSize({ width: 360, height: 740 })
	await page.goto('/brasil/teste-mbti')
	const start = page.getByRole('button', { name: /Começar/ })
	await start.click()
	await expect(start).toBeHidden()
	await page.evaluate(firstInput)
	const report = page.waitForRequest((request) => request.url().endsWith('/api/speeds'))
	await page.evaluate(hide)
	expect((await report).postDataJSON()).toEqual({
		path: '/brasil/teste-mbti',
		device: 'phone',
		locale: 'pt',
		lcp: expect.any(Number),
		inp: expect.any(Number),
		cls: expect.any(Number),
		ttfb: expect.any(Number),
	})
	await enter(page, '/waitlist/entradas?days=today&locale=pt')
	await expect(page.getByText(/^Hoy, hasta ahora:/)).toBeVisible()
	await page.getByRole('radio', { name: 'Teléfono' }).check()
	const row = page.getByRole('row', { name: /^Tests/ })
	await expect(row.getByRole('cell').first()).toHaveText(/^\d[\d,]*\ss pocas$/)
	await expect(row.getByRole('cell').nth(3)).toHaveText(/^\d[\d,]*\ss pocas$/)
	expect(await isTooWide(page)).toBe(false)
	expect(await violations(page)).toEqual([])
})

test('a browser that asks not to be counted is not measured', async ({ page, context }) => {
	const reports: string[] = []
	context.on('request', (request) => {
		if (request.url().endsWith('/api/speeds')) reports.push(request.url())
	})
	await page.addInitScript(() => {
		Object.defineProperty(navigator, 'globalPrivacyControl', { value: true })
	})
	await page.goto('/usa', { waitUntil: 'networkidle' })
	await page.evaluate(hide)
	await page.goto('/uk', { waitUntil: 'networkidle' })
	expect(reports).toEqual([])
})

test.describe('a quiz whose script file is missing', () => {
	test.use({ expectedErrors: [/ERR_FAILED|dynamically imported|Error hydrating/] })

	test('is counted as a failure, without data about the visitor', async ({ page }) => {
		const report = page.waitForRequest(
			(request) => request.postData()?.includes('"island_failed"') === true,
		)
		await page.route(/\/assets\/IntrovertQuiz\..+\.js/, (route) => route.abort())
		await page.goto('/introvert-test')
		expect((await report).postDataJSON()).toEqual({
			event: 'island_failed',
			path: '/introvert-test',
			source: '',
			campaign: '',
			locale: 'en',
		})
	})
})
