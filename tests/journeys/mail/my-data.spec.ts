import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { siteName } from '#cms/reader/facts/product.ts'
import { mailWithLink } from '../mails.ts'
import { expect, isTooWide, test, violations } from '../visit.ts'

test.use({ viewport: { width: 360, height: 740 }, expectedErrors: [/status of 4\d\d/] })

test('“Your data with us” works without scripts, from the email to the erasure', async ({
	page,
	request,
}) => {
	const address = `theo-${crypto.randomUUID()}@example.com`
	await request.post('/api/waitlist', {
		data: { email: address, source: 'regional-de', consent: '2026-11-22.2', locale: 'de' },
	})
	const { link } = await mailWithLink(address, 'data')
	const answer = await page.goto(link)
	expect(answer?.headers()['content-security-policy']).toContain("script-src 'none'")
	const title = page.getByRole('heading', { level: 1 })
	await expect(title).toHaveText('Ein Klick fehlt noch.')
	await expect(page.locator('script')).toHaveCount(0)
	await press(page, 'Adresse bestätigen')
	await expect(title).toHaveText('Deine Daten bei uns')
	await expect(page.getByText('t…@example.com')).toBeVisible()
	await expect(page.getByText(/^Wenn du deine Adresse abschickst, erlaubst du/)).toBeVisible()
	await seeAccessible(page)

	// Spanish has no pages, so its links lead to English pages and say so.
	await page.getByLabel('Español').check()
	await press(page, 'Speichern')
	await expect(title).toHaveText(`Tus datos en ${siteName()}`)
	await expect(page.getByRole('link', { name: 'Privacidad (en inglés)' })).toBeVisible()
	await seeAccessible(page)
	await page.getByLabel('English').check()
	await press(page, 'Guardar')
	await expect(title).toHaveText('Your data with us')
	await page.getByLabel('Three months').check()
	await press(page, 'Pause')
	await expect(title).toHaveText(/^Paused until \w+ \d+, \d{4}\.$/)
	await seeAccessible(page)
	await press(page, 'Write to me again')
	await expect(title).toHaveText('Your data with us')
	await press(page, 'Unsubscribe')
	await expect(title).toHaveText('You are unsubscribed.')

	await press(page, 'Send me the link')
	await expect(title).toHaveText('Check your inbox.')
	await page.goto((await mailWithLink(address, 'export')).link)
	const [download] = await Promise.all([
		page.waitForEvent('download'),
		page.getByRole('button', { name: /^Download \(JSON, \d+ KB\)$/ }).click(),
	])
	expect(JSON.parse(readFileSync(await download.path(), 'utf8'))).toMatchObject({
		registrations: [{ email: address, locale: 'en', status: 'unsubscribed' }],
	})

	await page.goto(link)
	await press(page, 'Erase everything')
	await page.goto((await mailWithLink(address, 'erase')).link)
	await expect(title).toHaveText('Erase everything?')
	await seeAccessible(page)
	await press(page, 'Erase everything')
	await expect(title).toHaveText('Erased.')
	await page.goto(link)
	await expect(title).toHaveText('Dieser Link funktioniert nicht.')
	await seeAccessible(page)
	await page.getByLabel('Deine E-Mail-Adresse').fill(address)
	await press(page, 'Neuen Link senden')
	await expect(title).toHaveText('Schau in dein Postfach.')
})

async function press(page: Page, label: string): Promise<void> {
	await page.getByRole('button', { name: label, exact: true }).click()
}

async function seeAccessible(page: Page): Promise<void> {
	expect(await violations(page)).toEqual([])
	expect(await isTooWide(page)).toBe(false)
}
