import { sessionLimits } from '#features/accounts/rules/session-limits.ts'
import { bounceLimits } from '#features/bounces/rules/bounce-limits.ts'
import { letterLimits } from '#features/letters/rules/letter-limits.ts'
import { letterMailId } from '#features/bounces/bounces.ts'
import { insertDraft, insertPeople } from '#testing/letters.ts'
import { startLetterSite } from '#testing/letter-site.ts'
import { listenSmtp, refusal } from '#testing/listen-smtp.ts'
import { confirm, enterLetters, leave, pollMs, prove, write } from '../letters.ts'
import { dismissToasts } from '../panel.ts'
import { expect, isTooWide, test, violations } from '../visit.ts'

// A session check returns 401, a request without a recent re-authentication 403. Conflicts and failed saves are
// tested. Playwright's clock is a script, which the frames of emails block.
test.use({
	expectedErrors: [
		/status of (?:401|403|409)|ERR_FAILED|Failed to fetch|^Blocked script execution in '[^']*\/letter\/mail\?/,
	],
})

const hourMs = 3_600_000
const people = 60

test('a letter is written, tested, sent, paused, continued and finished', async ({ page }) => {
	const refused = 'p10@example.com'
	const greylisted = new Set(['p11@example.com'])
	const smtp = await listenSmtp({
		onRcptTo: ({ address }, _session, callback) => {
			if (address === refused) return callback(refusal(550, '5.1.1 No such user'))
			if (greylisted.delete(address)) return callback(refusal(451, '4.7.1 Come back later'))
			return callback()
		},
	})
	const site = await startLetterSite({
		smtpUrl: smtp.url,
		limits: { mailsPerHour: 54, lettersPerDay: 1_000 },
	})
	try {
		await insertPeople(
			site.db,
			Array.from({ length: people }, (_, index) => ({
				locale: index === 1 ? 'es' : index % 3 === 0 ? 'de' : 'en',
			})),
		)

		await enterLetters(page, site.address)
		await expect(page.getByText('Todavía no hay cartas.')).toBeVisible()
		expect(await violations(page)).toEqual([])
		await page.getByRole('button', { name: 'Escribir la primera carta' }).click()
		await page.getByLabel('Nombre de la carta').fill('Abrimos el 2 de marzo')
		await write(page, 0, 'We open on 2 March', 'Hello,\n\n**at last.**\n\n[Look in](/week)')
		await expect(page.getByText('Falta el asunto o el texto en Deutsch, Español.')).toBeVisible()
		await write(page, 1, 'Am 2. März', 'Guten Tag,\n\n- eins\n- zwei')
		await expect(page.getByText('Ahora la recibirían 60 personas')).toBeVisible()
		// Spanish has no pages, but it has a sheet, because one recipient reads Spanish. The sheet may stay empty, because
		// English is chosen below as its fallback.
		await expect(page.getByRole('heading', { name: 'Español 1 persona' })).toBeVisible()
		await page.getByLabel('A quien le falte su idioma').selectOption({ label: 'English' })
		await expect(page.getByText('Cada idioma tiene su texto.')).toBeAttached()
		const mail = page.frameLocator('iframe[title="Vista previa, English"]')
		await expect(mail.getByRole('link', { name: 'Look in' })).toHaveAttribute(
			'href',
			/\/week\?utm_source=letter&utm_medium=email&utm_campaign=letter-abrimos-el-2-de-marzo$/,
		)
		await page.getByText('Solo texto').click()
		await expect(page.getByRole('region', { name: 'Vista previa, Deutsch' })).toContainText(
			'- zwei',
		)

		await page.getByLabel('Las pruebas van a').fill('ines@innervolt.app')
		await page.getByRole('button', { name: 'Guardar', exact: true }).click()
		await prove(page)
		await expect(page.getByText('Hay una dirección para las pruebas.')).toBeAttached()
		await page.getByRole('button', { name: 'Enviarme una prueba' }).click()
		await expect(page.getByText('Nada impide enviar.')).toBeVisible()
		await dismissToasts(page)
		expect(smtp.received.splice(0).map(({ to }) => to)).toEqual([
			['ines@innervolt.app'],
			['ines@innervolt.app'],
		])
		expect(await violations(page)).toEqual([])
		await page.setViewportSize({ width: 360, height: 740 })
		expect(await isTooWide(page)).toBe(false)
		await page.getByRole('radio', { name: 'Deutsch' }).check()
		await expect(page.getByLabel('Asunto').nth(1)).toBeVisible()
		await expect(page.getByLabel('Asunto').nth(0)).toBeHidden()

		// The login counts as re-authentication for ten minutes, so the first confirmation asks for no password.
		await confirm(page, '60')
		await expect(page.getByText('Todavía no salió ninguna')).toBeVisible()
		await page.getByRole('button', { name: 'Deshacer' }).click()
		await expect(page.getByLabel('Nombre de la carta')).toHaveValue('Abrimos el 2 de marzo')
		await site.send()
		site.clock.advance(letterLimits.undoMs + 1)
		await confirm(page, '60')
		await prove(page)
		await expect(page.getByText('Todavía no salió ninguna')).toBeVisible()
		await site.send()
		site.clock.advance(letterLimits.undoMs + 1)
		await site.send()
		await page.clock.fastForward(pollMs)
		await expect(page.getByText('Salieron las primeras 50.')).toBeVisible()
		await page.setViewportSize({ width: 1440, height: 900 })
		const refusalRow = page.getByRole('row', { name: refused })
		await expect(refusalRow).toContainText('550 5.1.1')
		await expect(refusalRow).toContainText('La dirección no existe.')
		expect(await violations(page)).toEqual([])
		await page.setViewportSize({ width: 360, height: 740 })
		expect(await isTooWide(page)).toBe(false)

		await page.getByRole('button', { name: /^Seguir con / }).click()
		await prove(page)
		await site.send()
		await page.clock.fastForward(pollMs)
		await expect(page.getByText(/Van \d+ de 60\./)).toBeVisible()
		await page.getByRole('button', { name: 'Detener' }).click()
		await expect(page.getByText('La carta está detenida.')).toBeVisible()
		await page.getByRole('button', { name: /^Seguir con / }).click()
		await expect(page.getByRole('button', { name: 'Detener' })).toBeVisible()
		site.clock.advance(hourMs)
		await site.send()
		await returnMail(site, 'p0', '550 5.1.1')
		await page.clock.fastForward(pollMs)
		await expect(page.getByText('De 60 cartas, 59 fueron aceptadas')).toBeVisible()
		const returned = page.getByRole('region', { name: 'Devueltas' }).getByRole('row')
		await expect(returned.last()).toContainText('p0@example.com550 5.1.1La dirección no existe.')
		await expect(page.getByRole('row', { name: /^Deutsch/ })).toContainText('1')
		expect(await violations(page)).toEqual([])
		expect(await isTooWide(page)).toBe(false)
		const reached = smtp.received.flatMap(({ to }) => to)
		expect(reached).toHaveLength(people - 1)
		expect(new Set(reached).size).toBe(people - 1)

		await page.getByRole('link', { name: 'Cartas' }).last().click()
		const row = page.getByRole('row', { name: /Abrimos el 2 de marzo/ })
		await expect(row).toContainText('enviada')
		await expect(page.getByRole('columnheader', { name: 'Devueltas' })).toBeAttached()

		await test.step('the owner can remove the bounce mark of a person whose email bounced', async () => {
			await site.store.bounceMailboxes.markFailed('bounces', 'AUTHENTICATIONFAILED')
			site.clock.advance(bounceLimits.deadMailboxMs)
			await page.goto(`${site.address}/waitlist/persona?id=p0`)
			await expect(page.getByText('El buzón de los correos devueltos no se puede')).toBeVisible()
			await expect(
				page.getByText(/Volvió el .* 550 5\.1\.1: La dirección no existe\./),
			).toBeVisible()
			await expect(page.getByText('Rechaza el correo desde')).toBeVisible()
			expect(await violations(page)).toEqual([])
			expect(await isTooWide(page)).toBe(false)
			await page.getByRole('button', { name: 'Quitar la marca de devuelto' }).click()
			await expect(page.getByText('Marca quitada')).toBeVisible()
			await expect(page.getByText('Rechaza el correo desde')).toBeHidden()
		})
	} finally {
		await leave(page)
		await site.close()
		await smtp.close()
	}
})

