import { mailsTo } from '../mails.ts'
import { dismissToasts, enter } from '../panel.ts'
import { expect, isTooWide, testInSharedContext as test, violations } from '../visit.ts'

// A session check returns 401, which the console logs.
test.use({ expectedErrors: [/status of 401/] })

test('a complaint is listed in the panel, and is marked as done with an answer', async ({
	page,
}) => {
	const address = `leave-${crypto.randomUUID()}@example.com`
	await page.goto('/leave#complain')
	await page.locator('#complain-name').fill('Ada Lovelace')
	await page.locator('#complain-email').fill(address)
	await page.locator('#complain-text').fill('Nobody has answered me.')
	await page.locator('#complain').getByRole('button', { name: 'Continue' }).click()
	await page.getByRole('button', { name: 'Send the complaint' }).click()
	await expect(page.getByText(/^\d{4}-[0-9A-Z]{4}-[0-9A-Z]{4}$/)).toBeVisible()
	await enter(page, '/waitlist/bajas')
	await expect(page.getByRole('heading', { name: 'Solicitudes', level: 1 })).toBeFocused()
	const row = page.getByRole('row').filter({ hasText: address })
	await expect(row).toContainText('faltan 30 días')
	expect(await violations(page)).toEqual([])
	await row.getByRole('link').click()
	await expect(page.getByText('Nobody has answered me.')).toBeVisible()
	expect(await violations(page)).toEqual([])
	await page.setViewportSize({ width: 360, height: 740 })
	expect(await isTooWide(page)).toBe(false)
	await page.getByRole('button', { name: 'Marcar como hecha' }).click()
	const dialog = page.getByRole('dialog', { name: '¿Está hecha?' })
	await dialog.getByLabel('Una frase tuya').fill('We have answered you today.')
	await dialog.getByRole('button', { name: 'Marcar como hecha' }).click()
	await expect(page.getByText('El aviso va por correo.')).toBeVisible()
	await dismissToasts(page)
	await expect(page.getByText(/, por ada$/)).toBeVisible()
	await expect(
		page.getByRole('button', { name: 'Borrar los datos de esta dirección' }),
	).toBeVisible()
	await expect
		.poll(async () =>
			(await mailsTo(address)).some(({ text }) => text?.includes('answered you today')),
		)
		.toBe(true)
})
