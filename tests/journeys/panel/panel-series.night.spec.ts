import type { Page } from '@playwright/test'
import { readWaitingMails } from '#testing/databases.ts'
import { startLetterSite } from '#testing/letter-site.ts'
import { listenSmtp } from '#testing/listen-smtp.ts'
import { leave, prove } from '../letters.ts'
import { dismissToasts, enter } from '../panel.ts'
import { expect, isTooWide, test, violations } from '../visit.ts'

// A session check returns 401, a request without a recent re-authentication 403.
test.use({ expectedErrors: [/status of (?:401|403|409)/] })

const minuteMs = 60_000
const dayMs = 24 * 60 * minuteMs

type Site = Awaited<ReturnType<typeof startLetterSite>>

test('a predefined series is tested and switched on, and is sent to a person who confirms', async ({
	page,
}) => {
	const smtp = await listenSmtp()
	const site = await startLetterSite({
		smtpUrl: smtp.url,
		limits: { mailsPerHour: 500, lettersPerDay: 1_000 },
	})
	try {
		await signUpAndConfirm(page, site, 'early@example.com', 'introvert-test')
		await enter(page, `${site.address}/waitlist/cartas`)
		await expect(page.getByRole('heading', { name: 'Series', exact: true })).toBeVisible()
		await check(page)
		await page
			.getByRole('button', { name: 'Empezar con esta serie', description: 'Después de un test' })
			.click()
		await expect(page.getByRole('heading', { name: 'Después de un test', level: 1 })).toBeVisible()
		await expect(page.getByText('Falta: una prueba del texto actual').first()).toBeVisible()
		await check(page)
		await dismissToasts(page)

		await test.step('a test email of each letter is sent from its draft', async () => {
			for (const number of [1, 2, 3]) {
				await page.getByRole('link', { name: `Después de un test ${number}` }).click()
				await expect(page.getByLabel('Asunto').first()).not.toHaveValue('')
				if (number === 1) {
					await page.getByLabel('Las pruebas van a').fill('ines@innervolt.app')
					await page.getByRole('button', { name: 'Guardar', exact: true }).click()
					await prove(page)
					await expect(page.getByText('Hay una dirección para las pruebas.')).toBeAttached()
				}
				await page.getByRole('button', { name: 'Enviarme una prueba' }).click()
				await expect(page.getByText(/^Esta carta está lista\./)).toBeVisible()
				await dismissToasts(page)
				if (number === 1) await check(page)
				await page.getByRole('link', { name: 'Volver a la serie' }).click()
			}
			expect(smtp.received.splice(0).flatMap(({ to }) => to)).toHaveLength(12)
		})

		await test.step('the series is switched on after the password is entered', async () => {
			site.clock.advance(11 * minuteMs)
			await expect(page.getByText('Lista para salir.')).toHaveCount(3)
			await page.getByRole('button', { name: 'Encender la serie' }).click()
			await check(page)
			await page.getByRole('dialog').getByRole('button', { name: 'Encender' }).click()
			await prove(page)
			await expect(page.getByText(/^Está encendida desde el/)).toBeVisible()
			await dismissToasts(page)
			await check(page)
		})

		await test.step('a person who confirms gets each letter once, at its time', async () => {
			site.clock.advance(minuteMs)
			await signUpAndConfirm(page, site, 'lena@example.com', 'introvert-test-de')
			await signUpAndConfirm(page, site, 'other@example.com', 'regional-gb')
			await site.send()
			await site.send()
			const [first, ...others] = smtp.received.splice(0)
			expect(others).toEqual([])
			expect(first?.to).toEqual(['lena@example.com'])
			expect(first?.raw).toMatch(/^Subject: =\?UTF-8\?Q\?Wof=C3=BCr|^Subject: Wof/m)
			expect(first?.raw).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click/m)
			site.clock.advance(6 * dayMs)
			await site.send()
			expect(smtp.received).toEqual([])
			site.clock.advance(dayMs)
			await site.send()
			expect(smtp.received.splice(0).map(({ to }) => to)).toEqual([['lena@example.com']])
		})

		await test.step('the figures of the series and of one letter are shown', async () => {
			await enter(page, page.url())
			await expect(page.getByText(/^Enviadas: 1\s· por salir: 0/).first()).toBeVisible()
			await check(page)
			await page.getByRole('link', { name: 'Después de un test 1' }).click()
			await expect(page.getByText('Sale sola con su serie. Enviadas hasta ahora: 1.')).toBeVisible()
			await check(page)
			await page.getByRole('link', { name: 'Su serie' }).click()
			await page.getByRole('button', { name: 'Apagar la serie' }).click()
			await expect(page.getByText(/^Está apagada/)).toBeVisible()
			site.clock.advance(30 * dayMs)
			await site.send()
			expect(smtp.received).toEqual([])
			await enter(page, `${site.address}/waitlist/cartas`)
			await expect(page.getByRole('row', { name: /Después de un test/ })).toContainText('apagada')
			await check(page)
		})
	} finally {
		await leave(page)
		await site.close()
		await smtp.close()
	}
})

async function check(page: Page): Promise<void> {
	expect(await violations(page)).toEqual([])
	await page.setViewportSize({ width: 360, height: 740 })
	expect(await isTooWide(page)).toBe(false)
	await page.setViewportSize({ width: 1440, height: 900 })
}

async function signUpAndConfirm(
	page: Page,
	{ address, db }: Site,
	email: string,
	source: string,
): Promise<void> {
	const signUp = await page.request.post(`${address}/api/waitlist`, {
		data: { email, source, consent: 'yes', locale: source.endsWith('-de') ? 'de' : 'en' },
	})
	expect(signUp.status()).toBe(202)
	const mails = await readWaitingMails(db)
	const text = mails.find(({ recipient }) => recipient === email)?.text ?? ''
	const { pathname, search } = new URL(/https?:\S+\/waitlist\/confirm\S+/.exec(text)?.[0] ?? '')
	const confirmed = await page.request.post(address + pathname + search)
	expect(confirmed.status()).toBe(200)
}
