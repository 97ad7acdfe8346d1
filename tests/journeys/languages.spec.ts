import { expect, test } from './visit.ts'

test.describe('a visitor whose browser prefers German', () => {
	test.use({ locale: 'de-AT' })

	test('is offered a page in German, once declined never again, and finds it in header and footer', async ({
		page,
	}) => {
		await page.goto('/low-social-battery')
		const offer = page.getByRole('region', { name: 'Diese Seite auf Deutsch lesen' })

		await test.step('the offer covers nothing at the end of the page, and moves nothing', async () => {
			await expect(offer).toBeVisible()
			const { bottom, height } = await offer.evaluate((line) => {
				scrollTo(0, document.documentElement.scrollHeight)
				const footer = document.querySelector('footer')?.getBoundingClientRect()
				return { bottom: footer?.bottom ?? 0, height: line.getBoundingClientRect().top }
			})
			expect(Math.round(bottom)).toBeLessThanOrEqual(Math.round(height))
		})

		await test.step('it leads to the page', async () => {
			await offer.getByRole('link').click()
			await expect(page).toHaveURL('/deutschland/soziale-batterie-leer-was-tun')
			await expect(offer).toBeHidden()
		})

		await test.step('header and footer lead back, without a choice that is remembered', async () => {
			await page.getByRole('banner').getByRole('link', { name: 'English' }).click()
			await expect(page).toHaveURL('/low-social-battery')
			await expect(offer).toBeVisible()
			const footer = page.getByRole('contentinfo')
			await expect(footer.getByRole('link', { name: 'Português' })).toHaveAttribute(
				'href',
				'/brasil/bateria-social-baixa',
			)
		})

		await test.step('declined, it is gone on every page', async () => {
			await offer.getByRole('button', { name: 'Nein, danke' }).click()
			await expect(offer).toBeHidden()
			await page.goto('/privacy')
			await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
			await expect(offer).toBeHidden()
			expect(await page.context().cookies()).toEqual([])
		})
	})
})
