import type { Page } from '@playwright/test'
import { startServerWith } from '#testing/site-server.ts'
import { leave } from '../letters.ts'
import { account, enter, proveSelf } from '../panel.ts'
import { expect, isTooWide, test as base, violations } from '../visit.ts'

/** A separate server, because a publication changes the site for everybody. */
const test = base.extend<{ address: string }>({
	address: async ({ page }, use) => {
		const site = await startServerWith({
			ADMIN_USERNAME: account.username,
			ADMIN_PASSWORD: account.password,
		})
		await use(site.address)
		await leave(page)
		await site.stop()
	},
})

// A session check returns 401, a publication without re-authentication 403, and a page that is not public yet 404. The
// preview frame blocks scripts.
test.use({ expectedErrors: [/status of 40[134]|Blocked script execution/] })

/** Publishing waits for the check of all words, which takes seconds. */
const checked = { timeout: 45_000 }

/** Reads paths of a site with the session of a page. */
const reader = (page: Page, address: string) => async (path: string) => {
	const answer = await page.request.get(address + path)
	return { status: answer.status(), text: await answer.text() }
}

/** Publishes the drafts, and expects these headings in their list. */
async function publish(page: Page, address: string, ...names: readonly string[]): Promise<void> {
	await page.goto(`${address}/waitlist/textos/publicar`)
	for (const name of names) await expect(page.getByRole('heading', { name })).toBeVisible()
	await page.getByRole('button', { name: /^Publicar \d/ }).click(checked)
	await proveSelf(page)
	await expect(page.getByRole('heading', { name: /^Publicado a las/ })).toBeVisible(checked)
}

/** Undoes the publication. */
async function undo(page: Page): Promise<void> {
	await page.getByRole('button', { name: 'Deshacer' }).click()
	await proveSelf(page)
	await expect(page.getByRole('heading', { name: /^Publicar \d/ })).toBeVisible()
}

