import { globSync, readFileSync } from 'node:fs'
import { expect, test, violations } from './visit.ts'

/** A wrong address is answered with a status that the browser reports. */
test.use({ expectedErrors: [/status of 4\d\d/] })

test('a wrong address is said beside the field, which has the focus', async ({ page }) => {
	await page.goto('/')
	await page.getByLabel('Your e-mail address').fill('ada')
	await page.keyboard.press('Enter')
	await expect(page.getByRole('status')).toContainText('That address does not work.')
	await expect(page.getByLabel('Your e-mail address')).toBeFocused()
})

test('without scripts the form leads to a page that says the same', async ({ browser }) => {
	const context = await browser.newContext({ javaScriptEnabled: false })
	const page = await context.newPage()
	await page.goto('/')
	await page.getByLabel('Your e-mail address').fill('plain@example.com')
	await page.getByRole('button', { name: 'Tell me' }).click()
	await expect(page).toHaveURL(/\/waitlist\/sent\?lang=en$/)
	await expect(page.getByRole('heading', { level: 1 })).toHaveText('Look in your inbox.')
	await context.close()
})

test('one signs up, presses the button of the mail, and unsubscribes', async ({ page }) => {
	await page.goto('/')
	// The server takes whoever is faster than reading for a program.
	await expect.poll(() => page.evaluate(() => performance.now())).toBeGreaterThan(1_600)
	const address = `ada-${Date.now()}@example.com`
	await page.getByLabel('Your e-mail address').fill(address)
	await page.getByRole('button', { name: 'Tell me' }).click()
	await expect(page.getByRole('status')).toContainText('Look in your inbox.')
	await expect(page.getByRole('status')).toBeFocused()

	await expect.poll(() => linkFor(address, 'confirm')).toBeTruthy()
	await page.goto(linkFor(address, 'confirm'))
	await page.reload()
	await expect(page.getByRole('heading', { level: 1 })).toHaveText('One press is missing.')
	expect(await violations(page)).toEqual([])
	await page.getByRole('main').getByRole('button').click()
	await expect(page.getByRole('heading', { level: 1 })).toHaveText('You are on the list.')

	await page.goto(linkFor(address, 'unsubscribe'))
	await page.getByRole('button', { name: 'Unsubscribe' }).click()
	await expect(page.getByRole('heading', { level: 1 })).toHaveText('No more mail.')
})

/** The path of a link in the mail to this address; empty while there is none. */
function linkFor(address: string, purpose: string): string {
	const mail = globSync('test-results/data/outbox/*.eml')
		.map((file) =>
			readFileSync(file, 'utf8')
				.replace(/=\r?\n/g, '')
				.replaceAll('=3D', '='),
		)
		.find((text) => text.includes(address))
	return new RegExp(`/waitlist/${purpose}\\?token=[\\w.~-]+`).exec(mail ?? '')?.[0] ?? ''
}
