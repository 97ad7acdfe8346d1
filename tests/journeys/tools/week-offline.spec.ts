import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { pages } from '#site-map/pages.ts'
import { expect, test } from '../visit.ts'

// All other tests block service workers, because `page.route` cannot intercept the requests of a service worker.
test.use({ serviceWorkers: 'allow', expectedErrors: [/ERR_INTERNET_DISCONNECTED|status of 401/] })

/** Opens the week and waits until its service worker has cached it. */
async function visit(page: Page, path: string): Promise<void> {
	await page.goto(path)
	await page.evaluate(() => navigator.serviceWorker.ready)
}

const scopes = async (page: Page) =>
	await page.evaluate(async () =>
		(await navigator.serviceWorker.getRegistrations()).map(({ scope }) => new URL(scope).pathname),
	)

test('after one visit, Your week opens, saves a calendar file and imports a calendar without a connection', async ({
	page,
	context,
}) => {
	await visit(page, pages.week.de)
	await context.setOffline(true)
	const reloaded = await page.reload()
	expect(reloaded?.fromServiceWorker()).toBe(true)
	await expect(page.locator('astro-island')).not.toHaveAttribute('ssr')
	await page.getByRole('button', { name: 'Beispielwoche' }).first().click()
	await page.getByLabel('Erinnerung an die Ruhezeit').selectOption('Eine Stunde vorher')
	const download = page.waitForEvent('download')
	await page.getByRole('button', { name: 'Kalenderdatei mit Ruhezeit' }).click()
	const text = readFileSync(await (await download).path(), 'utf8')
	expect(text).toContain('TRIGGER:-PT60M')
	await page.getByLabel('Kalender importieren').setInputFiles('testing/calendars/google-work.ics')
	await expect(page.getByRole('region', { name: 'Ergebnis und Änderungen' })).toContainText(
		'Einträgen zugeordnet',
	)
	await context.setOffline(false)
	const online = await page.reload()
	expect(online?.status()).toBe(200)
})

test('the service worker controls no other page, and caches no other page', async ({ page }) => {
	await visit(page, pages.week.en)
	for (const path of ['/say-no', '/', '/waitlist']) {
		await page.goto(path)
		expect(await page.evaluate(() => navigator.serviceWorker.controller)).toBeNull()
		expect(await scopes(page)).toEqual(['/week'])
	}
	const kept = await page.evaluate(async () => {
		const requests = await Promise.all(
			(await caches.keys()).map(async (name) => await (await caches.open(name)).keys()),
		)
		return requests.flat().map(({ url }) => new URL(url).pathname)
	})
	expect(kept).toContain('/week')
	expect(
		kept.filter((path) => !/^\/(?:week$|assets\/|texts\/weekCalendar\.en)/.test(path)),
	).toEqual([])
})

test(
	'Your week can be installed as an app in each language, and other pages cannot',
	{ tag: '@night' },
	async ({ page, context }) => {
		const session = await context.newCDPSession(page)
		for (const path of Object.values(pages.week)) {
			await page.goto(path)
			await expect(page.locator('link[rel=manifest]')).toHaveAttribute(
				'href',
				`${path}.webmanifest`,
			)
			const { data = '', errors } = await session.send('Page.getAppManifest')
			expect(errors).toEqual([])
			expect(JSON.parse(data)).toMatchObject({
				start_url: path,
				scope: path,
				display: 'standalone',
			})
			const { installabilityErrors } = await session.send('Page.getInstallabilityErrors')
			expect(installabilityErrors.filter(({ errorId }) => errorId !== 'in-incognito')).toEqual([])
		}
		await page.goto('/say-no')
		await expect(page.locator('link[rel=manifest]')).toHaveAttribute(
			'href',
			'/manifest.webmanifest',
		)
	},
)
