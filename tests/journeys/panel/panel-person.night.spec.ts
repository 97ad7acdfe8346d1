import { readFile } from 'node:fs/promises'
import { account, countOf, enter, rowsOf, searchOf, signUp, submitLogin } from '../panel.ts'
import { expect, isTooWide, test, violations } from '../visit.ts'

// A session check returns 401, reading a person without a required re-authentication 403, an unknown person 404 and a
// taken name 409. The console logs each.
test.use({ expectedErrors: [/status of (?:401|403|404|409)/] })

test('the page of a person has consents, data, and a link back to the list', async ({ page }) => {
	const email = await signUp(page)
	await enter(page)
	await searchOf(page).fill(email.slice(0, 20))
	await expect(countOf(page)).toHaveText(/^Registros: 1 de \d+$/)
	await rowsOf(page).getByRole('link', { name: email }).click()

	const heading = page.getByRole('heading', { level: 1 })
	await expect(heading).toHaveText(email)
	await expect(heading).toBeFocused()
	await expect(page).toHaveURL(/\/waitlist\/persona\?id=[^@]+$/)
	await expect(page).toHaveTitle('Persona, Panel de Waitlist | Innervolt')
	const story = page.getByRole('listitem')
	await expect(story.filter({ hasText: 'Formulario enviado en /' })).toContainText(
		'With “Tell me” you allow Innervolt to e-mail you about Premium only',
	)
	await expect(story.filter({ hasText: 'Correo de confirmación' })).toBeVisible()
	await expect(page.getByRole('definition').first()).toHaveText('pending')
	expect(await violations(page)).toEqual([])
	await page.emulateMedia({ colorScheme: 'dark' })
	await page.setViewportSize({ width: 360, height: 740 })
	expect(await isTooWide(page)).toBe(false)
	expect(await violations(page)).toEqual([])

	const download = page.waitForEvent('download')
	await page.getByRole('button', { name: 'Descargar sus datos' }).click()
	const file = await download
	expect(file.suggestedFilename()).toBe('innervolt-data.json')
	expect(await readFile(await file.path(), 'utf8')).toContain(email)

	await page.getByRole('link', { name: 'Volver a la lista' }).click()
	await expect(searchOf(page)).toHaveValue(email.slice(0, 20))
	await expect(rowsOf(page).getByRole('link', { name: email })).toBeFocused()

	await searchOf(page).fill(email)
	await searchOf(page).press('Enter')
	await expect(heading).toHaveText(email)
	// As if the session had read 1,000 rows since its last re-authentication.
	await page.route(
		'/api/admin/person?*',
		(route) => route.fulfill({ status: 403, json: { error: 'proof-required' } }),
		{ times: 1 },
	)
	await page.reload()
	const proof = page.getByRole('dialog', { name: '¿Quién está ahí?' })
	await expect(proof).toContainText('Leer más de 1.000 filas en una hora pide de nuevo')
	await proof.getByLabel('Contraseña').fill('correct horse')
	await proof.getByRole('button', { name: 'Continuar' }).click()
	await expect(heading).toHaveText(email)

	await page.getByRole('button', { name: 'Enviarle el enlace a su página' }).click()
	await expect(page.getByText('Enlace en camino')).toBeVisible()
	await page.getByRole('button', { name: 'Dar de baja' }).click()
	const question = page.getByRole('dialog', { name: `¿Dar de baja a ${email}?` })
	await question.getByRole('button', { name: 'Dar de baja' }).click()
	await expect(page.getByText('Baja anotada')).toBeVisible()
	await expect(page.getByRole('definition').first()).toHaveText('unsubscribed')
	await expect(story.filter({ hasText: 'Baja pedida' })).toBeVisible()
	await expect(page.getByRole('button', { name: 'Dar de baja' })).toHaveCount(0)
	await page.getByRole('button', { name: 'Borrar', exact: true }).click()
	await page.getByRole('button', { name: 'Borrar 1 registro' }).click()
	await expect(page.getByText('Registros borrados: 1')).toBeVisible()
	await expect(page.getByRole('heading', { name: 'Panel de Waitlist' })).toBeVisible()

	await page.goto('/waitlist/persona?id=unknown')
	await expect(heading).toHaveText('Esta persona ya no está en la lista.')
})

