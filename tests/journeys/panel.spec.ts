import { readFile } from 'node:fs/promises'
import { parseCsv } from '#domain/csv/parse-csv.ts'
import { enter, fillIn, signUp } from './panel.ts'
import { expect, hold, isTooWide, test, violations } from './visit.ts'

// Asking who is there, and a wrong password, are answered by 401, which the console repeats.
test.use({ expectedErrors: [/status of (?:401|429)/] })

const shortDay = new Intl.DateTimeFormat('es-ES', {
	day: 'numeric',
	month: 'short',
	timeZone: 'UTC',
})

test('the list shows who signed up, newest first, and survives a reload', async ({ page }) => {
	const email = await signUp(page)
	await enter(page)
	await expect(page.getByText('Acceso concedido', { exact: true })).toBeVisible()
	await expect(
		page.getByText('Bienvenido al panel de administración', { exact: true }),
	).toBeVisible()
	await expect(page.getByRole('columnheader')).toHaveText([
		'Email',
		'Fuente',
		'Estado',
		'Fecha de Registro',
	])
	const row = page.getByRole('row').filter({ hasText: email })
	await expect(page.getByRole('region', { name: 'Crecimiento' }).getByRole('time')).toHaveText([
		/^\d{1,2} [a-z]{3,4}$/,
		/^\d{1,2} [a-z]{3,4}$/,
		shortDay.format(),
	])
	await expect(row).toContainText('premium')
	await expect(row).toContainText('pending')
	await expect(row).toContainText(/\d{1,2} [a-z]{3,4} \d{4}, \d\d:\d\d/)
	await page.reload()
	await expect(page.getByRole('heading', { name: 'Panel de Waitlist' })).toBeVisible()
	await expect(row).toBeVisible()
})

test('while the list is on its way the panel says so, and nothing can be saved', async ({
	page,
}) => {
	const list = '/api/admin/registrations/stream'
	await page.route(list, (route) =>
		route.fulfill({ contentType: 'application/x-ndjson', body: '' }),
	)
	const release = await hold(page, list)
	await enter(page)
	await expect(page.getByText('Cargando datos...', { exact: true })).toBeVisible()
	await expect(page.getByRole('button', { name: 'Descargar CSV' })).toBeDisabled()
	release()
	await expect(page.getByText('Cargando datos...', { exact: true })).toBeHidden()
	await expect(page.getByText('Todavía no hay nadie en la lista.', { exact: true })).toBeVisible()
	await expect(page.getByRole('button', { name: 'Descargar CSV' })).toBeEnabled()
})

test('the newest comes first, and only an active one is green', async ({ page }) => {
	const row = {
		id: '2',
		email: 'b@x.org',
		source: 's',
		status: 'active',
		created_at: '2026-11-20T14:36:00Z',
	}
	const older = { ...row, id: '1', email: 'a@x.org', status: 'pending', created_at: null }
	const body = [row, older].map((each) => `${JSON.stringify(each)}\n`).join('')
	await page.route('/api/admin/registrations/stream', (route) =>
		route.fulfill({ contentType: 'application/x-ndjson', body }),
	)
	await enter(page)
	const cells = page.locator('[aria-rowcount] tbody tr td:first-child')
	await expect(cells).toHaveText(['b@x.org', 'a@x.org'])
	await expect(page.getByRole('cell', { name: /^20 nov 2026, \d\d:\d\d$/ })).toBeVisible()
	const colour = (status: string) =>
		page
			.locator('tbody')
			.getByText(status, { exact: true })
			.evaluate((node) => getComputedStyle(node).color)
	expect(await colour('active')).not.toBe(await colour('pending'))
	await page.getByLabel('Buscar dirección').fill('nobody')
	await expect(
		page.getByText('Nadie en la lista responde a estos filtros.', { exact: true }),
	).toBeVisible()
})

test('Actualizar brings who signed up since', async ({ page }) => {
	await enter(page)
	const email = await signUp(page)
	await page.getByRole('button', { name: 'Actualizar' }).click()
	await expect(page.getByRole('row').filter({ hasText: email })).toBeVisible()
})

