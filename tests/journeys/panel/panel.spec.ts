import { readFile } from 'node:fs/promises'
import { parseCsv } from '#values/csv/parse-csv.ts'
import { mailWithLink } from '../mails.ts'
import {
	choose,
	countOf,
	enter,
	list,
	proveSelf,
	rowsOf,
	searchOf,
	serveRows,
	signUp,
	submitLogin,
} from '../panel.ts'
import {
	expect,
	hold,
	isTooWide,
	observeShifts,
	test as testWithOwnContext,
	testInSharedContext as test,
	violations,
	waitForFonts,
} from '../visit.ts'

// A session check, or a wrong password, returns 401, which the console logs.
test.use({ expectedErrors: [/status of (?:400|401|403)/] })

testWithOwnContext(
	'a success message is shown for two seconds, at the lower left',
	{ tag: '@night' },
	async ({ page }) => {
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
	},
)

test('the list shows the signups, newest first, and survives a reload', async ({ page }) => {
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
	test(
		`an active status is green and every other status grey, ${colorScheme}`,
		{ tag: '@night' },
		async ({ page }) => {
			await page.emulateMedia({ colorScheme })
			await serveRows(page, 20)
			await enter(page)
			const seen = (status: string) =>
				rowsOf(page)
					.getByRole('cell')
					.filter({ has: page.getByText(status, { exact: true }) })
					.first()
					.evaluate((cell) => {
						const badge = getComputedStyle(cell.firstElementChild ?? cell)
						const [red = 0, green = 0, blue = 0] = badge.color.match(/\d+/g)?.map(Number) ?? []
						return {
							isGreen: green - Math.max(red, blue) > 25,
							isGrey: red === green && green === blue,
							borderColor: badge.borderColor === badge.color,
							elements: cell.querySelectorAll('*').length,
						}
					})
			const only = { borderColor: true, elements: 1 }
			expect(await seen('active')).toEqual({ isGreen: true, isGrey: false, ...only })
			for (const status of ['pending', 'unsubscribed']) {
				expect(await seen(status)).toEqual({ isGreen: false, isGrey: true, ...only })
			}
		},
	)
}

test(
	'while a slow server responds, the panel shows a message, and nothing moves when the rows arrive',
	{ tag: '@night' },
	async ({ page }) => {
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
		await choose(page, 'Filtrar por estado', 'pending')
		await expect(countOf(page)).toHaveText('Cargando datos...')
		await expect(rowsOf(page)).toHaveCount(100)
		await expect(page.getByRole('region', { name: 'Panel de Waitlist' })).toHaveAttribute(
			'aria-busy',
			'true',
		)
		releaseNext()
		await expect(countOf(page)).toHaveText('Registros: 250 de 250')
		expect(served.queries[0]?.toString()).toBe('')
	},
)

test('the filters and the order are in the URL, and the CSV file matches the filters', async ({
	page,
}) => {
	const email = await signUp(page)
	// Adds a person with a second status, so that several statuses can be chosen.
	const { link } = await mailWithLink(await signUp(page), 'confirm')
	expect((await page.request.post(link)).status()).toBe(200)
	await enter(page)
	await searchOf(page).fill(email)
	await choose(page, 'Filtrar por estado', 'pending')
	const more = page.getByRole('button', { name: /^Filtros/ })
	await expect(more).toHaveAttribute('aria-expanded', 'false')
	await more.click()
	await choose(page, 'Idioma', 'inglés')
	const today = new Date().toISOString().slice(0, 10)
	await page.getByLabel('Alta desde').fill(today)
	await page.getByRole('button', { name: 'Email' }).click()
	await expect(page).toHaveURL(`/waitlist?status=pending&locale=en&from=${today}&sort=email`)
	await expect(page.getByRole('button', { name: 'Filtros (3)' })).toBeVisible()
	await expect(rowsOf(page)).toHaveCount(1)
	await page.getByRole('combobox', { name: 'Filtrar por estado' }).click()
	const states = page.getByRole('listbox')
	await expect(states.getByRole('option', { selected: true })).toContainText('pending')
	expect(await violations(page)).toEqual([])
	await page.keyboard.press('Escape')
	await page.getByRole('button', { name: 'Columnas' }).click()
	expect(await violations(page)).toEqual([])
	await page.keyboard.press('Escape')
	const started = page.waitForEvent('download')
	await page.getByRole('button', { name: 'Descargar CSV' }).click()
	await proveSelf(page)
	const download = await started
	expect(download.suggestedFilename()).toBe(`waitlist_${today}.csv`)
	const text = await readFile(await download.path(), 'utf8')
	expect(text.startsWith('\uFEFFEmail,Fuente,Estado,Fecha de Registro\r\n')).toBe(true)
	expect(parseCsv(text)?.map(({ cells }) => cells[0])).toEqual([expect.any(String), email])
	await expect(page.getByText('Descarga iniciada', { exact: true })).toBeVisible()
	await expect(page.getByText('Se descargaron 1 registros', { exact: true })).toBeVisible()
})

test(
	'on a phone a row has two lines, and filters and order are behind one button',
	{ tag: '@night' },
	async ({ page }) => {
		await page.setViewportSize({ width: 360, height: 740 })
		await serveRows(page, 250, 10)
		await enter(page)
		await expect(rowsOf(page)).toHaveCount(10)
		expect(await isTooWide(page)).toBe(false)
		const first = await rowsOf(page).first().boundingBox()
		expect(first?.height).toBeLessThan(75)
		// The first row must end above the navigation at the bottom edge even if the phone is only 640 px high.
		expect((first?.y ?? 0) + (first?.height ?? 0)).toBeLessThan(640 - 72)
		await expect(rowsOf(page).first().getByRole('cell')).toHaveCount(4)
		const acts = page.getByRole('button', { name: 'Acciones de person0@example.com' })
		await acts.click()
		const menu = page.getByRole('group', { name: 'Acciones de person0@example.com' })
		await expect(menu).toBeInViewport({ ratio: 1 })
		expect(await violations(page)).toEqual([])
		await acts.press('Tab')
		await expect(menu.getByRole('button', { name: 'Corregir la dirección' })).toBeFocused()
		await menu.getByRole('button', { name: 'Borrar' }).click()
		await expect(menu).toBeHidden()
		await page.getByRole('dialog').getByRole('button', { name: 'Cancelar' }).click()
		await expect(acts).toBeFocused()
		await page.locator('main').getByRole('button', { name: 'Más', exact: true }).click()
		await expect(page.getByRole('button', { name: 'Agregar persona' })).toBeInViewport({ ratio: 1 })
		await page.keyboard.press('Escape')
		const heading = page.getByRole('columnheader', { name: 'Email' }).getByRole('button')
		await heading.focus()
		expect((await heading.boundingBox())?.height).toBeGreaterThan(24)
		await expect(heading).toBeInViewport({ ratio: 1 })
		await expect(page.getByRole('combobox', { name: 'Filtrar por estado' })).toBeHidden()
		await page.getByRole('button', { name: 'Filtros' }).click()
		await choose(page, 'Filtrar por estado', 'active')
		await page.getByLabel('Orden').selectOption('Email, de la A a la Z')
		await expect(page).toHaveURL('/waitlist?status=active&sort=email')
		expect(await isTooWide(page)).toBe(false)
		expect(await violations(page)).toEqual([])
		await page.getByRole('button', { name: 'Columnas' }).click()
		await expect(page.getByRole('group', { name: 'Columnas' })).toBeInViewport({ ratio: 1 })
	},
)
