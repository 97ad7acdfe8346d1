import { freePort } from '#testing/free-port.ts'
import { startServerWith } from '#testing/site-server.ts'
import { account, dismissToasts, enter } from '../panel.ts'
import { expect, isTooWide, test, violations } from '../visit.ts'

// A session check returns 401, a change without re-authentication 403, an invalid one 400. A restarting site refuses
// connections for a moment.
test.use({
	expectedErrors: [/status of 40[013]|ERR_(?:CONNECTION_REFUSED|CONNECTION_RESET|EMPTY_RESPONSE)/],
})

test('an admin sees an error beside its field, and changes a limit without re-authentication', async ({
	page,
}) => {
	await page.setViewportSize({ width: 360, height: 740 })
	// A separate site, because it restarts after each change of its settings.
	const server = await startServerWith({
		PORT: String(await freePort()),
		ADMIN_USERNAME: account.username,
		ADMIN_PASSWORD: account.password,
		SIGNUPS_PER_CLIENT: '10000',
	})
	await enter(page, `${server.address}/waitlist/ajustes`)
	await expect(page.getByRole('heading', { name: 'Ajustes', level: 1 })).toBeVisible()
	const more = page.getByText('Todo lo demás')
	await more.click()
	const locked = page.getByLabel('Registros desde una misma conexión en 15 minutos')
	await expect(locked).toHaveAttribute('readonly')
	await expect(page.getByText('Fijado en el servidor (SIGNUPS_PER_CLIENT).')).toBeVisible()
	const rate = page.getByLabel('Correos por hora')
	const save = page.getByRole('button', { name: 'Guardar ajustes' })
	await rate.fill('muchos')
	await save.click()
	await expect(page.getByText('Un número entero desde 1.')).toBeVisible()
	await expect(rate).toBeFocused()
	await dismissToasts(page)
	expect(await violations(page)).toEqual([])
	expect(await isTooWide(page)).toBe(false)

	const changeTo = async (text: string) => {
		await rate.fill(text)
		await save.click()
		await expect(page.getByText('Ya valen.')).toBeVisible()
		await dismissToasts(page)
	}
	await changeTo('450')
	await page.reload()
	await more.click()
	await expect(rate).toHaveValue('450')
	await changeTo('')
	await expect(rate).toHaveValue('500')

	await page.getByRole('button', { name: 'Descargar la copia de todo' }).click()
	const question = page.getByRole('dialog')
	await question.getByLabel('Contraseña').fill(account.password)
	const downloading = page.waitForEvent('download')
	await question.getByRole('button', { name: 'Continuar' }).click()
	const download = await downloading
	expect(download.suggestedFilename()).toMatch(/^innervolt_[\d-]+\.backup$/)
	const [first] = await (await download.createReadStream()).take(1).toArray()
	expect(String(first)).toMatch(/^SQLite format 3/)
	expect(await server.stop()).toBe(0)
})

test('the weekly email can be set to a language or switched off, and its setting says that the owner’s address is missing', async ({
	page,
}) => {
	// A separate site, so that its account has no email address.
	const server = await startServerWith({
		ADMIN_USERNAME: account.username,
		ADMIN_PASSWORD: account.password,
	})
	await page.setViewportSize({ width: 360, height: 740 })
	await enter(page, `${server.address}/waitlist/ajustes`)
	const mail = page.getByRole('region', { name: 'Correo de los lunes' })
	await expect(mail.getByText('Todavía no llega a ninguna parte')).toBeVisible()
	await expect(mail.getByRole('radio', { name: 'español' })).toBeChecked()
	expect(await violations(page)).toEqual([])
	expect(await isTooWide(page)).toBe(false)
	for (const choice of ['alemán', 'No enviarlo']) {
		await mail.getByRole('radio', { name: choice }).click()
		await expect(page.getByText('Vale desde el próximo lunes.')).toBeVisible()
		await dismissToasts(page)
		await page.reload()
		await expect(mail.getByRole('radio', { name: choice })).toBeChecked()
	}
	expect(await server.stop()).toBe(0)
})
