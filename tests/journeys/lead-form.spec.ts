import { globSync, readFileSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'
import type { Page } from '@playwright/test'
import { answerAll, open, quizzes, seeQuestion, seeResult, start } from './quiz.ts'
import { expect, test, violations } from './visit.ts'

/** A refusal has a status that the browser reports. */
test.use({ expectedErrors: [/status of [45]\d\d|ERR_FAILED/] })

for (const theme of ['light', 'dark'] as const)
	for (const path of ['/', '/usa', ...quizzes.map((quiz) => quiz.path)])
		test(`${path} says beside the field what is wrong, and what is right, in the ${theme} theme`, async ({
			page,
		}) => {
			await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' })
			await seeForm(page, path)
			const field = page.getByLabel('Your e-mail address')
			await field.fill('ada')
			await page.keyboard.press('Enter')
			await expect(field).toBeFocused()
			await expect(field).toHaveAttribute('aria-invalid', 'true')
			await expect(field).toHaveAccessibleDescription(/^That address does not work\./)
			expect(await violations(page)).toEqual([])

			await field.fill(`ada-${path.slice(1)}-${theme}@example.com`)
			await page.keyboard.press('Enter')
			await expect(field).toHaveAccessibleDescription(/^Look in your inbox/)
			await expect(page.getByRole('status').filter({ hasText: 'inbox' })).toBeVisible()
			await expect(field).toHaveAttribute('aria-invalid', 'false')
			expect(await violations(page)).toEqual([])
		})

for (const { path, total, allA } of quizzes)
	test(`${path} signs up from its result, which stays in the page`, async ({ page }) => {
		await page.goto('/?utm_source=newsletter')
		await seeForm(page, `${path}?utm_source=mastodon&utm_campaign=winter`)
		await waitToRead(page)
		const email = `abcd1234-${Date.now()}@example.com`
		const field = page.getByLabel('Your e-mail address')
		// The keys of the answers, too: in the field they are letters of an address.
		await field.pressSequentially(email)
		const [request] = await Promise.all([
			page.waitForRequest('**/api/waitlist'),
			page.getByRole('button', { name: 'Tell me' }).click(),
		])
		await expect(page.getByRole('status').filter({ hasText: 'inbox' })).toBeVisible()
		const told = ['email', 'website', 'source', 'consent', 'elapsed', 'referrer']
		expect(Object.keys(request.postDataJSON())).toEqual(told)
		expect(rowOf(email)).toEqual({
			source: path.slice(1),
			status: 'pending',
			utm_source: 'mastodon',
			utm_campaign: 'winter',
			referrer_host: null,
		})
		await expect(page.getByRole('heading', { level: 1, name: allA })).toBeVisible()

		// Back to the last question and to the result again: the form is a new one, and works.
		await page.goBack()
		await seeQuestion(page, total, total)
		await page.keyboard.press('a')
		await seeResult(page, allA)
		await expect(field).toHaveValue('')
		await field.fill('ada')
		await page.keyboard.press('Enter')
		await expect(field).toHaveAccessibleDescription(/^That address does not work\./)
	})

test('a refusal, or no answer at all, loses nothing that was typed', async ({ page }) => {
	await page.goto('/')
	const field = page.getByLabel('Your e-mail address')
	await field.fill('ada@example.com')
	for (const status of [0, 429, 503]) {
		await page.route('**/api/waitlist', (route) =>
			status === 0 ? route.abort() : route.fulfill({ status, json: {} }),
		)
		await page.getByRole('button', { name: 'Tell me' }).click()
		await expect(field).toBeFocused()
		await expect(field).toHaveAccessibleDescription(/^That did not save\./)
		await expect(field).toHaveAttribute('aria-invalid', 'false')
		await expect(field).toHaveValue('ada@example.com')
		await page.unroute('**/api/waitlist')
	}
})

for (const theme of ['light', 'dark'] as const)
	test(`the pages of the waitlist have nothing for axe to find, in the ${theme} theme`, async ({
		page,
	}) => {
		await page.emulateMedia({ colorScheme: theme })
		for (const address of ['/waitlist/sent', '/waitlist/confirm', '/waitlist/unsubscribe']) {
			await page.goto(address)
			expect(await violations(page)).toEqual([])
		}
	})

test('without scripts the form leads to a page that says the same', async ({ browser }) => {
	const context = await browser.newContext({ javaScriptEnabled: false })
	const page = await context.newPage()
	await page.goto('/')
	await page.getByLabel('Your e-mail address').fill('plain@example.com')
	await page.getByRole('button', { name: 'Tell me' }).click()
	await expect(page).toHaveURL(/\/waitlist\/sent\?lang=en$/)
	await expect(page.getByRole('heading', { level: 1 })).toHaveText('Look in your inbox.')

	await page.goto('/')
	await page.getByLabel('Your e-mail address').fill('plain')
	await page.getByRole('button', { name: 'Tell me' }).click()
	const field = page.getByLabel('E-mail')
	await expect(field).toHaveValue('plain')
	await expect(field).toHaveAccessibleDescription(/^That address does not work/)
	await expect(field).toBeFocused()
	await context.close()
})

test('one signs up, presses the button of the mail, and unsubscribes', async ({ page }) => {
	await page.goto('/')
	await waitToRead(page)
	const address = `ada-${Date.now()}@example.com`
	await page.getByLabel('Your e-mail address').fill(address)
	await page.getByRole('button', { name: 'Tell me' }).click()
	await expect(page.getByRole('status')).toContainText('Look in your inbox')

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

/** Opens a page and, where that is a test, takes it to its result. */
async function seeForm(page: Page, address: string): Promise<void> {
	const quiz = quizzes.find(({ path }) => address.startsWith(path))
	if (!quiz) return void (await page.goto(address))
	await open(page, address)
	await start(page)
	await answerAll(page, 'a'.repeat(quiz.total))
	await seeResult(page, quiz.allA)
}

/** The server takes whoever is faster than reading for a program. */
async function waitToRead(page: Page): Promise<void> {
	await expect.poll(() => page.evaluate(() => performance.now())).toBeGreaterThan(1_600)
}

/** What the server has kept of an address. */
function rowOf(email: string): object | undefined {
	const database = new DatabaseSync('test-results/data/innervolt.sqlite', { readOnly: true })
	const row = database
		.prepare(
			`select w.source, w.status, c.utm_source, c.utm_campaign, c.referrer_host
			from waitlist_emails w join consents c on c.signup_id = w.id where w.email = ?`,
		)
		.get(email)
	database.close()
	return row && { ...row }
}

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