test('a guide is made, edited, published, listed everywhere, and undone', async ({
	page,
	address,
}) => {
	test.slow()
	const read = reader(page, address)
	await enter(page, `${address}/waitlist/textos?pagina=mails&idioma=en`)
	await page.getByRole('button', { name: 'Página nueva' }).click()
	const dialog = page.getByRole('dialog', { name: 'Página nueva' })
	await dialog.getByLabel('Título').fill('A quiet week')
	await expect(dialog.getByLabel('Dirección')).toHaveValue('/a-quiet-week')
	await dialog.getByLabel('Empezar con').selectOption({ label: 'Batería casi vacía' })
	expect(await violations(page)).toEqual([])
	await dialog.getByRole('button', { name: 'Crear' }).click()
	await expect(page.getByRole('heading', { name: 'A quiet week', level: 1 })).toBeVisible(checked)
	await page.getByLabel('Título', { exact: true }).fill('A calm week')
	const body = page.getByRole('textbox', { name: 'Texto de la página' })
	await body.press('ControlOrMeta+End')
	await page.keyboard.type('\n\n{% pull %}\nQuiet is a plan.\n{% /pull %}')
	await page.getByRole('button', { name: 'Tabla' }).click()
	const table = page.getByRole('dialog', { name: 'Tabla' })
	await table.getByLabel('De qué trata la tabla').fill('Two evenings')
	for (const name of ['Quitar la columna 2', 'Quitar la fila 3', 'Quitar la fila 2'])
		await table.getByRole('button', { name }).click()
	await table.getByRole('button', { name: 'Agregar una fila' }).press('Enter')
	await page.keyboard.type('After')
	for (const [name, text] of [
		['Columna 1', 'Evening'],
		['Nombre de la fila 1', 'Before'],
		['Celda 1.1', 'Now'],
	] as const) {
		await table.getByRole('textbox', { name }).click()
		await page.keyboard.type(text)
	}
	await page.keyboard.press('Enter')
	await page.keyboard.type('Then')
	expect(await violations(page)).toEqual([])
	await table.getByRole('button', { name: 'Listo' }).click()
	await expect(body).toContainText(/- Evening\s*---\s*- Before\s*- Now\s*---\s*- After\s*- Then/)
	expect(await violations(page)).toEqual([])
	expect(await isTooWide(page)).toBe(false)
	await expect(page.getByText(/^Guardado/)).toBeVisible(checked)
	const framed = page.frameLocator('iframe')
	await expect(framed.getByText('Quiet is a plan.')).toBeVisible(checked)
	// Types a text that must still be there after going back and forward below.
	await body.press('ControlOrMeta+End')
	await page.keyboard.press('Enter')
	await page.keyboard.type('Quiet is the whole plan.')
	await page.getByRole('button', { name: 'Fuente', exact: true }).click()
	await page.getByRole('button', { name: 'Fuente nueva' }).click()
	const source = page.getByRole('dialog', { name: 'Fuente nueva' })
	await source.getByLabel('Autores').fill('Ng and others')
	await source.getByLabel('Año').fill('2026')
	await source.getByLabel('Título').fill('Calm evenings')
	await source.getByLabel('Dónde se publicó').fill('Heliyon 12')
	expect(await violations(page)).toEqual([])
	await source.getByRole('button', { name: 'Agregar' }).click()
	await expect(body).toContainText('fuente: Ng and others 2026', checked)
	await page.goBack()
	await page.goForward()
	// The editor draws only visible text, so the cursor moves to the end.
	await body.press('ControlOrMeta+End')
	await expect(body).toContainText('Quiet is the whole plan.')
	const preview = () => read('/api/admin/words/preview?path=/a-quiet-week')
	await expect.poll(async () => (await preview()).text, checked).toContain('the whole plan.')
	expect((await read('/a-quiet-week')).status).toBe(404)

	await publish(page, address, 'Página nueva: A calm week (/a-quiet-week)', 'Fuentes nuevas')
	await page.request.get(`${address}/a-quiet-week`)
	const made = await read('/a-quiet-week')
	expect([made.status, made.text.includes('A calm week')]).toEqual([200, true])
	expect(made.text).toContain('<p>Quiet is the whole plan.')
	expect(made.text).toContain('Ng and others')
	expect((await read('/sitemap.xml')).text).toContain('/a-quiet-week</loc>')
	expect((await read('/llms.txt')).text).toContain('/a-quiet-week.md')
	expect((await read('/a-quiet-week.md')).text).toContain('# A calm week')

	await undo(page)
	await expect.poll(async () => (await read('/a-quiet-week')).status).toBe(404)
	expect((await read('/sitemap.xml')).text).not.toContain('/a-quiet-week')
})

test('a campaign page is made, its blocks are arranged, and it is published and undone', async ({
	page,
	address,
}) => {
	test.slow()
	const read = reader(page, address)
	const preview = async () => (await read('/api/admin/words/preview?path=/quiet-week')).text
	await enter(page, `${address}/waitlist/textos?pagina=mails&idioma=en`)
	await page.getByRole('button', { name: 'Página nueva' }).click()
	const dialog = page.getByRole('dialog', { name: 'Página nueva' })
	await dialog.getByLabel('Tipo').selectOption({ label: 'Página de aterrizaje o de campaña' })
	await dialog.getByLabel('Título').fill('Quiet week')
	await dialog.getByLabel('Empezar con').selectOption({ label: 'Estados Unidos' })
	await dialog.getByRole('button', { name: 'Crear' }).click()
	await expect(page.getByText('Quiet week (/quiet-week)')).toBeVisible(checked)

	await page.getByText('Bloques', { exact: true }).click()
	const blocks = page.getByRole('list', { name: 'Bloques de la página' })
	const rows = blocks.getByRole('listitem')
	await expect(rows).toHaveCount(12)
	await page.getByLabel('Agregar un bloque').selectOption({ label: 'Preguntas' })
	await page.getByRole('button', { name: 'Agregar' }).click()
	await expect(rows).toHaveCount(13, checked)
	expect(await violations(page, 'main > section > details')).toEqual([])
	expect(await isTooWide(page)).toBe(false)
	const up = rows.nth(12).getByRole('button', { name: /^Subir/ })
	await expect(up).toBeEnabled()
	await up.click()
	await expect(rows.nth(11)).toContainText('[[Título]]', checked)
	await expect(rows.nth(11).getByRole('button', { name: /^Subir/ })).toBeFocused()
	await rows
		.nth(0)
		.getByRole('button', { name: /^Bajar/ })
		.click()
	await expect(rows.nth(1)).toContainText('fachada', checked)
	await rows
		.nth(11)
		.getByRole('button', { name: /^Quitar/ })
		.click()
	const question = page.getByRole('dialog', { name: '¿Quitar “Preguntas, bloque 12”?' })
	await question.getByRole('button', { name: 'Quitar' }).click()
	await expect(rows).toHaveCount(12, checked)
	expect(await preview()).toContain('id="comparison"')
	await rows
		.filter({ hasText: 'Comparación' })
		.getByRole('button', { name: /^Esconder/ })
		.click()
	await expect(blocks.getByText('escondido')).toBeVisible(checked)
	expect(await preview()).not.toContain('id="comparison"')
	expect((await read('/quiet-week')).status).toBe(404)

	await publish(page, address, 'Página nueva: Quiet week (/quiet-week)')
	await expect.poll(async () => (await read('/quiet-week')).status).toBe(200)
	const { text } = await read('/quiet-week')
	expect(text).not.toContain('id="comparison"')
	expect(text.indexOf('id="problem"')).toBeLessThan(text.indexOf('<h1'))
	expect((await read('/sitemap.xml')).text).toContain('/quiet-week</loc>')
	expect((await read('/llms.txt')).text).toContain('/quiet-week.md')

	await undo(page)
	await expect.poll(async () => (await read('/quiet-week')).status).toBe(404)
})