test(
	'a draft is kept after a failed save and a reload, and does not overwrite what another tab has saved',
	{ tag: '@night' },
	async ({ page }) => {
		const site = await startLetterSite({
			smtpUrl: 'smtp://127.0.0.1:1',
			limits: { mailsPerHour: 500, lettersPerDay: 1_000 },
		})
		try {
			await insertPeople(site.db, [{}, {}])
			await enterLetters(page, site.address)
			await page.getByRole('button', { name: 'Escribir la primera carta' }).click()
			const subject = page.getByLabel('Asunto').nth(0)
			await page.route('**/api/admin/letters/save', (route) => route.abort())
			await subject.fill('We open')
			await expect(page.getByText('No se guardó. El texto sigue aquí.')).toBeVisible()
			await page.unroute('**/api/admin/letters/save')
			await page.reload()
			await expect(subject).toHaveValue('We open')

			const other = await page.context().newPage()
			await other.goto(page.url())
			await other.getByLabel('Asunto').nth(0).fill('Other tab')
			await expect(other.getByText(/guardado a las/)).toBeVisible()
			await subject.fill('This tab')
			await expect(page.getByRole('alert')).toContainText('Otra pestaña guardó esta carta')
			await page.getByRole('button', { name: 'Cargar el texto guardado' }).click()
			await expect(subject).toHaveValue('Other tab')
			await other.close()

			// While the mail server is down, the panel says that the test email could not be sent.
			await page.getByLabel('Texto', { exact: true }).nth(0).fill('On 2 March.')
			await page.getByLabel('Las pruebas van a').fill('ines@innervolt.app')
			site.clock.advance(sessionLimits.proofLifetimeMs)
			await page.getByRole('button', { name: 'Guardar', exact: true }).click()
			await prove(page)
			await expect(page.getByText('Hay una dirección para las pruebas.')).toBeAttached()
			await page.getByRole('button', { name: 'Enviarme una prueba' }).click()
			await expect(page.getByText('No hubo respuesta (ECONNREFUSED).')).toBeVisible()
			await dismissToasts(page)
			await page.getByRole('button', { name: 'Borrar el borrador' }).click()
			await page.getByRole('dialog').getByRole('button', { name: 'Borrar el borrador' }).click()
			await expect(page.getByText('Todavía no hay cartas.')).toBeVisible()
		} finally {
			await leave(page)
			await site.close()
		}
	},
)

