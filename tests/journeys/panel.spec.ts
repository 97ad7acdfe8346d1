import { readFile } from 'node:fs/promises'
import type { RegistrationPage } from '#contract/registration-page.ts'
import { parseCsv } from '#domain/csv/parse-csv.ts'
import { countOf, enter, list, rowsOf, searchOf, serveRows, signUp, submitLogin } from './panel.ts'
import {
	expect,
	hold,
	isTooWide,
	observeShifts,
	testInSharedContext as test,
	violations,
	waitForFonts,
} from './visit.ts'

// The question whether there is a session, and a wrong password, are answered by 401, which the console repeats.
test.use({ expectedErrors: [/status of (?:400|401|403)/] })

test('a success is said for two seconds, at the lower left', async ({ page }) => {
	await page.clock.install()
	await page.goto('/waitlist')
	await submitLogin(page)
	const toast = page.getByText('Acceso concedido', { exact: true })
	await expect(toast).toBeVisible()
	const { x = 0, y = 0 } = (await toast.boundingBox()) ?? {}
	const { width, height } = page.viewportSize() ?? { width: 0, height: 0 }
	expect(x).toBeLessThan(width / 4)
	expect(y).toBeGreaterThan(height / 2)
	await page.clock.fastForward(2000)
	await expect(toast).toBeHidden()
})

test('the list shows who signed up, newest first, and survives a reload', async ({ page }) => {
	const email = await signUp(page)
	await page.goto('/waitlist')
	await submitLogin(page)
	await expect(page.getByText('Acceso concedido', { exact: true })).toBeVisible()
	await expect(
		page.getByText('Bienvenido al panel de administración', { exact: true }),
	).toBeVisible()
	await expect(page.getByText(/zona horaria \w+/)).toBeVisible()
	await expect(page.getByRole('columnheader')).toHaveText([
		'Email',
		'Fuente',
		'Estado',
		'Fecha de Registro',
	])
	await expect(page.getByRole('columnheader', { name: 'Fecha' })).toHaveAttribute(
		'aria-sort',
		'descending',
	)
	const row = rowsOf(page).filter({ hasText: email })
	await expect(row).toContainText('premium')
	await expect(row).toContainText('pending')
	await expect(row).toContainText(/\d{1,2} [a-z]{3,4} \d{4}, \d\d:\d\d/)
	await expect(countOf(page)).toHaveText(/^Registros: \d+$/)
	await expect(
		page.getByText(/^Altas en los últimos 30 días: \d+\. El día con más: \d+\./),
	).toBeVisible()
	await page.reload()
	await expect(row).toBeVisible()
	const newer = await signUp(page)
	await page.getByRole('button', { name: 'Actualizar' }).click()
	await expect(rowsOf(page).filter({ hasText: newer })).toBeVisible()
	expect(await violations(page)).toEqual([])
})

for (const colorScheme of ['light', 'dark'] as const) {
	test(`an active status is green and every other one grey, ${colorScheme}`, async ({ page }) => {
		await page.emulateMedia({ colorScheme })
		await serveRows(page, 20)
		await enter(page)
		const greenness = (status: string) =>
			rowsOf(page)
				.getByText(status, { exact: true })
				.first()
				.evaluate((badge) => {
					const [red = 0, green = 0, blue = 0] =
						getComputedStyle(badge).color.match(/\d+/g)?.map(Number) ?? []
					return green - Math.max(red, blue)
				})
		expect(await greenness('active')).toBeGreaterThan(25)
		for (const status of ['pending', 'unsubscribed']) {
			expect(await greenness(status)).toBeLessThan(12)
		}
	})
}