test('a question is added to the landing page and moved in the form of its block, and the change is published and undone', async ({
	page,
	address,
}) => {
	test.slow()
	const read = reader(page, address)
	const preview = async () => (await read('/api/admin/words/preview?path=/')).text
	await page.setViewportSize({ width: 390, height: 844 })
	await enter(page, `${address}/waitlist/textos?pagina=home&idioma=en`)
	await page.getByText('Bloques', { exact: true }).click()
	const row = page.getByRole('listitem').filter({ hasText: 'Preguntas' })
	await row.getByRole('link', { name: /^Editar/ }).click()
	await expect(page.getByRole('heading', { name: 'Editar: Preguntas' })).toBeVisible()
	await page.getByRole('button', { name: 'Agregar a “Preguntas”' }).click(checked)
	const rows = page.getByRole('group', { name: 'Preguntas' }).getByRole('listitem')
	await expect(rows.last().getByLabel('Pregunta')).toBeFocused()
	await page.keyboard.type('Does it sing?')
	await rows.last().getByLabel('Respuesta').fill('No, it stays quiet.')
	const up = page.getByRole('button', { name: 'Subir: Does it sing?' })
	await up.press('Enter')
	await expect(up).toBeFocused()
	expect(await violations(page)).toEqual([])
	expect(await isTooWide(page)).toBe(false)
	await expect(page.getByText(/^Guardado/)).toBeVisible(checked)
	await expect.poll(preview, checked).toMatch(/Does it sing\?[^]*Will it try to make me/)
	expect((await read('/')).text).not.toContain('Does it sing?')

	// On the page the question can be edited like any other text.
	await page.setViewportSize({ width: 1366, height: 768 })
	await page.getByRole('link', { name: 'Volver a Textos' }).click()
	await page.getByRole('button', { name: /Does it sing\?/ }).click(checked)
	const sentence = page.getByRole('textbox', { name: /Pregunta/ })
	await sentence.press('ControlOrMeta+A')
	await page.keyboard.type('Does it hum?')
	await expect.poll(preview, checked).toContain('Does it hum?')

	await publish(page, address, 'Inicio')
	await expect.poll(async () => (await read('/')).text).toContain('Does it hum?')
	const [, json = ''] =
		/<script type="application\/ld\+json">([^]*?)<\/script>/.exec((await read('/')).text) ?? []
	expect(json).toContain('Does it hum?')

	await undo(page)
	await expect.poll(async () => (await read('/')).text).not.toContain('Does it hum?')
})