test(
	'a draft is saved even if its section is left within a second of typing',
	{ tag: '@night' },
	async ({ page }) => {
		const site = await startLetterSite({
			smtpUrl: 'smtp://127.0.0.1:1',
			limits: { mailsPerHour: 500, lettersPerDay: 1_000 },
		})
		try {
			await insertPeople(site.db, [{}])
			await enterLetters(page, site.address)
			await page.getByRole('button', { name: 'Escribir la primera carta' }).click()
			const subject = page.getByLabel('Asunto').nth(0)
			await expect(subject).toBeVisible()
			const savedWith = (words: string) =>
				page.waitForRequest(
					(request) =>
						request.url().endsWith('/letters/save') && request.postData()?.includes(words) === true,
				)
			const atPlace = savedWith('Left for a place')
			await subject.fill('Left for a place')
			await page.getByRole('link', { name: 'Lista', exact: true }).click()
			await (await atPlace).response()
			await page.goBack()
			await expect(subject).toHaveValue('Left for a place')

			await test.step('a draft is also saved when its tab is closed', async () => {
				const tab = await page.context().newPage()
				await tab.goto(page.url())
				await tab.getByLabel('Asunto').nth(0).fill('Closed at once')
				await tab.close()
				const address = `${site.address}/api/admin/letter${new URL(page.url()).search}`
				const stored = async () => await (await page.request.get(address)).text()
				await expect.poll(stored).toContain('Closed at once')
			})
		} finally {
			await leave(page)
			await site.close()
		}
	},
)

