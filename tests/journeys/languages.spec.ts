import type { Locator } from '@playwright/test'
import { expect, observeShifts, test, waitForFonts } from './visit.ts'

test.describe('a visitor whose browser prefers German', () => {
	test.use({ locale: 'de-AT', viewport: { width: 360, height: 740 } })

	test('is offered the page in German, gets no offer again after declining it, and finds links to other languages in the header and footer', async ({
		page,
	}) => {
		await page.addInitScript(observeShifts)
		await page.goto('/low-social-battery')
		const offer = page.getByRole('region', { name: 'Diese Seite auf Deutsch lesen' })

		await test.step('the offer is above the header, shifts nothing and leaves room for the menu', async () => {
			await expect(offer).toBeVisible()
			await waitForFonts(page)
			expect(await page.evaluate(() => performance.getEntriesByName('shift').length)).toBe(0)
			const line = await edges(offer)
			const button = page.getByRole('button', { name: 'Menu' })
			expect((await edges(page.getByRole('banner'))).top).toBeGreaterThanOrEqual(line.bottom)
			await button.click()
			const menu = await edges(page.locator('#menu'))
			// The menu may overlap the button by at most the button's bottom padding.
			expect(menu.top).toBeGreaterThanOrEqual((await edges(button)).bottom - 6)
			await page.keyboard.press('Escape')
		})

		await test.step('the offer leads to the page in German', async () => {
			await offer.getByRole('link').click()
			await expect(page).toHaveURL('/deutschland/soziale-batterie-leer-was-tun')
			await expect(offer).toBeHidden()
		})

		await test.step('the header and footer link to the other languages, and following such a link stores no choice of language', async () => {
			await page.getByRole('button', { name: 'Menü' }).click()
			await page.getByRole('banner').getByRole('link', { name: 'English' }).click()
			await expect(page).toHaveURL('/low-social-battery')
			await expect(offer).toBeVisible()
			const footer = page.getByRole('contentinfo')
			await expect(footer.getByRole('link', { name: 'Português' })).toHaveAttribute(
				'href',
				'/brasil/bateria-social-baixa',
			)
		})

		await test.step('a declined offer is hidden on every page', async () => {
			await offer.getByRole('button', { name: 'Nein, danke' }).click()
			await expect(offer).toBeHidden()
			await page.goto('/privacy')
			await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
			await expect(offer).toBeHidden()
			expect(await page.context().cookies()).toEqual([])
		})
	})
})

/** In whole pixels. */
async function edges(element: Locator): Promise<{ top: number; bottom: number }> {
	const { y, height } = (await element.boundingBox()) ?? { y: 0, height: 0 }
	return { top: Math.round(y), bottom: Math.round(y + height) }
}
