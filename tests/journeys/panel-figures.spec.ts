import { createSecretKey } from 'node:crypto'
import type { Page } from '@playwright/test'
import { createSignedLinks } from '#server/platform/mail/signed-links.ts'
import { startLetterSite } from '#testing/letter-site.ts'
import { listenSmtp } from '#testing/listen-smtp.ts'
import { leave } from './letters.ts'
import { dismissToasts, enter } from './panel.ts'
import { expect, isTooWide, test, violations } from './visit.ts'

// Whether there is a session is answered by 401, a link that was cut by 404.
test.use({ expectedErrors: [/status of 40[14]/] })

/** Of its own, because goals and the mail on Mondays belong to all who use the account. */
async function withSite(
	page: Page,
	work: (site: Awaited<ReturnType<typeof startLetterSite>>) => Promise<void>,
): Promise<void> {
	const smtp = await listenSmtp()
	const site = await startLetterSite({
		smtpUrl: smtp.url,
		limits: { mailsPerHour: 500, lettersPerDay: 1_000 },
	})
	try {
		await work(site)
	} finally {
		await leave(page)
		await site.close()
		await smtp.close()
	}
}

/** On a narrow phone in the dark, and as it was. */
async function look(page: Page): Promise<void> {
	expect(await violations(page)).toEqual([])
	const before = page.viewportSize()
	await page.setViewportSize({ width: 360, height: 740 })
	await page.emulateMedia({ colorScheme: 'dark' })
	expect(await isTooWide(page)).toBe(false)
	expect(await violations(page)).toEqual([])
	await page.emulateMedia({ colorScheme: 'light' })
	if (before) await page.setViewportSize(before)
}

test('goals are set for a week, shown with what was reached, and taken back', async ({ page }) => {
	await withSite(page, async ({ address }) => {
		await enter(page, `${address}/waitlist/entradas?days=today`)
		await expect(page.getByText('Todavía no hay ninguna meta.')).toBeVisible()
		await page.getByText('Cambiar las metas').click()
		const visits = page.getByLabel('Visitas por semana')
		const save = page.getByRole('button', { name: 'Guardar las metas' })
		await visits.fill('0')
		await save.click()
		await expect(visits).toBeFocused()
		await expect(page.getByText('Todavía no hay ninguna meta.')).toBeVisible()
		await visits.fill('1200')
		await save.click()
		await expect(page.getByText('Visitas: 0 de 1.200')).toBeVisible()
		await dismissToasts(page)
		await look(page)
		await page.reload()
		await expect(page.getByText('Visitas: 0 de 1.200')).toBeVisible()
		await page.getByText('Cambiar las metas').click()
		await visits.fill('')
		await save.click()
		await expect(page.getByText('Todavía no hay ninguna meta.')).toBeVisible()
	})
})

test('the mail on Mondays has a language of its own, and its link ends it by a button', async ({
	page,
}) => {
	await withSite(page, async ({ address, db, store }) => {
		await enter(page, `${address}/waitlist/ajustes`)
		await expect(page.getByText(/^Todavía no llega a ninguna parte/)).toBeVisible()
		await page.getByRole('radio', { name: 'alemán' }).check()
		await expect(page.getByText('Vale desde el próximo lunes.')).toBeVisible()
		await dismissToasts(page)
		await look(page)
		const { id } = await db.read.selectFrom('admins').select('id').executeTakeFirstOrThrow()
		expect(await store.weekly.languageOf(id)).toBe('de')

		const links = createSignedLinks(address, createSecretKey(Buffer.alloc(32, 1)))
		const link = links.url('weekly', id, 'es')
		await page.goto(link)
		await expect(page.getByRole('heading', { level: 1 })).toHaveText(
			'¿Dejar el correo de los lunes?',
		)
		await look(page)
		expect(await store.weekly.languageOf(id)).toBe('de')
		await page.getByRole('button', { name: 'Dejar de recibirlo' }).click()
		await expect(page.getByRole('heading', { level: 1 })).toHaveText(
			'El correo de los lunes ya no llega.',
		)
		expect(await store.weekly.languageOf(id)).toBeNull()
		await page.goto(link.replace('token=', 'token=x'))
		await expect(page.getByRole('heading', { level: 1 })).toHaveText('Este enlace no funciona.')
		await page.goto(`${address}/waitlist/ajustes`)
		await expect(page.getByRole('radio', { name: 'No enviarlo' })).toBeChecked()
	})
})

test('a dead mail server is said above every place, with since when and why', async ({ page }) => {
	await withSite(page, async ({ address }) => {
		await page.route('**/api/admin/findings', async (route) => {
			const answer = await route.fetch()
			const deadMailServer = { since: '2026-01-05T09:10:00.000Z', code: 'ECONNREFUSED' }
			await route.fulfill({ json: { ...(await answer.json()), deadMailServer } })
		})
		await enter(page, `${address}/waitlist`)
		for (const place of ['', '/entradas', '/cartas', '/ajustes']) {
			await page.goto(`${address}/waitlist${place}`)
			await expect(
				page.getByText(/^Tu servidor de correo no atiende \(ECONNREFUSED\), desde el .*9:10/),
			).toBeVisible()
		}
		await look(page)
	})
})
