import type { Page } from '@playwright/test'
import { readFile } from 'node:fs/promises'
import { account, dismissToasts, enter, submitLogin } from '../panel.ts'
import { expect, isTooWide, test, violations } from '../visit.ts'

// A session check returns 401, an action without a required re-authentication 403, and confirming an account from the
// session that invited it 409.
test.use({ expectedErrors: [/status of 40[139]/] })

test('an admin adds a passkey, re-authenticates and logs in with it, and invites a second admin and closes that account', async ({
	page,
	browser,
	baseURL,
}) => {
	// Passkeys need a host name.
	const origin = String(baseURL).replace('127.0.0.1', 'localhost')
	await addVirtualAuthenticator(page)
	await enter(page, `${origin}/waitlist/cuenta`)
	await expect(page.getByText('La fija el servidor cada vez que arranca')).toBeVisible()

	const key = `Key ${crypto.randomUUID()}`
	await page.getByRole('button', { name: 'Agregar una llave' }).click()
	await page.getByLabel('Nombre, para reconocerla').fill(key)
	await page.getByRole('button', { name: 'Crear la llave' }).click()
	const proof = page.getByRole('dialog', { name: '¿Quién está ahí?' })
	await expect(proof).toContainText('Para agregar una llave a esta cuenta, confirma que eres tú.')
	await proof.getByLabel('Contraseña', { exact: true }).fill(account.password)
	await proof.getByRole('button', { name: 'Continuar' }).click()
	const keys = page.getByRole('table', { name: 'Llaves' }).getByRole('row')
	await expect(keys.filter({ hasText: key })).toContainText('nunca')

	const name = `tomas-${crypto.randomUUID()}`
	await page.getByRole('button', { name: 'Agregar una cuenta' }).click()
	await page.getByRole('textbox', { name: 'Usuario' }).fill(name)
	await page.getByRole('button', { name: 'Crear el enlace' }).click()
	await expect(proof).toContainText(`Para invitar a ${name}, confirma que eres tú.`)
	expect(await violations(page)).toEqual([])
	await proof.getByRole('button', { name: 'Usar una llave' }).click()
	const link = await page.getByRole('textbox', { name: 'Enlace' }).inputValue()
	await page.getByRole('button', { name: 'Listo' }).click()
	expect(await violations(page)).toEqual([])

	const invited = await browser.newPage({ viewport: { width: 360, height: 740 } })
	await acceptAndUse(invited, link, name)

	// Responds as if ten minutes had passed since the login: the server then requires re-authentication first.
	await page.route(
		'**/api/admin/audit.csv*',
		(route) => route.fulfill({ status: 403, json: { error: 'proof-required' } }),
		{ times: 1 },
	)
	await page.getByLabel('Buscar cuenta o detalle').fill(name)
	const lines = page.getByRole('table', { name: 'Quién hizo qué' }).getByRole('row')
	await expect(lines.filter({ hasText: 'Invitación creada' })).toHaveCount(1)
	await page.getByRole('button', { name: 'Descargar el registro' }).click()
	const started = page.waitForEvent('download')
	await proof.getByRole('button', { name: 'Usar una llave' }).click()
	const text = await readFile(await (await started).path(), 'utf8')
	expect(text).toContain(`"ada","account invited","","${name}"`)

	await page.reload()
	await page.getByRole('button', { name: `Confirmar la cuenta de ${name}` }).click()
	await expect(page.getByText('La invitó esta misma sesión.')).toBeVisible()
	await dismissToasts(page)
	// Another session of the account.
	await enter(page, `${origin}/waitlist/cuenta`)
	await page.getByRole('button', { name: `Confirmar la cuenta de ${name}` }).click()
	await expect(proof).toContainText(`Para confirmar la cuenta de ${name}, confirma que eres tú.`)
	await proof.getByRole('button', { name: 'Usar una llave' }).click()
	await expect(page.getByText(`${name} se queda`)).toBeVisible()
	await expect(invited.getByText('Esta cuenta todavía no invita')).toBeVisible()
	await invited.reload()
	await expect(invited.getByRole('button', { name: 'Agregar una cuenta' })).toBeVisible()
	await dismissToasts(page)

	await page.getByRole('button', { name: `Cerrar cuenta de ${name}` }).click()
	await page.getByRole('button', { name: 'Cerrar la cuenta', exact: true }).click()
	await proof.getByRole('button', { name: 'Usar una llave' }).click()
	await expect(page.getByText(`${name} ya no entra.`)).toBeVisible()
	await invited.reload()
	await expect(invited.getByLabel('Usuario')).toBeVisible()
	await invited.close()

	await page.getByRole('button', { name: 'Salir' }).click()
	await expect(page.getByLabel('Usuario')).toBeVisible()
	await dismissToasts(page)
	await page.getByRole('button', { name: 'Usar una llave' }).click()
	await expect(page.getByRole('heading', { name: 'Panel de Waitlist' })).toBeFocused()
	await page.getByRole('link', { name: 'Cuenta' }).click()
	await page.getByRole('button', { name: `Quitar la llave ${key}` }).click()
	await page.getByRole('button', { name: 'Quitar la llave', exact: true }).click()
	await proof.getByRole('button', { name: 'Usar una llave' }).click()
	await expect(keys.filter({ hasText: key })).toHaveCount(0)
})

