import { departuresOf } from '#features/letters/rules/letter-timing.ts'
import { insertDraft, insertPeople } from '#testing/letters.ts'
import { startLetterSite } from '#testing/letter-site.ts'
import { listenSmtp } from '#testing/listen-smtp.ts'
import { enterLetters, leave } from '../letters.ts'
import { enter } from '../panel.ts'
import { expect, isTooWide, test, violations } from '../visit.ts'

const timezoneId = 'Europe/Madrid'

// Expects the same errors as panel-refusals.night.spec.ts.
test.use({
	timezoneId,
	expectedErrors: [/status of (?:401|403|409)|^Blocked script execution in '[^']*\/letter\/mail\?/],
})

const hourMs = 3_600_000

test('a letter is scheduled, withdrawn, scheduled again, and sent at nine in the time zone of each country', async ({
	page,
}) => {
	const smtp = await listenSmtp()
	const limits = { mailsPerHour: 500, lettersPerDay: 1_000 }
	const site = await startLetterSite({ smtpUrl: smtp.url, limits })
	try {
		const codes = ['DE', 'US', 'IN', null]
		await insertPeople(
			site.db,
			Array.from({ length: 60 }, (_, index) => ({ country: codes[index % codes.length] ?? null })),
		)
		await insertDraft(site.db, { campaign: 'letter-we-open' })
		await site.db.write((transaction) =>
			transaction.updateTable('admins').set({ email: 'ines@innervolt.app' }).execute(),
		)
		const day = new Date(site.clock.now() + 3 * 24 * hourMs).toISOString().slice(0, 10)
		const at = `${day}T09:00`
		const { first, last } = departuresOf({ at, clock: 'reader', zone: timezoneId })

		await enterLetters(page, site.address)
		await page.getByRole('link', { name: 'We open', exact: true }).click()
		const when = page.getByLabel('Cuándo sale')
		await when.selectOption({ label: 'El día y la hora que elijas' })
		await page.getByLabel('Día y hora').fill('2020-01-01T09:00')
		await expect(page.getByText('La hora de salida ya pasó')).toBeVisible()
		await page.getByLabel('Día y hora').fill(at)
		await expect(page.getByText(`Es la hora de ${timezoneId}`)).toBeVisible()
		expect(await violations(page)).toEqual([])
		await when.selectOption({ label: 'A la hora de cada país' })
		await expect(page.getByText('Cuenta el reloj del país')).toBeVisible()
		await expect(page.getByText('La hora de salida está por llegar.')).toBeAttached()
		await page.setViewportSize({ width: 360, height: 740 })
		expect(await isTooWide(page)).toBe(false)

		// A change of the departure time requires no new test email.
		const schedule = async () => {
			await page.getByRole('button', { name: 'Programar para 60' }).click()
			const dialog = page.getByRole('dialog')
			await dialog.getByLabel(/Escribe .* para confirmar/).fill('60')
			await dialog.getByRole('button', { name: 'Programar para 60 personas' }).click()
		}
		await schedule()
		await expect(page.getByText('Sale a la hora de cada país')).toBeVisible()
		expect(await violations(page)).toEqual([])
		expect(await isTooWide(page)).toBe(false)
		await page.getByRole('link', { name: 'Cartas' }).first().click()
		await expect(page.getByRole('row', { name: /We open/ })).toContainText('sale el')
		await page.getByRole('link', { name: 'We open', exact: true }).click()
		await page.getByRole('button', { name: 'Deshacer' }).click()
		await expect(page.getByLabel('Día y hora')).toHaveValue(at)
		await site.send()
		await schedule()
		await expect(page.getByText('Sale a la hora de cada país')).toBeVisible()

		site.clock.advance(first - site.clock.now())
		await site.send()
		expect(smtp.received.flatMap(({ to }) => to)).toHaveLength(15)
		// Logs in again, because the session has ended since the clock was advanced.
		await enter(page, page.url())
		await expect(page.getByText('Ahora espera la hora de los demás países')).toBeVisible()
		await page.setViewportSize({ width: 1440, height: 900 })
		expect(await violations(page)).toEqual([])
		site.clock.advance(last - site.clock.now())
		await site.send()
		await enter(page, page.url())
		await expect(page.getByText('De 60 cartas, 60 fueron aceptadas')).toBeVisible()
		expect(new Set(smtp.received.flatMap(({ to }) => to)).size).toBe(60)
	} finally {
		await leave(page)
		await site.close()
		await smtp.close()
	}
})
