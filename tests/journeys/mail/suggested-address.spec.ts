import { expect, isTooWide, test, violations } from '../visit.ts'

for (const { path, label, question } of [
	{ path: '/low-social-battery', label: 'Your e-mail address', question: 'Did you mean' },
	{ path: '/deutschland', label: 'Deine E-Mail-Adresse', question: 'Meintest du' },
	{ path: '/brasil', label: 'Seu e-mail', question: 'Você quis dizer' },
	{ path: '/waitlist/sent?lang=de', label: 'Deine E-Mail-Adresse', question: 'Meintest du' },
])
	test(
		`${path} suggests a correction below an address with a typo, and a press accepts it`,
		{
			tag: path === '/deutschland' ? [] : '@night',
		},
		async ({ page }) => {
			await page.goto(path)
			const field = page.getByLabel(label)
			const asked = page.locator('[role=status] > [data-meant]').filter({ visible: true })
			await field.fill('ada@gmail.com')
			await field.press('Tab')
			await expect(asked).toHaveCount(0)
			await field.fill('Ada@gmial.con')
			await field.press('Tab')
			await expect(asked).toHaveCount(0)
			await field.fill('Ada@gmial.com')
			await field.press('Tab')
			await expect(asked).toHaveText(`${question} Ada@gmail.com?`)
			expect(await isTooWide(page)).toBe(false)
			await asked.getByRole('button', { name: 'Ada@gmail.com' }).click()
			await expect(field).toHaveValue('Ada@gmail.com')
			await expect(field).toBeFocused()
			await expect(asked).toHaveCount(0)
		},
	)

test('a press on the button sends the address while a suggestion appears or disappears above the button', async ({
	page,
}) => {
	await page.goto('/low-social-battery')
	const field = page.getByLabel('Your e-mail address')
	const press = async () => {
		const request = page.waitForRequest('**/api/waitlist')
		await page.locator('[data-lead] [type=submit]').click({ delay: 100 })
		return (await request).postDataJSON().email
	}
	await field.fill('ada@gmail.con')
	expect(await press()).toBe('ada@gmail.con')
	await expect(page.getByText('Check your inbox.')).toBeVisible()
	await page.getByRole('button', { name: 'ada@gmail.com' }).click()
	await field.fill('ada@gmial.com')
	await field.press('Tab')
	await expect(page.getByText('Did you mean').filter({ visible: true })).toHaveCount(1)
	await field.fill('ada@example.com')
	expect(await press()).toBe('ada@example.com')
})

test(
	'an address with a typo is sent unchanged; a suggested correction is below the success message and leads back to the form',
	{ tag: '@night' },
	async ({ page }) => {
		await page.goto('/low-social-battery')
		const field = page.getByLabel('Your e-mail address')
		await field.fill('ada@gmail.con')
		const request = page.waitForRequest('**/api/waitlist')
		await page.keyboard.press('Enter')
		expect((await request).postDataJSON()).toMatchObject({ email: 'ada@gmail.con' })
		await expect(page.getByText('Check your inbox.')).toBeVisible()
		expect(await violations(page, '[data-lead]')).toEqual([])
		await page.getByRole('button', { name: 'ada@gmail.com' }).click()
		await expect(field).toHaveValue('ada@gmail.com')
		await expect(field).toBeFocused()
		await expect(page.getByText('Check your inbox.')).toBeHidden()
	},
)
