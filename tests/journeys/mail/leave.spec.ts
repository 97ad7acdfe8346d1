import type { Page } from '@playwright/test'
import { leaveKinds } from '#features/leave/rules/leave-kind.ts'
import { type PageLanguage, pageLanguages } from '#site-map/languages.ts'
import { pages } from '#site-map/pages.ts'
import { words } from '#cms/reader/entries.ts'
import { mailTo } from '../mails.ts'
import { expect, isTooWide, test, violations } from '../visit.ts'

test.use({ viewport: { width: 360, height: 740 }, expectedErrors: [/status of 400/] })

const number = /\d{4}-[0-9A-Z]{4}-[0-9A-Z]{4}/

test('a German cancellation has the labels required by law, and two simultaneous presses count as one', async ({
	page,
}) => {
	await page.goto('/deutschland')
	await page.getByRole('link', { name: 'Verträge hier kündigen', exact: true }).click()
	expect(new URL(page.url()).pathname).toBe(pages.leave.de)
	await expect(page.locator('#cancel')).toBeInViewport()
	const { address, fill } = await filled(page, 'cancel', 'de')
	await fill()
	await press(page, 'Weiter')
	await see(page, 'Prüfen und bestätigen')
	await page.getByRole('button', { name: 'jetzt kündigen', exact: true }).dblclick()
	await see(page, 'Deine Kündigung ist eingegangen')
	await seeReceipt(page, address, 'Ich kündige den Vertrag.')
	await page.goto('/deutschland')
	await page.getByRole('link', { name: 'Vertrag widerrufen', exact: true }).click()
	await (await filled(page, 'withdraw', 'de')).fill()
	await press(page, 'Weiter')
	await expect(page.getByRole('button', { name: 'Widerruf bestätigen', exact: true })).toBeVisible()
})

test.describe('without scripts', () => {
	test.use({ javaScriptEnabled: false })

	test(
		'the landing page’s link for Argentine withdrawals leads to a form and its receipt, even after a missing field and a correction',
		{ tag: '@night' },
		async ({ page }) => {
			await page.goto('/')
			await page.getByRole('link', { name: 'Botón de arrepentimiento' }).click()
			const { address, fill } = await filled(page, 'regret', 'en')
			await page.locator('#regret-name').fill('Ada Lovelace')
			await press(page, 'Continue')
			await see(page, 'Something is missing')
			const email = page.locator('#regret-email')
			await expect(email).toHaveAccessibleDescription(/^Enter an e-mail address/)
			await expect(page.locator('#regret-name')).toHaveValue('Ada Lovelace')
			await fill()
			await press(page, 'Continue')
			await press(page, 'Change something')
			await expect(email).toHaveValue(address)
			await press(page, 'Continue')
			await press(page, 'Undo the purchase')
			await see(page, 'We have received your decision')
			await seeReceipt(page, address, 'I make use of my right to undo the purchase.')
		},
	)

	test('a Portuguese cancellation gets a receipt', { tag: '@night' }, async ({ page }) => {
		await page.goto('/brasil')
		await page.getByRole('link', { name: 'Cancelar ou desistir' }).click()
		await page.getByRole('heading', { name: 'Cancelar um contrato' }).click()
		const { address, fill } = await filled(page, 'cancel', 'pt')
		await fill()
		await press(page, 'Continuar')
		await press(page, 'Cancelar agora')
		await see(page, 'Recebemos o seu cancelamento')
		await seeReceipt(page, address, 'Cancelo o contrato.')
	})
})

for (const language of pageLanguages)
	for (const javaScriptEnabled of [true, false])
		test.describe(`${language}, script: ${javaScriptEnabled}`, { tag: '@night' }, () => {
			test.use({ javaScriptEnabled })
			for (const kind of leaveKinds)
				test(`a form of the kind “${kind}” leads to its receipt`, async ({ page }) => {
					// Only these two forms are checked with axe, because the other forms have no fields that these lack.
					const isChecked = javaScriptEnabled && (kind === 'cancel' || kind === 'complain')
					const { kinds, next } = words('leave', language)
					const { title, confirm, declaration, received } = kinds[kind]
					await page.goto(`${pages.leave[language]}?from=app`)
					await page.getByRole('heading', { name: title }).click()
					const { address, fill } = await filled(page, kind, language)
					if (kind === 'complain') await page.locator('#complain-text').fill('Too loud.')
					await fill()
					if (isChecked) await seeAccessible(page)
					await press(page, next)
					if (isChecked) await seeAccessible(page)
					await press(page, confirm)
					await see(page, received)
					if (isChecked) await seeAccessible(page)
					await seeReceipt(page, address, declaration)
				})
		})

async function filled(page: Page, kind: (typeof leaveKinds)[number], language: PageLanguage) {
	const address = `leave-${crypto.randomUUID()}@example.com`
	await expect(page.locator('html')).toHaveAttribute('lang', new RegExp(`^${language}`))
	return {
		address,
		fill: async () => {
			await page.locator(`#${kind}-name`).fill('Ada Lovelace')
			await page.locator(`#${kind}-email`).fill(address)
		},
	}
}

async function press(page: Page, label: string): Promise<void> {
	await page.getByRole('button', { name: label, exact: true }).and(page.locator(':visible')).click()
}

async function see(page: Page, title: string): Promise<void> {
	await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
}

/** Expects the page and the email to have the same number and declaration, with the time and its zone. */
async function seeReceipt(page: Page, address: string, declaration: string): Promise<void> {
	const shown = await page.locator('main').innerText()
	const [own = ''] = number.exec(shown) ?? []
	const mail = await mailTo(address)
	for (const text of [shown, mail.text]) {
		expect(text).toContain(own)
		expect(text).toContain(declaration)
		expect(text).toContain('UTC')
	}
	expect(mail.subject).toContain(own)
}

async function seeAccessible(page: Page): Promise<void> {
	expect(await violations(page)).toEqual([])
	expect(await isTooWide(page)).toBe(false)
}