/** Sets a password through an invitation link, changes it and ends another session. */
async function acceptAndUse(page: Page, link: string, name: string): Promise<void> {
	await page.goto(link)
	await page.getByLabel('Contraseña nueva').fill('battery staple')
	await page.getByRole('button', { name: 'Crear la cuenta' }).click()
	await page.getByRole('navigation', { name: 'Panel' }).getByRole('button', { name: 'Más' }).click()
	await page.getByRole('link', { name: 'Cuenta' }).click()
	expect(page.url()).not.toContain('#')
	const { origin } = new URL(link)
	const other = await page.context().browser()?.newPage()
	await other?.request.post(`${origin}/api/auth/login`, {
		headers: { origin, 'user-agent': 'Mozilla/5.0 (iPad) Version/18.6 Safari/604.1' },
		data: { username: name, password: 'battery staple' },
	})
	await page.getByLabel('Contraseña actual').fill('wrong')
	await page.getByLabel('Contraseña nueva').fill('staple battery')
	await page.getByRole('button', { name: 'Cambiar contraseña' }).click()
	await expect(page.getByText('Esa no es la contraseña de esta cuenta.')).toBeVisible()
	await page.reload()
	await page.getByRole('button', { name: 'Cerrar la sesión de Safari en iPad' }).click()
	await expect(page.getByText('Terminó también en el servidor.')).toBeVisible()
	await dismissToasts(page)
	await page.getByLabel('Contraseña actual').fill('battery staple')
	await page.getByLabel('Contraseña nueva').fill('staple battery')
	await page.getByRole('button', { name: 'Cambiar contraseña' }).click()
	await expect(page.getByText('Las otras sesiones se cerraron.')).toBeVisible()
	expect(await isTooWide(page)).toBe(false)
	expect(await violations(page)).toEqual([])
	await other?.close()
}

test('opened at an IP address, the panel says why there are no passkeys, and links to localhost', async ({
	page,
	baseURL,
}) => {
	await page.goto('/waitlist/cuenta')
	await expect(page.getByLabel('Usuario')).toBeVisible()
	await expect(page.getByRole('button', { name: 'Usar una llave' })).toHaveCount(0)
	await submitLogin(page)
	const { port } = new URL(String(baseURL))
	await expect(
		page.getByRole('link', { name: `Abrir esta página en localhost:${port}` }),
	).toHaveAttribute('href', `http://localhost:${port}/waitlist/cuenta`)
	await expect(page.getByRole('button', { name: 'Agregar una llave' })).toHaveCount(0)
})

/** A platform authenticator that verifies its user and consents automatically. */
async function addVirtualAuthenticator(page: Page): Promise<void> {
	const session = await page.context().newCDPSession(page)
	await session.send('WebAuthn.enable')
	await session.send('WebAuthn.addVirtualAuthenticator', {
		options: {
			protocol: 'ctap2',
			transport: 'internal',
			hasResidentKey: true,
			hasUserVerification: true,
			isUserVerified: true,
			automaticPresenceSimulation: true,
		},
	})
}