test('while a slow server answers, the panel says so, and nothing moves when the rows arrive', async ({
	page,
}) => {
	const served = await serveRows(page, 250)
	const release = await hold(page, list)
	await enter(page)
	await expect(countOf(page)).toHaveText('Cargando datos...')
	await expect(page.getByRole('button', { name: 'Descargar CSV' })).toBeDisabled()
	await waitForFonts(page)
	await page.evaluate(observeShifts)
	release()
	await expect(rowsOf(page)).toHaveCount(100)
	await expect(page.getByText(/^Altas en los últimos/)).toBeAttached()
	expect(await page.evaluate(() => performance.getEntriesByName('shift').length)).toBe(0)

	await page.unrouteAll()
	await serveRows(page, 250)
	const releaseNext = await hold(page, list)
	await page.getByLabel('Filtrar por estado').selectOption('pending')
	await expect(countOf(page)).toHaveText('Cargando datos...')
	await expect(rowsOf(page)).toHaveCount(100)
	await expect(page.getByRole('region', { name: 'Panel de Waitlist' })).toHaveAttribute(
		'aria-busy',
		'true',
	)
	releaseNext()
	await expect(countOf(page)).toHaveText('Registros: 250 de 250')
	expect(served.queries[0]?.toString()).toBe('')
})

test('pages of 100 have addresses, and the count takes the focus', async ({ page }) => {
	await serveRows(page, 4_812)
	await enter(page)
	const table = page.locator('[aria-rowcount]')
	await expect(table).toHaveAttribute('aria-rowcount', '4813')
	const pager = page.getByRole('navigation', { name: 'Páginas de la lista' })
	await expect(pager).toContainText('Filas 1 a 100 de 4.812')
	await expect(pager.getByRole('button', { name: 'Anteriores' })).toBeDisabled()
	await pager.getByRole('button', { name: 'Siguientes' }).click()
	await expect(countOf(page)).toBeFocused()
	await expect(countOf(page)).toHaveText('Registros: 4.812')
	await expect(pager).toContainText('Filas 101 a 200 de 4.812')
	await expect(rowsOf(page).first()).toHaveAttribute('aria-rowindex', '102')
	await expect(page).toHaveURL(/\?cursor=/)
	await page.getByRole('button', { name: 'Email' }).click()
	await expect(page).toHaveURL('/waitlist?sort=email')
	await expect(page.getByRole('columnheader', { name: 'Email' })).toHaveAttribute(
		'aria-sort',
		'ascending',
	)
	await page.goBack()
	await expect(pager).toContainText('Filas 101 a 200')
	await page.goBack()
	await expect(pager).toContainText('Filas 1 a 100')
	await page.goForward()
	await expect(pager).toContainText('Filas 101 a 200')
	await page.route(list, async (route) => {
		const isOld = route.request().url().includes('cursor')
		if (!isOld) return await route.fallback()
		return await route.fulfill({ status: 400, json: { error: 'invalid', field: 'cursor' } })
	})
	await page.reload()
	await expect(pager).toContainText('Filas 1 a 100')
	await expect(page).toHaveURL('/waitlist')
})

test('a search starts when the typing pauses, is in no URL, and comes back with Back', async ({
	page,
}) => {
	const email = await signUp(page)
	await enter(page)
	await expect(rowsOf(page).filter({ hasText: email })).toBeVisible()
	const asked: string[] = []
	page.on('request', (request) => {
		if (list.test(request.url()))
			asked.push(new URL(request.url()).searchParams.get('search') ?? '')
	})
	await searchOf(page).evaluate(typeAtOnce, email.slice(1, 21).toUpperCase())
	await expect(rowsOf(page)).toHaveCount(1)
	await expect(countOf(page)).toHaveText(/^Registros: 1 de \d+$/)
	expect(asked).toEqual([email.slice(1, 21).toUpperCase()])
	await expect(page).toHaveURL('/waitlist')
	await page.getByLabel('Filtrar por fuente').selectOption('premium')
	await expect(page).toHaveURL('/waitlist?source=premium')
	await page.reload()
	await expect(searchOf(page)).toHaveValue(email.slice(1, 21).toUpperCase())
	await expect(rowsOf(page)).toHaveCount(1)
	await searchOf(page).fill(email.replace('@', 'x@'))
	await expect(countOf(page)).toHaveText('Nadie en la lista responde a estos filtros.')
	await page.getByText('Parecidas:').getByRole('button', { name: email }).click()
	await expect(rowsOf(page)).toHaveCount(1)
	await searchOf(page).fill('nobody has this')
	await expect(countOf(page)).toHaveText('Nadie en la lista responde a estos filtros.')
	await page.getByRole('button', { name: 'Quitar filtros' }).click()
	await expect(searchOf(page)).toHaveValue('')
	await expect(page).toHaveURL('/waitlist')
	await expect(rowsOf(page).filter({ hasText: email })).toBeVisible()
	await page.goBack()
	await expect(searchOf(page)).toHaveValue('nobody has this')
	await expect(page).toHaveURL('/waitlist?source=premium')
})

