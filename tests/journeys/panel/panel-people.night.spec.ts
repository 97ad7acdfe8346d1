import { countOf, enter, rowsOf, searchOf, signUp } from '../panel.ts'
import { expect, isTooWide, test, violations } from '../visit.ts'

// An invalid address returns 400, which the console logs.
test.use({ expectedErrors: [/status of 400/] })

test('the owner writes a note about a person, and finds the person by a tag', async ({ page }) => {
	const email = await signUp(page)
	const tag = `t${Date.now()}`
	await enter(page)
	await searchOf(page).fill(email)
	await searchOf(page).press('Enter')
	await expect(page.getByRole('heading', { level: 1 })).toHaveText(email)

	const field = page.getByRole('combobox', { name: 'Etiqueta nueva' })
	await field.fill('una, dos')
	await field.press('Enter')
	await expect(page.getByText('Una etiqueta tiene hasta 40 caracteres')).toBeVisible()
	expect(await violations(page)).toEqual([])
	await field.fill(`#${tag.toUpperCase()}`)
	await page.getByRole('button', { name: 'Poner', exact: true }).click()
	await expect(page.getByRole('list', { name: 'Etiquetas' })).toContainText(tag)
	await page.getByLabel('Lo que quieres recordar').fill('Conoce a Ana.')
	await page.getByLabel('Lo que quieres recordar').press('Tab')
	await expect(page.getByText('Nota guardada')).toBeVisible()
	expect(await violations(page)).toEqual([])
	await page.emulateMedia({ colorScheme: 'dark' })
	await page.setViewportSize({ width: 360, height: 740 })
	expect(await isTooWide(page)).toBe(false)
	expect(await violations(page)).toEqual([])
	await page.reload()
	await expect(page.getByLabel('Lo que quieres recordar')).toHaveValue('Conoce a Ana.')

	await page.setViewportSize({ width: 1280, height: 800 })
	await page.goto(`/waitlist?tags=${tag}`)
	await expect(countOf(page)).toHaveText(/^Registros: 1 de/)
	await expect(rowsOf(page)).toContainText([email])
	await expect(page.getByRole('combobox', { name: 'Etiqueta' })).toHaveText(tag)
	expect(await violations(page)).toEqual([])
})

test('all people who match a search get a tag and lose it again, and the list is updated', async ({
	page,
}) => {
	const prefix = `g${Date.now()}`
	for (const name of ['a', 'b', 'c']) await signUp(page, `${prefix}-${name}@example.com`)
	await enter(page)
	await searchOf(page).fill(prefix)
	await expect(countOf(page)).toHaveText(/^Registros: 3 de/)
	await page.getByRole('button', { name: 'Etiquetar' }).click()
	const dialog = page.getByRole('dialog', { name: 'Etiquetar 3 registros' })
	expect(await violations(page)).toEqual([])
	await dialog.getByLabel('Etiqueta', { exact: true }).fill(prefix)
	await dialog.getByRole('button', { name: 'Hacerlo' }).click()
	await expect(page.getByText('Personas que cambiaron: 3.')).toBeVisible()

	// Chooses the columns in the response and not in the menu, because the choice would be stored for the account, which
	// other journeys share.
	await page.route('/api/admin/columns', (route) =>
		route.fulfill({ json: { columns: ['tags'], isInCsv: false } }),
	)
	await page.goto(`/waitlist?tags=${prefix}`)
	await expect(countOf(page)).toHaveText(/^Registros: 3 de/)
	await expect(rowsOf(page).first()).toContainText(prefix)
	await page.emulateMedia({ colorScheme: 'dark' })
	await page.setViewportSize({ width: 360, height: 740 })
	expect(await isTooWide(page)).toBe(false)
	expect(await violations(page)).toEqual([])
	await page.setViewportSize({ width: 1280, height: 800 })

	await page.getByRole('button', { name: 'Etiquetar' }).click()
	await dialog.getByRole('radio', { name: 'Quitar' }).check()
	await dialog.getByLabel('Etiqueta', { exact: true }).fill(prefix)
	await dialog.getByRole('button', { name: 'Hacerlo' }).click()
	await expect(page.getByText('Nadie en la lista cumple estos filtros.')).toBeVisible()
})

