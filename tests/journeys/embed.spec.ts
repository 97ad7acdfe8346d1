import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Page } from '@playwright/test'
import { expect, isTooWide, test, violations } from './visit.ts'

async function openElsewhere(page: Page, framed: readonly string[]): Promise<void> {
	const frames = framed.map((src) => `<iframe src="${src}" title="${src}" width="560"></iframe>`)
	const body = `<!doctype html><html lang="en"><title>Elsewhere</title>${frames.join('')}</html>`
	const server = createServer((_request, response) =>
		response.setHeader('content-type', 'text/html').end(body),
	)
	await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
	page.once('close', () => server.close())
	// oxlint-disable-next-line typescript/no-unsafe-type-assertion
	const { port } = server.address() as AddressInfo
	await page.goto(`http://localhost:${port}/`)
}

test.describe('on another site', () => {
	test.use({ expectedErrors: [/frame-ancestors/] })

	test('the gauge and the badge can be framed, each as a single request, and their visits have the source “embed”', async ({
		page,
		context,
		baseURL,
	}) => {
		const base = baseURL ?? ''
		const requested: string[] = []
		page.on('request', (request) => requested.push(request.url()))
		const framed = ['/embed/evening?theme=dark', '/embed/badge/de', '/week', '/waitlist']
		await openElsewhere(
			page,
			framed.map((path) => base + path),
		)
		const gauge = page.frameLocator('iframe').first()
		await test.step('the gauge follows the choices of the visitor', async () => {
			await expect(gauge.getByRole('status')).toContainText(
				'It takes about 14 of 100That leaves 56 of 100',
			)
			await gauge.getByLabel('The evening').selectOption('Party')
			await gauge.getByLabel('How many people').selectOption('many people')
			await gauge.getByLabel('How long').selectOption('4 hours')
			await expect(gauge.getByRole('status')).toContainText('It takes about 42 of 100')
			await expect(gauge.getByText('a low evening')).toBeVisible()
			await expect(gauge.locator('html')).toHaveCSS('color-scheme', 'dark')
		})
		await test.step('each frame makes one request and stores nothing', async () => {
			const badge = page.frameLocator('iframe').nth(1)
			await expect(badge.getByRole('link', { name: /Ruhige Abende/ })).toBeVisible()
			const own = requested.filter((url) => url.startsWith(`${base}/`))
			expect(own.map((url) => url.slice(base.length)).toSorted()).toEqual(framed.toSorted())
			expect(await gauge.locator('html').evaluate(() => localStorage.length)).toBe(0)
			expect(await context.cookies()).toEqual([])
		})
		await test.step('other pages cannot be framed', async () => {
			for (const at of [2, 3])
				await expect(page.frameLocator('iframe').nth(at).locator('h1, form')).toHaveCount(0)
		})
		await test.step('a visit from the frame is counted as an entrance with the source “embed”', async () => {
			const report = context.waitForEvent('request', (request) =>
				Boolean(request.postData()?.includes('"entrance"')),
			)
			await gauge.getByRole('link', { name: 'Plan your whole week' }).click()
			expect((await report).postDataJSON()).toEqual({
				event: 'entrance',
				path: '/week',
				source: 'embed',
				campaign: 'evening',
				locale: 'en',
			})
		})
	})
})

test(
	'a frame fits a narrow column, is accessible, and shows a table if scripts are disabled',
	{ tag: '@night' },
	async ({ page, browser }) => {
		await page.setViewportSize({ width: 300, height: 500 })
		for (const path of ['/embed/evening', '/embed/badge/de'])
			for (const theme of ['light', 'dark']) {
				await page.goto(`${path}?theme=${theme}`)
				expect(await isTooWide(page)).toBe(false)
				expect(await violations(page)).toEqual([])
			}
		const plain = await browser.newPage({ javaScriptEnabled: false })
		await plain.goto('/embed/evening/pt')
		await expect(plain.getByRole('row', { name: 'Festa 14 20 28' })).toBeVisible()
		await expect(plain.getByRole('combobox')).toHaveCount(0)
		await plain.close()
	},
)

test(
	'the HTML of a frame can be copied, and every page with a frame links to its oEmbed description',
	{ tag: '@night' },
	async ({ page, context }) => {
		await context.grantPermissions(['clipboard-read', 'clipboard-write'])
		await page.goto('/week')
		await page.getByRole('button', { name: 'Copy the line: What does' }).click()
		const copied = () => page.evaluate(() => navigator.clipboard.readText())
		await expect
			.poll(copied)
			.toMatch(
				/^<iframe src="https:\/\/innervolt\.example\/embed\/evening" title="What does this evening cost\?" /,
			)
		await expect(page.locator('link[type="application/json+oembed"]')).toHaveAttribute(
			'href',
			'https://innervolt.example/oembed?url=https%3A%2F%2Finnervolt.example%2Fweek&format=json',
		)
	},
)
