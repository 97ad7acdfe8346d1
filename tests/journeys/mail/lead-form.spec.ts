import { DatabaseSync } from 'node:sqlite'
import type { Locator, Page } from '@playwright/test'
import { answerAll, open, quizzes, seeQuestion, seeResult, start } from '#testing/quiz.ts'
import { createProofOfWork } from '#platform/http/proof-of-work.ts'
import { testKeys } from '#testing/keys.ts'
import { mailWithLink } from '../mails.ts'
import { expect, hold, test, violations, waitForFonts } from '../visit.ts'

test.use({ expectedErrors: [/status of [45]\d\d|ERR_FAILED|ERR_INTERNET_DISCONNECTED/] })

test('the form shows an error at its field; success replaces the form and offers the next step', async ({
	page,
}) => {
	await page.clock.install()
	await page.goto('/low-social-battery')
	const field = page.getByLabel('Your e-mail address')
	await field.focus()
	await page.keyboard.press('Enter')
	await expect(field).toBeFocused()
	await expect(field).toHaveAccessibleDescription('Please enter your address.')
	await field.fill('ada')
	await page.keyboard.press('Enter')
	await seeRefusedAddress(page, field)

	await field.fill(`ada-${crypto.randomUUID()}@gmx.de`)
	await page.keyboard.press('Enter')
	await seeSuccess(page, 'Check your inbox.')
	await expect(field).toBeHidden()
	const inbox = page.getByRole('link', { name: 'Open GMX' })
	await expect(inbox).toHaveAttribute('href', 'https://www.gmx.net/')
	await expect(page.getByRole('link', { name: 'Try Your week meanwhile' })).toBeVisible()
	await expect(
		page.locator('[data-lead] p').filter({ has: page.locator('[data-mail]') }),
	).toHaveText(
		/^The e-mail comes from no-reply@\S+, with the subject “Please confirm your e-mail address”\./,
	)
	const again = page.getByRole('button', { name: 'Send it again' })
	await expect(again).toBeHidden()
	expect(await violations(page, '[data-lead]')).toEqual([])

	await test.step('after two minutes the email can be sent again, once', async () => {
		await page.clock.fastForward('02:01')
		const request = page.waitForRequest('**/api/waitlist')
		await again.click()
		expect((await request).postDataJSON()).toMatchObject({ email: expect.stringMatching(/^ada-/) })
		await expect(
			page.locator('[data-lead]').getByText(/Done\. If you are not on the list yet/),
		).toBeVisible()
		await expect(again).toHaveCount(0)
		expect(await violations(page, '[data-lead]')).toEqual([])
	})
})

for (const [index, { path, total, allA }] of quizzes.entries()) {
	// One island runs both tests.
	const tag = index === 0 ? [] : '@night'
	test(
		`a visitor signs up from the result of ${path}, which remains on the page`,
		{ tag },
		async ({ page }) => {
			await page.goto('/?utm_source=newsletter')
			await open(page, `${path}?utm_source=mastodon&utm_campaign=winter`)
			await start(page)
			await answerAll(page, 'a'.repeat(total))
			await seeResult(page, allA)
			const email = `abcd1234-${crypto.randomUUID()}@example.com`
			const field = page.getByLabel('Your e-mail address')
			// The address contains letters that are shortcut keys of the answers. In the field they must be plain letters.
			await field.pressSequentially(email)
			const [request] = await Promise.all([
				page.waitForRequest('**/api/waitlist'),
				page.getByRole('button', { name: 'Tell me' }).click(),
			])
			await seeSuccess(page, 'Check your inbox.')
			expect(await violations(page, '[data-lead]')).toEqual([])
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

			// After going back to the last question and to the result again, the form is new and works.
			await page.goBack()
			await seeQuestion(page, total, total)
			await page.keyboard.press('a')
			await seeResult(page, allA)
			await expect(field).toHaveValue('')
			await field.fill('ada')
			await page.keyboard.press('Enter')
			await seeRefusedAddress(page, field)
		},
	)
}