test('several states are ticked, stay in the address, and say in Spanish what they mean', async ({
	page,
}) => {
	const email = await signUp(page)
	await enter(page)
	await page.goto('/waitlist?status=pending')
	const row = rowsOf(page).filter({ hasText: email })
	await expect(row.getByTitle('todavía no confirmó')).toHaveText('pending')
	await page.goto('/waitlist?status=pending&status=unsubscribed')
	await expect(row).toBeVisible()
	await expect(page.getByLabel('Filtrar por estado').locator('option:checked')).toHaveText(
		'Elegidos: 2',
	)
	await page.getByRole('button', { name: 'Varios estados' }).click()
	const states = page.getByRole('group', { name: 'Varios estados' })
	await expect(states.getByRole('checkbox', { checked: true })).toHaveCount(2)
	await states.getByText('unsubscribed').click()
	await expect(page).toHaveURL('/waitlist?status=pending')
	expect(await violations(page)).toEqual([])
})

test('a late answer to an earlier search is dropped', async ({ page }) => {
	const email = await signUp(page)
	await enter(page)
	await expect(rowsOf(page).filter({ hasText: email })).toBeVisible()
	const release = await hold(page, /registrations\?search=slow/)
	const asked = page.waitForRequest(/search=slow/)
	await searchOf(page).fill('slow')
	await asked
	const dropped = page.waitForEvent('requestfailed', (request) => request.url().includes('slow'))
	await searchOf(page).fill(email)
	await dropped
	await expect(rowsOf(page)).toHaveCount(1)
	release()
	await expect(countOf(page)).toHaveText(/^Registros: 1 de/)
	await page.route(list, async (route) => {
		const answer: RegistrationPage = await (await route.fetch()).json()
		await route.fulfill({ json: { ...answer, searchMode: 'prefix' } })
	})
	await page.getByRole('button', { name: 'Actualizar' }).click()
	await expect(page.getByText(/encuentra solo direcciones que empiezan así/)).toBeVisible()
})

test('filter and order are in the address, and the CSV file is what they show', async ({
	page,
}) => {
	const email = await signUp(page)
	await signUp(page)
	await enter(page)
	await searchOf(page).fill(email)
	await page.getByLabel('Filtrar por estado').selectOption('pending')
	const more = page.getByRole('button', { name: 'Más filtros' })
	await expect(more).toHaveAttribute('aria-expanded', 'false')
	await more.click()
	await page.getByRole('combobox', { name: 'Idioma' }).selectOption('en')
	const today = new Date().toISOString().slice(0, 10)
	await page.getByLabel('Alta desde').fill(today)
	await page.getByRole('button', { name: 'Email' }).click()
	await expect(page).toHaveURL(`/waitlist?status=pending&locale=en&from=${today}&sort=email`)
	await expect(page.getByRole('button', { name: 'Más filtros (2)' })).toBeVisible()
	await expect(rowsOf(page)).toHaveCount(1)
	expect(await violations(page)).toEqual([])
	const started = page.waitForEvent('download')
	await page.getByRole('button', { name: 'Descargar CSV' }).click()
	const download = await started
	expect(download.suggestedFilename()).toBe(`waitlist_${today}.csv`)
	const text = await readFile(await download.path(), 'utf8')
	expect(text.startsWith('\uFEFFEmail,Fuente,Estado,Fecha de Registro\r\n')).toBe(true)
	expect(parseCsv(text)?.map(([address]) => address)).toEqual([expect.any(String), email])
	await expect(page.getByText('Descarga iniciada', { exact: true })).toBeVisible()
	await expect(page.getByText('Se descargaron 1 registros', { exact: true })).toBeVisible()
})