test('a person’s page links to the previous and the next person in the list', async ({ page }) => {
	const prefix = `n${Date.now()}`
	const people = ['a', 'b', 'c'].map((name) => `${prefix}-${name}@example.com`)
	for (const email of people) await signUp(page, email)
	await enter(page)
	await searchOf(page).fill(prefix)
	await expect(countOf(page)).toHaveText(/^Registros: 3 de/)
	await page.getByRole('button', { name: 'Email' }).click()
	await expect(page).toHaveURL('/waitlist?sort=email')
	await expect(rowsOf(page).first()).toContainText(people[0] ?? '')
	await rowsOf(page).first().getByRole('link').click()
	const heading = page.getByRole('heading', { level: 1 })
	const [previous, next] = ['Anterior', 'Siguiente'].map((name) =>
		page.getByRole('link', { name, exact: true }),
	)
	await expect(heading).toHaveText(people[0] ?? '')
	await expect(previous ?? heading).toHaveCount(0)
	await next?.click()
	await expect(heading).toHaveText(people[1] ?? '')
	await expect(next ?? heading).toBeFocused()
	await next?.press('Enter')
	await expect(heading).toHaveText(people[2] ?? '')
	await expect(next ?? heading).toHaveCount(0)
	await page.reload()
	await previous?.click()
	await expect(heading).toHaveText(people[1] ?? '')
	await page.getByRole('link', { name: 'Volver a la lista' }).click()
	await expect(searchOf(page)).toHaveValue(prefix)
	await expect(rowsOf(page).nth(1).getByRole('link')).toBeFocused()

	// The logout also removes the search from the browser's history and storage.
	await page.getByRole('button', { name: 'Salir' }).click()
	await expect(page.getByLabel('Usuario')).toBeVisible()
	await page.goBack()
	const kept = () =>
		page.evaluate(() => JSON.stringify([history.state, Object.values(sessionStorage)]))
	expect(await kept()).not.toContain(prefix)
	await submitLogin(page)
	await expect(rowsOf(page).first()).toBeVisible()
	await expect(searchOf(page)).toHaveValue('')
})

test('after twenty actions on individual people the panel requires re-authentication, and then completes the action', async ({
	page,
	baseURL,
}) => {
	const email = await signUp(page)
	await enter(page)
	/** Looks up an address twenty times, as a thief would look up many addresses. */
	const lookUp = async () => {
		for (let count = 0; count < 20; count++) {
			await page.request.post('/api/admin/person/find', {
				headers: { origin: String(baseURL) },
				data: { email: 'nobody@example.com' },
			})
		}
	}
	const proof = page.getByRole('dialog', { name: '¿Quién está ahí?' })
	const prove = async (action: string) => {
		await expect(proof).toContainText(`${action} pide de nuevo la llave o la contraseña.`)
		await proof.getByLabel('Contraseña', { exact: true }).fill(account.password)
		await proof.getByRole('button', { name: 'Continuar' }).click()
	}

	await lookUp()
	await searchOf(page).fill(email)
	await searchOf(page).press('Enter')
	await prove('Buscar una dirección más')
	await expect(page.getByRole('heading', { level: 1 })).toHaveText(email)

	await lookUp()
	await page.getByRole('button', { name: 'Enviarle el enlace a su página' }).click()
	await prove('Enviarle el enlace a su página')
	await expect(page.getByText('Enlace en camino')).toBeVisible()

	await lookUp()
	await page.getByRole('button', { name: 'Dar de baja' }).click()
	await page.getByRole('dialog').getByRole('button', { name: 'Dar de baja' }).click()
	await prove('Dar de baja')
	await expect(page.getByText('Baja anotada')).toBeVisible()

	await lookUp()
	await page.getByRole('button', { name: 'Borrar', exact: true }).click()
	await page
		.getByRole('dialog')
		.getByRole('button', { name: /^Borrar/ })
		.click()
	await expect(proof).toBeVisible()
	await proof.getByLabel('Contraseña', { exact: true }).fill(account.password)
	await proof.getByRole('button', { name: 'Continuar' }).click()
	await expect(page.getByRole('heading', { name: 'Panel de Waitlist' })).toBeVisible()
})