for (const { path, label, button, said, title, last } of [
	{
		path: '/',
		label: 'Your e-mail address',
		button: 'Tell me',
		said: {
			0: 'You seem to be offline.',
			429: 'Too many attempts from your connection.',
			503: 'That did not save.',
		},
		title: 'reports that the browser is offline, and can be sent once the connection is back',
		last: sendWhenBackOnline,
	},
	{
		path: '/deutschland',
		label: 'Deine E-Mail-Adresse',
		button: 'Benachrichtigen',
		said: {
			0: 'Du bist anscheinend offline.',
			429: 'Zu viele Versuche über deinen Anschluss.',
			503: 'Das wurde nicht gespeichert.',
		},
		title: 'accepts an address with an international domain',
		last: sendInternationalDomain,
	},
	{
		path: '/brasil',
		label: 'Seu e-mail',
		button: 'Quero saber',
		said: {
			0: 'Parece que você está sem internet.',
			429: 'Muitas tentativas pela sua conexão.',
			503: 'Não foi possível salvar.',
		},
		title: 'names the letters that not all mail servers accept',
		last: refuseLetters,
	},
])
	test(
		`the form on ${path} says why it was not sent, and keeps the address in the field; then it ${title}`,
		{
			tag: path === '/' ? [] : '@night',
		},
		async ({ page }) => {
			await page.goto(path)
			if (path === '/') await openPremiumForm(page)
			// The web font shifts sections, so that a press could miss.
			await waitForFonts(page)
			const field = page.getByLabel(label)
			await field.fill('ada@example.com')
			for (const [status, sentence] of Object.entries(said)) {
				await page.route('**/api/waitlist', (route) =>
					status === '0' ? route.abort() : route.fulfill({ status: Number(status), json: {} }),
				)
				await page.getByRole('button', { name: button }).click()
				await expect(field).toBeFocused()
				await expect(field).toHaveAccessibleDescription(new RegExp(`^${sentence}`))
				await expect(field).toHaveAttribute('aria-invalid', 'false')
				await expect(field).toHaveValue('ada@example.com')
				await page.unroute('**/api/waitlist')
			}
			await last(page, field)
		},
	)

test(
	'while the form is being sent, its button says so and further presses are ignored',
	{ tag: '@night' },
	async ({ page }) => {
		await page.goto('/')
		await openPremiumForm(page)
		await waitForFonts(page)
		const release = await hold(page, '**/api/waitlist')
		let requests = 0
		page.on('request', (request) => (requests += request.url().endsWith('/api/waitlist') ? 1 : 0))
		const field = page.getByLabel('Your e-mail address')
		await field.fill(`once-${crypto.randomUUID()}@example.com`)
		const button = page.getByRole('button', { name: 'Tell me' })
		const width = (await button.boundingBox())?.width
		await button.dblclick()
		await field.press('Enter')
		const sending = page.getByRole('button', { name: 'Sending…' })
		expect((await sending.boundingBox())?.width).toBe(width)
		expect(await violations(page, '[data-lead]')).toEqual([])
		release()
		await seeSuccess(page, 'Check your inbox.')
		expect(requests).toBe(1)
	},
)

test('a challenge from the server is solved, and the same form is sent again with its solution', async ({
	page,
}) => {
	const task = { cost: 10, keyPrefix: '0' }
	const proof = createProofOfWork({ mode: 'always', keys: testKeys, formsPerClient: 1, task })
	const form = { isScriptless: false, address: '192.0.2.1' }
	const asked = await proof.demand({ ...form, solution: undefined })
	const refusal = { status: 429, json: { error: 'too-many', ...asked } }
	await page.route('**/api/waitlist', (route) => route.fulfill(refusal), { times: 1 })
	const sent: Record<string, string>[] = []
	page.on('request', (request) => {
		if (request.url().endsWith('/api/waitlist')) sent.push(request.postDataJSON())
	})
	await page.goto('/low-social-battery')
	await page.getByLabel('Your e-mail address').fill(`bob-${crypto.randomUUID()}@example.com`)
	await page.keyboard.press('Enter')
	await seeSuccess(page, 'Check your inbox.')
	const [first, { altcha, ...second } = {}] = sent
	expect(second).toEqual(first)
	expect(await proof.demand({ ...form, solution: altcha })).toHaveProperty('limits')
})

test(
	'axe finds no violations on the pages of the waitlist',
	{ tag: '@night' },
	async ({ page }) => {
		for (const address of ['/waitlist/sent', '/waitlist/confirm', '/waitlist/unsubscribe']) {
			await page.goto(address)
			expect(await violations(page)).toEqual([])
		}
	},
)