test(
	'a letter that the mail server refuses pauses automatically, links to its checks, and can be ended early and copied',
	{ tag: '@night' },
	async ({ page }) => {
		const smtp = await listenSmtp({
			onRcptTo: (_address, _session, callback) => callback(refusal(550, '5.7.26 Unauthenticated')),
		})
		const site = await startLetterSite({
			smtpUrl: smtp.url,
			limits: { mailsPerHour: 500, lettersPerDay: 1_000 },
		})
		const dkim = 's1._domainkey.mail.innervolt.app'
		try {
			await insertPeople(
				site.db,
				Array.from({ length: people }, () => ({})),
			)
			await insertDraft(site.db)
			await site.db.write((transaction) =>
				transaction.updateTable('admins').set({ email: 'ines@innervolt.app' }).execute(),
			)
			await enterLetters(page, site.address)
			await expect(page.getByText('Correos que no salieron (0)')).toBeVisible()
			await page.getByRole('link', { name: 'We open', exact: true }).click()
			await page.getByRole('button', { name: 'Abrir a 600 px' }).click()
			const wide = page.getByRole('dialog', { name: 'Abrir a 600 px' })
			await wide.getByRole('radio', { name: 'Deutsch' }).check()
			await expect(wide.locator('iframe')).toHaveAttribute('title', /a 600 px, Deutsch$/)
			expect(await wide.locator('iframe').evaluate((frame) => frame.clientWidth)).toBe(600)
			expect(await violations(page)).toEqual([])
			await wide.getByRole('button', { name: 'Cerrar' }).click()
			await expect(page.getByRole('button', { name: 'Abrir a 600 px' })).toBeFocused()

			await confirm(page, '60')
			await expect(page.getByText('Todavía no salió ninguna')).toBeVisible()
			delete site.records[dkim]
			await site.send()
			site.clock.advance(letterLimits.undoMs + 1)
			await site.send()
			await page.clock.fastForward(pollMs)
			await expect(page.getByText('de las últimas 100, más de 5 fueron rechazadas')).toBeVisible()
			await expect(page.getByText('La respuesta más frecuente: 550 5.7.26.')).toBeVisible()
			await expect(page.getByText('DKIM: no hay clave.')).toBeVisible()
			expect(await violations(page)).toEqual([])
			site.records[dkim] = 'v=DKIM1; p=MIGf'
			const check = page.getByRole('button', { name: 'Revisar DKIM de nuevo' })
			await check.click()
			await expect(page.getByText('DKIM: la clave está publicada.')).toBeVisible()
			await expect(check).toBeHidden()

			const places = page.getByRole('navigation', { name: 'Panel' })
			await places.getByRole('link', { name: 'Cuenta' }).click()
			await expect(page.getByRole('heading', { name: 'Cuenta', level: 1 })).toBeFocused()
			await expect(page.getByText(/La carta “We open” se detuvo sola/)).toBeVisible()
			expect(await violations(page)).toEqual([])
			await page.getByRole('link', { name: 'Ver la carta' }).click()
			await page.getByRole('button', { name: 'Terminar aquí' }).click()
			const question = page.getByRole('dialog', { name: '¿Terminar la carta aquí?' })
			await expect(question).toContainText(/Quedan \d+ personas que no la reciben\./)
			await question.getByRole('button', { name: 'Terminar aquí' }).click()
			await expect(page.getByText('La carta se terminó antes. De 60 cartas, 0')).toBeVisible()
			await expect(page.getByText(/La carta “We open” se detuvo sola/)).toHaveCount(0)
			await site.send()
			expect(smtp.received).toEqual([])
			await page.setViewportSize({ width: 360, height: 740 })
			expect(await isTooWide(page)).toBe(false)
			await page.getByRole('button', { name: 'Copiar a un borrador' }).click()
			await expect(page.getByLabel('Nombre de la carta')).toHaveValue('We open, copia')
			await expect(page.getByLabel('Asunto').nth(0)).toHaveValue('We open')
		} finally {
			await leave(page)
			await site.close()
			await smtp.close()
		}
	},
)

/** Records that a mail server has bounced the letter to a person. */
async function returnMail(
	site: Awaited<ReturnType<typeof startLetterSite>>,
	personId: string,
	code: string,
): Promise<void> {
	const [letter] = await site.store.letters.summaries()
	const id = letterMailId(letter?.id ?? '', personId)
	const at = site.clock.now()
	await site.store.mailReports.record({ personId, mailIdEnd: id.slice(-6), kind: 'hard', code, at })
}
