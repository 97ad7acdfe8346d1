import { freePort } from '#testing/free-port.ts'
import { startServerWith } from '#testing/site-server.ts'
import { account, enter } from '../panel.ts'
import { expect, isTooWide, test, violations } from '../visit.ts'

// A session check returns 401, an invalid text 400, a text that another person has changed 409.
test.use({ expectedErrors: [/status of 40[019]/] })

/** A separate site, because drafts are shared by all users. */
async function startSite() {
	return await startServerWith({
		PORT: String(await freePort()),
		ADMIN_USERNAME: account.username,
		ADMIN_PASSWORD: account.password,
	})
}

// Each save reads the words in a separate process, which takes seconds on a busy machine.
const patiently = expect.configure({ timeout: 30_000 })

const address = '/waitlist/textos/datos'

test('a price changes everywhere at once, an invalid price is reported beside its field, and a second person’s conflicting change is reported', async ({
	page,
	browser,
}) => {
	const server = await startSite()
	await enter(page, `${server.address}${address}?de=precios`)
	const premium = page.getByLabel('Premium, una sola vez')
	await patiently(premium).toHaveValue('29')
	await premium.fill('27.50.1')
	await expect(page.getByText('Un importe como 10 o 10,50')).toBeVisible()
	await premium.fill('27,50')
	await premium.blur()
	await patiently(page.getByText(/Guardado a las/)).toBeVisible()
	await patiently(page.getByText('Save $17.50 with Lifetime.')).toBeVisible()
	await expect(page.getByText('Einmalkauf kostet 17,50\u00A0$ weniger')).toBeVisible()
	await patiently(page.getByRole('button', { name: 'Publicar (1)' })).toBeVisible()
	expect(await violations(page)).toEqual([])

	const desk = await page.context().newPage()
	await desk.goto(`${server.address}/waitlist/textos?pagina=home&idioma=en`)
	await patiently(desk.frameLocator('iframe').getByText('Save $17.50 with Lifetime')).toBeAttached()
	await desk.close()

	const other = await (await browser.newContext()).newPage()
	await enter(other, `${server.address}${address}?de=precios`)
	const theirs = other.getByLabel('Premium, una sola vez')
	await patiently(theirs).toHaveValue('27,50')
	await premium.fill('25')
	await premium.blur()
	await patiently(page.getByText('Save $15 with Lifetime.')).toBeVisible()
	await theirs.fill('26')
	await theirs.blur()
	await patiently(other.getByText(/Otra persona lo cambió.*25/)).toBeVisible()
	await other.getByRole('button', { name: 'Usar lo mío' }).first().click()
	await patiently(other.getByText('Save $16 with Lifetime.')).toBeVisible()
	await other.context().close()
	expect(await server.stop()).toBe(0)
})

test('a question is added, moved by keyboard and hidden, and keeps these changes after a reload', async ({
	page,
}) => {
	await page.setViewportSize({ width: 360, height: 740 })
	const server = await startSite()
	await enter(page, `${server.address}${address}`)
	await page.getByRole('link', { name: 'Preguntas' }).click()
	await page.getByRole('button', { name: 'Agregar a “Preguntas”' }).click()
	const row = page.locator('ol > li').last()
	await expect(row.getByLabel('Pregunta')).toBeFocused()
	await page.keyboard.type('Does it work offline?')
	await row.getByLabel('Respuesta').fill('Not yet.')
	await patiently(page.getByText(/Guardado a las/)).toBeVisible()
	const up = page.getByRole('button', { name: 'Subir: Does it work offline?' })
	await up.press('Enter')
	await expect(up).toBeFocused()
	await page.getByRole('button', { name: 'Esconder: How can it know about Thursday?' }).click()
	await expect(page.getByText('escondida')).toBeVisible()
	expect(await violations(page)).toEqual([])
	expect(await isTooWide(page)).toBe(false)
	await expect(async () => {
		await page.reload()
		await expect(page.locator('ol summary b').first()).toBeVisible()
		const names = await page.locator('ol summary b').allTextContents()
		expect(names.at(-2)).toBe('Does it work offline?')
		await expect(page.getByText('escondida')).toBeVisible({ timeout: 1_000 })
	}).toPass()
	for (const name of ['Afirmaciones', 'Líneas de ayuda', 'El producto', 'Promesas']) {
		await page.getByRole('link', { name: 'Páginas y datos' }).click()
		await page.getByRole('link', { name }).click()
		await expect(page.getByRole('heading', { name, level: 2 })).toBeVisible()
		expect([name, await violations(page)]).toEqual([name, []])
		expect([name, await isTooWide(page)]).toEqual([name, false])
	}
	expect(await server.stop()).toBe(0)
})