test('Descargar CSV saves the list under the day of today', async ({ page }) => {
	const email = await signUp(page)
	await enter(page)
	await expect(page.getByRole('row').filter({ hasText: email })).toBeVisible()
	const started = page.waitForEvent('download')
	await page.getByRole('button', { name: 'Descargar CSV' }).click()
	const download = await started
	expect(download.suggestedFilename()).toMatch(/^waitlist_\d{4}-\d\d-\d\d\.csv$/)
	const text = await readFile(await download.path(), 'utf8')
	expect(text.startsWith('\uFEFFEmail,Fuente,Estado,Fecha de Registro\r\n')).toBe(true)
	const rows = parseCsv(text)?.slice(1) ?? []
	expect(rows.map(([address]) => address)).toContain(email)
	await expect(page.getByText('Descarga iniciada', { exact: true })).toBeVisible()
	await expect(
		page.getByText(`Se descargaron ${rows.length} registros`, { exact: true }),
	).toBeVisible()
})

test('what is filtered is in the address, survives a reload, and is what is saved', async ({
	page,
}) => {
	const email = await signUp(page)
	await signUp(page)
	await enter(page)
	await page.getByLabel('Buscar dirección').fill(email.slice(0, 20).toUpperCase())
	await page.getByLabel('Filtrar por estado').selectOption('pending')
	await page.getByRole('button', { name: 'Email' }).click()
	await expect(page.getByRole('row')).toHaveCount(2)
	await expect(page.getByRole('columnheader', { name: 'Email' })).toHaveAttribute(
		'aria-sort',
		'ascending',
	)
	await page.reload()
	await expect(page.getByRole('row')).toHaveCount(2)
	await expect(page.getByRole('row').filter({ hasText: email })).toBeVisible()
	await expect(page).toHaveURL(/#q=.+&estado=pending&orden=email&sentido=asc$/)
	const started = page.waitForEvent('download')
	await page.getByRole('button', { name: 'Descargar CSV' }).click()
	const text = await readFile(await (await started).path(), 'utf8')
	expect(
		parseCsv(text)
			?.slice(1)
			.map(([address]) => address),
	).toEqual([email])
})

test('one row is erased after a question', async ({ page }) => {
	const [kept, gone] = [await signUp(page), await signUp(page)]
	await enter(page)
	await page.getByRole('button', { name: `Borrar ${gone}` }).click()
	const question = page.getByRole('dialog', { name: `¿Borrar ${gone}?` })
	await question.getByRole('button', { name: 'Cancelar' }).click()
	await expect(question).toBeHidden()
	await expect(page.getByRole('button', { name: `Borrar ${gone}` })).toBeFocused()
	await page.getByRole('button', { name: `Borrar ${gone}` }).click()
	await question.getByRole('button', { name: 'Borrar 1 registro' }).click()
	await expect(page.getByText('Registros borrados: 1')).toBeVisible()
	await expect(page.getByRole('row').filter({ hasText: gone })).toBeHidden()
	await expect(page.getByRole('row').filter({ hasText: kept })).toBeVisible()
})

test('what is filtered is erased, exactly, and Escape leaves it alone', async ({ page }) => {
	const prefix = `b${Date.now()}`
	for (const index of [1, 2, 3]) await signUp(page, `${prefix}-${index}@example.com`)
	const kept = await signUp(page)
	await enter(page)
	await page.getByLabel('Buscar dirección').fill(prefix)
	await expect(page.getByRole('row')).toHaveCount(4)
	await page.getByRole('button', { name: 'Borrar 3 registros' }).click()
	const question = page.getByRole('dialog', { name: '¿Borrar 3 registros?' })
	await expect(question).toBeVisible()
	expect(await violations(page)).toEqual([])
	await page.keyboard.press('Escape')
	await expect(question).toBeHidden()
	await expect(page.getByRole('row')).toHaveCount(4)
	await page.getByRole('button', { name: 'Borrar 3 registros' }).click()
	await question.getByRole('button', { name: 'Borrar 3 registros' }).click()
	await expect(page.getByText('Registros borrados: 3')).toBeVisible()
	await page.getByLabel('Buscar dirección').fill(kept)
	await expect(page.getByRole('row').filter({ hasText: kept })).toBeVisible()
})

test('the log tells of the login and of what was taken away', async ({ page }) => {
	await enter(page)
	const started = page.waitForEvent('download')
	await page.getByRole('button', { name: 'Descargar CSV' }).click()
	await started
	await page.getByText('Quién hizo qué').click()
	await expect(page.getByRole('row', { name: / ada Descarga \d+ filas?$/ }).first()).toBeVisible()
	await expect(page.getByRole('row', { name: / ada Ingreso/ }).first()).toBeVisible()
	await page.getByText(/Correos que no salieron \(\d+\)/).click()
	await expect(page.getByText('Ninguno. Todo lo escrito salió')).toBeVisible()
	expect(await violations(page)).toEqual([])
})

test.describe('when the server fails', () => {
	test.use({ expectedErrors: [/status of|answered 500|\$ZodError/] })

	test('the list stays as it was, with a notice', async ({ page }) => {
		const email = await signUp(page)
		await enter(page)
		const row = page.getByRole('row').filter({ hasText: email })
		await expect(row).toBeVisible()
		await page.route('/api/admin/registrations/stream', (route) => route.fulfill({ status: 500 }))
		const logged = page.waitForEvent('console', (message) =>
			message.text().includes('answered 500'),
		)
		await page.getByRole('button', { name: 'Actualizar' }).click()
		await expect(page.getByText('Error', { exact: true })).toBeVisible()
		await expect(
			page.getByText('No se pudieron cargar los datos de la waitlist', { exact: true }),
		).toBeVisible()
		expect((await logged).type()).toBe('error')
		await expect(row).toBeVisible()
	})

	test('a list that breaks the contract is a failed load', async ({ page }) => {
		const row = { id: '1', email: {}, source: 'premium', status: 'active', created_at: null }
		await page.route('/api/admin/registrations/stream', (route) =>
			route.fulfill({ contentType: 'application/x-ndjson', body: `${JSON.stringify(row)}\n` }),
		)
		await enter(page)
		await expect(
			page.getByText('No se pudieron cargar los datos de la waitlist', { exact: true }),
		).toBeVisible()
	})

	test('a part of the list never passes for the whole', async ({ page }) => {
		await page.addInitScript(() => {
			const row = { id: '1', email: 'part@example.com', source: 'premium', status: 'active' }
			const line = JSON.stringify({ ...row, created_at: '2026-01-05T12:00:00.000Z' })
			// The first list begins and never ends; the next one fails.
			const begun = new ReadableStream({
				start: (list) => list.enqueue(new TextEncoder().encode(`${line}\n`)),
			})
			const answers = [new Response(begun), new Response('', { status: 500 })]
			const fetched = fetch
			window.fetch = async (asked, ...options) => {
				const answer = asked === '/api/admin/registrations/stream' ? answers.shift() : undefined
				return answer ?? fetched(asked, ...options)
			}
		})
		await enter(page)
		const part = page.getByRole('cell', { name: 'part@example.com', exact: true })
		await expect(part).toBeVisible()
		await page.getByRole('button', { name: 'Actualizar' }).click()
		await expect(
			page.getByText('No se pudieron cargar los datos de la waitlist', { exact: true }),
		).toBeVisible()
		await expect(part).toBeHidden()
	})
})

test('axe finds nothing at the door and behind it', async ({ page }) => {
	await page.goto('/waitlist')
	await expect(page.getByRole('button', { name: 'Ingresar' })).toBeVisible()
	expect(await violations(page)).toEqual([])
	await signUp(page)
	await enter(page)
	await expect(page.getByRole('cell').first()).toBeVisible()
	expect(await violations(page)).toEqual([])
})

test('the whole document is Spanish, up to the link past its header', async ({ page }) => {
	await page.goto('/waitlist')
	await expect(page.locator('html')).toHaveAttribute('lang', 'es')
	await page.keyboard.press('Tab')
	await expect(page.getByRole('link', { name: 'Saltar al contenido' })).toBeFocused()
	await expect(page.getByRole('link', { name: 'Al sitio' })).toHaveAttribute('href', '/')
	await expect(page.getByText('Log in')).toHaveCount(0)
})

test.describe('a panel that breaks', () => {
	test.use({
		expectedErrors: [/status of 401|Objects are not valid as a React child|Minified React error/],
	})

	test('says so and shows the way home', async ({ page }) => {
		await signUp(page)
		await page.addInitScript(() => {
			Object.defineProperty(Intl.DateTimeFormat.prototype, 'format', { value: () => ({}) })
		})
		await page.goto('/waitlist')
		await fillIn(page, 'ada', 'correct horse')
		await page.getByRole('button', { name: 'Ingresar' }).click()
		const failure = page.getByRole('alert')
		await expect(
			failure.getByRole('heading', { name: 'Unexpected Application Error!' }),
		).toBeVisible()
		expect(await violations(page)).toEqual([])
		await failure.getByRole('link', { name: 'Volver al inicio' }).click()
		await expect(page).toHaveURL('/')
	})
})

test('on a phone only the table scrolls sideways', async ({ page }) => {
	await page.setViewportSize({ width: 360, height: 740 })
	await signUp(page)
	await enter(page)
	await expect(page.getByRole('cell').first()).toBeVisible()
	expect(await isTooWide(page)).toBe(false)
})