test('optional columns are remembered by the server, and are in the file if that is ticked', async ({
	page,
}) => {
	await serveRows(page, 120_000, 10)
	let chosen: unknown = { columns: [], isInCsv: false }
	await page.route('/api/admin/columns', async (route) => {
		if (route.request().method() === 'GET') return await route.fulfill({ json: chosen })
		chosen = route.request().postDataJSON()
		return await route.fulfill({ status: 204 })
	})
	await enter(page)
	await page.getByRole('button', { name: 'Columnas' }).click()
	const menu = page.getByRole('group', { name: 'Columnas' })
	expect(await violations(page)).toEqual([])
	await menu.getByText('País').click()
	await menu.getByText('Confirmado el').click()
	await menu.getByText('Llevarlas también al CSV').click()
	await menu.getByText('Fecha ISO 8601, solo en el CSV').click()
	await page.keyboard.press('Escape')
	await expect(menu).toBeHidden()
	await expect(page.getByRole('button', { name: 'Columnas' })).toBeFocused()
	await expect
		.poll(() => chosen)
		.toEqual({
			columns: ['country', 'confirmed_at', 'created_at_iso'],
			isInCsv: true,
		})
	await page.reload()
	await expect(page.getByRole('columnheader')).toHaveText([
		'Email',
		'Fuente',
		'Estado',
		'Fecha de Registro',
		'País',
		'Confirmado el',
	])
	await expect(page.getByText(/^País es el de la página/)).toBeVisible()
	await page.getByRole('button', { name: 'Descargar CSV' }).click()
	const question = page.getByRole('dialog', { name: '¿Descargar 120.000 registros?' })
	await expect(question).toContainText(/unos \d+ MB/)
	const asked = page.waitForRequest(/registrations\.csv/)
	await page.route(/registrations\.csv/, (route) =>
		route.fulfill({ headers: { 'x-row-count': '120000' }, body: 'x' }),
	)
	await question.getByRole('button', { name: 'Descargarlos' }).click()
	expect(new URL((await asked).url()).search).toBe(
		'?columns=country%2Cconfirmed_at%2Ccreated_at_iso',
	)
	await expect(page.getByText('Se descargaron 120.000 registros', { exact: true })).toBeVisible()
	await expect(page.getByRole('button', { name: 'Descargar CSV' })).toBeFocused()
	await page.setViewportSize({ width: 360, height: 740 })
	expect(await isTooWide(page)).toBe(false)
	await page.getByRole('button', { name: 'Columnas' }).click()
	await expect(menu).toBeInViewport({ ratio: 1 })
})

test('an empty list says where addresses come from', async ({ page }) => {
	await serveRows(page, 0)
	await enter(page)
	await expect(page.getByText('Todavía no hay nadie en la lista.', { exact: true })).toBeVisible()
	await expect(page.getByRole('link', { name: 'Ver el formulario en el sitio' })).toBeVisible()
	await expect(page.getByRole('button', { name: 'Descargar CSV' })).toBeDisabled()
	expect(await violations(page)).toEqual([])
})

test('on a phone a row has two lines, and filters and order are behind one button', async ({
	page,
}) => {
	await page.setViewportSize({ width: 360, height: 740 })
	await serveRows(page, 250, 10)
	await enter(page)
	await expect(rowsOf(page)).toHaveCount(10)
	expect(await isTooWide(page)).toBe(false)
	expect((await rowsOf(page).first().boundingBox())?.height).toBeLessThan(75)
	await expect(rowsOf(page).first().getByRole('cell')).toHaveCount(4)
	const heading = page.getByRole('columnheader', { name: 'Email' }).getByRole('button')
	await heading.focus()
	expect((await heading.boundingBox())?.height).toBeGreaterThan(24)
	await expect(heading).toBeInViewport({ ratio: 1 })
	await expect(page.getByLabel('Filtrar por estado')).toBeHidden()
	await page.getByRole('button', { name: 'Filtros y orden' }).click()
	await page.getByLabel('Filtrar por estado').selectOption('active')
	await page.getByLabel('Orden').selectOption('Email, de la A a la Z')
	await expect(page).toHaveURL('/waitlist?status=active&sort=email')
	expect(await isTooWide(page)).toBe(false)
	expect(await violations(page)).toEqual([])
})

/** Runs in the page: types letter by letter with no time between them, which a slow machine would make a pause. */
function typeAtOnce(field: HTMLElement, text: string): void {
	const value = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')
	for (let length = 1; length <= text.length; length++) {
		value?.set?.call(field, text.slice(0, length))
		field.dispatchEvent(new Event('input', { bubbles: true }))
	}
}