test('a person is added by hand, and their address is corrected', async ({ page }) => {
	const name = `h${Date.now()}`
	await enter(page)
	await page.getByRole('button', { name: 'Agregar persona' }).click()
	const dialog = page.getByRole('dialog', { name: 'Agregar persona' })
	await dialog.getByLabel('Dirección de correo').fill(`${name}@exmaple.com`)
	await dialog.getByLabel('Idioma de sus correos').selectOption('de')
	expect(await violations(page)).toEqual([])
	await page.emulateMedia({ colorScheme: 'dark' })
	await page.setViewportSize({ width: 360, height: 740 })
	expect(await isTooWide(page)).toBe(false)
	expect(await violations(page)).toEqual([])
	await page.setViewportSize({ width: 1280, height: 800 })
	await dialog.getByRole('button', { name: 'Agregar y escribirle' }).click()
	await expect(page.getByText('Persona agregada')).toBeVisible()

	await searchOf(page).fill(`${name}@exmaple.com`)
	await searchOf(page).press('Enter')
	await expect(page.getByText('Agregada en el panel')).toBeVisible()
	await page.getByRole('button', { name: 'Corregir la dirección' }).click()
	const correction = page.getByRole('dialog', { name: 'Corregir la dirección' })
	await correction.getByLabel('Dirección correcta').fill(`${name}@`)
	await correction.getByRole('button', { name: 'Corregir y escribirle' }).click()
	await expect(correction.getByText('Eso no es una dirección de correo.')).toBeVisible()
	await expect(correction.getByLabel('Dirección correcta')).toBeFocused()
	expect(await violations(page)).toEqual([])
	await correction.getByLabel('Dirección correcta').fill(`${name}@example.com`)
	await correction.getByRole('button', { name: 'Corregir y escribirle' }).click()
	await expect(page.getByRole('heading', { level: 1 })).toHaveText(`${name}@example.com`)
})

test('a list of people is imported after a preview, and the import is undone', async ({ page }) => {
	const name = `i${Date.now()}`
	await enter(page)
	await page.getByRole('button', { name: 'Importar' }).click()
	await expect(page.getByRole('heading', { level: 1 })).toHaveText('Importar una lista')
	expect(await violations(page)).toEqual([])
	const text = [
		'Email Address;CONFIRM_TIME;TAGS;Name',
		`${name}-a@example.com;2025-03-16 14:40:47;"""Feria""";Zoë`,
		`${name}-b@example.com;;;Bea`,
		'nobody;;;',
	].join('\r\n')
	await page.getByLabel('Archivo', { exact: true }).setInputFiles({
		name: 'lista.csv',
		mimeType: 'text/csv',
		buffer: Buffer.from(text, 'latin1'),
	})
	await page.getByLabel('Dónde y cómo aceptaron').fill('Formulario en papel, feria de Rosario')
	await page.getByRole('button', { name: 'Ver qué va a pasar' }).click()
	// The file is in Windows-1252.
	await expect(page.getByText('Zoë')).toBeVisible()
	const outcomes = page.getByRole('table', { name: 'Qué va a pasar con las filas' })
	await expect(outcomes.getByRole('row')).toHaveCount(4)
	await expect(page.getByRole('table', { name: '1 fila con error' })).toContainText('nobody')
	expect(await violations(page)).toEqual([])
	await page.emulateMedia({ colorScheme: 'dark' })
	await page.setViewportSize({ width: 360, height: 740 })
	expect(await isTooWide(page)).toBe(false)
	expect(await violations(page)).toEqual([])
	await page.setViewportSize({ width: 1280, height: 800 })
	const download = page.waitForEvent('download')
	await page.getByRole('button', { name: 'Descargar las filas con error' }).click()
	expect((await download).suggestedFilename()).toMatch(/^import-errors_[\d-]+\.csv$/)
	await page.getByRole('button', { name: 'Importar 2 direcciones' }).click()
	await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
	await expect(page.getByText('Importación terminada')).toBeVisible({ timeout: 20_000 })
	expect(await violations(page)).toEqual([])

	await page.getByRole('link', { name: 'Ver la lista' }).click()
	await searchOf(page).fill(name)
	await expect(countOf(page)).toHaveText(/^Registros: 2 de/)
	await searchOf(page).fill(`${name}-a@example.com`)
	await searchOf(page).press('Enter')
	await expect(page.getByText('Importada de otra lista')).toBeVisible()
	await expect(page.getByText('Formulario en papel, feria de Rosario')).toBeVisible()
	await expect(page.getByRole('definition').first()).toHaveText('active')

	await page.goto('/waitlist/importar')
	const row = page.getByRole('row', { name: /^lista\.csv/ }).first()
	await row.getByRole('button', { name: 'Deshacer' }).click()
	const dialog = page.getByRole('dialog')
	await expect(dialog).toContainText('2 personas que entraron con ella y no hicieron nada')
	expect(await violations(page)).toEqual([])
	await dialog.getByRole('button', { name: 'Deshacer la importación' }).click()
	await expect(page.getByText('Se borraron: 2.')).toBeVisible({ timeout: 20_000 })
	await expect(row).toBeHidden()
})
