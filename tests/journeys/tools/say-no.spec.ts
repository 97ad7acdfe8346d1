import type { Page } from '@playwright/test'
import { pages } from '#site-map/pages.ts'
import { expect, test, violations } from '../visit.ts'

const message = (page: Page) => page.locator('[data-message]')
const choose = (page: Page, name: string, option: string) =>
	page.getByRole('combobox', { name, exact: true }).selectOption({ label: option })

test('five choices make a message, which can be reworded and copied and is stored only in the link', async ({
	page,
	context,
}) => {
	await context.grantPermissions(['clipboard-read', 'clipboard-write'])
	await page.goto('/say-no')
	await expect(message(page)).toHaveText(/^Thanks for asking, but/)
	const requests: string[] = []
	page.on('request', (request) => requests.push(`${request.url()} ${request.postData() ?? ''}`))

	await choose(page, 'Who', 'my boss')
	await choose(page, 'What', 'a meeting')
	await choose(page, 'How', 'by e-mail')
	await choose(page, 'How firmly', 'plainly')
	await choose(page, 'How it ends', 'leave it there')
	await expect(message(page).getByText('Subject: The meeting')).toBeVisible()
	await expect(page.getByText('To my boss, by e-mail')).toBeVisible()
	await expect(page.locator('[data-door]')).toHaveAttribute('data-door', 'shut')
	const first = await message(page).textContent()
	await page.getByRole('button', { name: 'Other words' }).click()
	await expect(page.getByText('Wording 2 of 3')).toBeAttached()
	await expect(message(page)).not.toHaveText(first ?? '')
	await page.getByRole('button', { name: 'Copy the message' }).click()
	await expect(page.getByRole('button', { name: 'Copied', exact: true })).toBeVisible()
	expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
		'Hello,\n\nI’d prefer to skip this meeting and get some focused work done, if you don’t mind. I’ll catch up from the notes. I’m around if anything comes up.\n\nBest regards',
	)
	expect(await violations(page)).toEqual([])

	expect(new URL(page.url()).hash).toBe(
		'#who=boss&what=meeting&how=mail&tone=plainly&end=closed&wording=2',
	)
	// The site's own counts may report that the tool is used, but never what the visitor chose.
	expect(requests.filter((request) => /boss|meeting|plainly|closed|notes/.test(request))).toEqual(
		[],
	)
	expect(await page.evaluate(() => [localStorage.length, sessionStorage.length])).toEqual([0, 0])
	expect(await context.cookies()).toEqual([])

	const text = await message(page).textContent()
	await page.reload()
	await expect(message(page)).toHaveText(text ?? '')
	await page.getByRole('banner').getByRole('link', { name: 'Deutsch' }).click()
	await expect(message(page)).toContainText('Bei Fragen erreichen Sie mich jederzeit.')
})

test(
	'only requests that the chosen person would make are offered',
	{ tag: '@night' },
	async ({ page }) => {
		await page.goto('/say-no#who=colleague&what=meeting')
		await expect(message(page)).toContainText('this meeting')
		await choose(page, 'Who', 'family')
		await expect(page.getByRole('combobox', { name: 'What', exact: true })).toHaveValue('tonight')
		const offered = page
			.getByRole('combobox', { name: 'What', exact: true })
			.locator('option:not([disabled])')
		await expect(offered).toHaveCount(7)
	},
)

test(
	'a partly unreadable link opens a message, with a note about the link until the visitor makes a choice',
	{ tag: '@night' },
	async ({ page }) => {
		await page.goto('/say-no#who=<b>x</b>&tone=firmly')
		await expect(message(page)).toHaveText(/^I’m staying in tonight/)
		await expect(page.getByText('A part of this link could not be read.')).toBeVisible()
		await choose(page, 'How', 'out loud')
		await expect(page.getByText('A part of this link could not be read.')).toBeHidden()
		await expect(page.getByText('out loud. Say it once, then stop talking.')).toBeVisible()
		await page.evaluate(() => {
			location.hash = '#who=friend&what=call&end=closed'
		})
		await expect(message(page)).toContainText('not up to a long talk')
		await page.evaluate(() => {
			location.hash = '#main'
		})
		await expect(message(page)).toContainText('not up to a long talk')
	},
)

test(
	'where the clipboard is unavailable, the text of the message is selected',
	{ tag: '@night' },
	async ({ page }) => {
		await page.addInitScript(() => {
			Object.defineProperty(navigator, 'clipboard', { value: undefined })
		})
		await page.goto('/say-no')
		await page.getByRole('button', { name: 'Copy the message' }).click()
		await expect(page.getByRole('status').filter({ hasText: 'are selected' })).toBeVisible()
		expect(await page.evaluate(() => getSelection()?.toString())).toContain('Thanks for asking')
	},
)

test(
	'where the browser has a share sheet, the share button passes the message to it',
	{ tag: '@night' },
	async ({ page }) => {
		await page.addInitScript(() => {
			Object.defineProperty(navigator, 'share', {
				value: (data: unknown) => {
					Reflect.set(globalThis, 'shared', data)
					return Promise.resolve()
				},
			})
		})
		await page.goto('/say-no#how=mail')
		await page.getByRole('button', { name: 'Share', exact: true }).click()
		expect(await page.evaluate<unknown>(() => Reflect.get(globalThis, 'shared'))).toMatchObject({
			title: 'Tonight',
			text: expect.stringMatching(/^Hi,\n\nThanks for asking/),
		})
	},
)

test.describe('on a phone', () => {
	test.use({ viewport: { width: 360, height: 740 } })
	test('the messages are folded by person, and can be copied', async ({ page, context }) => {
		await context.grantPermissions(['clipboard-read', 'clipboard-write'])
		await page.goto('/say-no')
		const messages = page.locator('#ready figure')
		await expect(messages.filter({ visible: true })).toHaveCount(0)
		await page.getByRole('heading', { name: 'How to say no to your boss' }).click()
		await expect(messages.filter({ visible: true })).toHaveCount(10)
		for (const shown of await messages.filter({ visible: true }).all()) {
			await shown.getByRole('button').click()
			await expect(shown.getByRole('status')).toHaveText('Copied')
			expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
				(await shown.locator('p').textContent())?.replaceAll('’', "'"),
			)
		}
	})
})

test.describe('without scripts', () => {
	test.use({ javaScriptEnabled: false })
	for (const path of Object.values(pages.sayNo))
		test(
			`${path} is a list of sixty messages, all visible`,
			{
				tag: path === pages.sayNo.de ? [] : '@night',
			},
			async ({ page }) => {
				await page.goto(path)
				await expect(page.getByRole('combobox')).toHaveCount(0)
				await expect(page.locator('figure button').filter({ visible: true })).toHaveCount(0)
				await expect(page.locator('#ready figure').filter({ visible: true })).toHaveCount(60)
				await page.locator('a[href="#ready"]').first().click()
				await expect(page.locator('#ready h2')).toBeInViewport()
			},
		)
})