test('without scripts the form leads to a page with the success message or the error', async ({
	browser,
}) => {
	const context = await browser.newContext({ javaScriptEnabled: false })
	const page = await context.newPage()
	await page.goto('/')
	await openPremiumForm(page)
	await page.getByLabel('Your e-mail address').fill('plain@gmail.com')
	await page.getByRole('button', { name: 'Tell me' }).click()
	await expect(page).toHaveURL(/\/waitlist\/sent\?lang=en&source=premium&inbox=gmail$/)
	await expect(page.getByRole('link', { name: 'Open Gmail' })).toBeVisible()
	await expect(
		page.getByText(/with the subject “Please confirm your e-mail address”/),
	).toBeVisible()
	await expect(page.getByText(/^Nothing there after two minutes/)).toBeVisible()
	await expect(page.getByRole('button', { name: 'Send it again' })).toBeVisible()
	await expect(page.getByRole('heading', { level: 1 })).toHaveText('Check your inbox.')

	await page.goto('/')
	await openPremiumForm(page)
	await page.getByLabel('Your e-mail address').fill('josé@example.com')
	await page.getByRole('button', { name: 'Tell me' }).click()
	await expect(page.getByRole('heading', { level: 1 })).toHaveText(
		/Not every e-mail reaches that address/,
	)
	await expect(page.getByText('not every mail server accepts é.')).toBeVisible()
	await expect(page.getByLabel('Your e-mail address')).toHaveValue('josé@example.com')

	await page.goto('/social-battery-drained')
	await page.getByLabel('Your e-mail address').fill('plain')
	await page.getByRole('button', { name: 'Tell me' }).click()
	const field = page.getByLabel('Your e-mail address')
	await expect(field).toHaveValue('plain')
	await expect(field).toHaveAccessibleDescription(/^It needs something before the @/)
	await expect(field).toBeFocused()
	// A touch target must be at least 44 px high.
	expect((await field.boundingBox())?.height).toBeGreaterThanOrEqual(44)
	await context.close()
})

test('a visitor signs up, confirms by the link in the email, and unsubscribes', async ({
	page,
}) => {
	await page.goto('/')
	await openPremiumForm(page)
	await waitForFonts(page)
	const address = `ada-${crypto.randomUUID()}@example.com`
	await page.getByLabel('Your e-mail address').fill(address)
	await page.getByRole('button', { name: 'Tell me' }).click()
	await seeSuccess(page, 'Check your inbox.')

	await page.goto((await mailWithLink(address, 'confirm')).link)
	await page.reload()
	await expect(page.getByRole('heading', { level: 1 })).toHaveText('One step is left.')
	expect(await violations(page)).toEqual([])
	await page.getByRole('main').getByRole('button').click()
	await expect(page.getByRole('heading', { level: 1 })).toHaveText('You are on the list.')

	await page.goto((await mailWithLink(address, 'unsubscribe')).link)
	await page.getByRole('button', { name: 'Unsubscribe' }).click()
	await expect(page.getByRole('heading', { level: 1 })).toHaveText('You are unsubscribed.')
})

async function sendWhenBackOnline(page: Page, field: Locator): Promise<void> {
	await field.fill(`offline-${crypto.randomUUID()}@example.com`)
	await page.context().setOffline(true)
	await page.keyboard.press('Enter')
	await expect(field).toHaveAccessibleDescription(/^You seem to be offline\./)
	await page.context().setOffline(false)
	await page.keyboard.press('Enter')
	await seeSuccess(page, 'Check your inbox.')
}

async function sendInternationalDomain(page: Page, field: Locator): Promise<void> {
	const name = `jose${crypto.randomUUID()}`
	await field.fill(`${name}@exämple.de`)
	await page.keyboard.press('Enter')
	await seeSuccess(page, 'Schau in dein Postfach.')
	// Chromium sends the domain in ASCII, other browsers send it as typed.
	expect(rowOf(`${name}@xn--exmple-cua.de`)).toMatchObject({ source: 'regional-de' })
}

async function refuseLetters(page: Page, field: Locator): Promise<void> {
	await field.fill('josé.ñ@example.com')
	await page.keyboard.press('Enter')
	await expect(field).toHaveAccessibleDescription(/aceita é, ñ\.$/)
	await expect(field).toHaveAttribute('aria-invalid', 'true')
	await expect(field).toHaveValue('josé.ñ@example.com')
}

/** Expects the success message, which replaces the form, to have the focus. */
async function seeSuccess(page: Page, title: string): Promise<void> {
	const success = page.getByRole('status').filter({ hasText: title })
	await expect(success).toBeVisible()
	await expect(success).toBeFocused()
}

async function seeRefusedAddress(page: Page, field: Locator): Promise<void> {
	await expect(field).toBeFocused()
	await expect(field).toHaveAttribute('aria-invalid', 'true')
	await expect(field).toHaveAccessibleDescription(/^That address does not work\./)
	expect(await violations(page, '[data-lead]')).toEqual([])
}

function rowOf(email: string): object | undefined {
	const database = new DatabaseSync('test-results/data/innervolt.sqlite', { readOnly: true })
	const row = database
		.prepare(
			`select w.source, w.status, c.utm_source, c.utm_campaign, c.referrer_host
			from waitlist_emails w join consents c on c.person_id = w.id where w.email = ?`,
		)
		.get(email)
	database.close()
	return row && { ...row }
}

/** Opens the disclosure that contains the form for Premium. */
async function openPremiumForm(page: Page): Promise<void> {
	await page.getByText('Tell me when it is ready').click()
}
