import { writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { Locator, Page } from '@playwright/test'
import PostalMime from 'postal-mime'
import { certificate } from '#testing/certificate.ts'
import { startNameServer } from '#testing/first-start/name-server.ts'
import { startTlsFront } from '#testing/first-start/tls-front.ts'
import { freePort } from '#testing/free-port.ts'
import { listenSmtp } from '#testing/listen-smtp.ts'
import { dataFolder, startServerWith } from '#testing/site-server.ts'
import { write } from './letters.ts'
import { dismissToasts } from './panel.ts'
import { expect, isTooWide, test, violations } from './visit.ts'

// An empty form returns 400, a session check 401, an action without re-authentication 403. While the server restarts,
// the proxy returns 502. The frames of emails block scripts.
test.use({
	ignoreHTTPSErrors: true,
	expectedErrors: [/status of (?:40[01349]|502)|^Blocked script execution in/],
})

const password = 'correct horse battery'
const domain = 'mail.innervolt.app'

/** A server without any account, behind TLS, with the test's mail server and name server. */
async function startNewSite() {
	const folder = dataFolder()
	const authority = join(folder, 'authority.pem')
	writeFileSync(authority, certificate)
	const records = new Map<string, string>()
	const dns = await startNameServer(records)
	const smtp = await listenSmtp({
		authOptional: false,
		allowInsecureAuth: true,
		onAuth: ({ username, password: given }, _session, callback) =>
			username === 'ines' && given === 'hunter2'
				? callback(null, { user: username })
				: callback(new Error('no')),
	})
	const port = await freePort()
	const server = await startServerWith({
		PORT: String(port),
		DATA_DIR: folder,
		TRUST_PROXY: '1',
		NODE_OPTIONS: `--import ${resolve('testing/first-start/own-world.ts')}`,
		NODE_EXTRA_CA_CERTS: authority,
		TEST_DNS_PORT: String(dns.port),
	})
	const front = await startTlsFront(port)
	return { server, front, dns, smtp, records }
}

type NewSite = Awaited<ReturnType<typeof startNewSite>>

test('the owner sets up an empty server and sends a first letter, using only the browser', async ({
	page,
	browser,
}) => {
	test.setTimeout(180_000)
	const site = await startNewSite()
	const { server, front, smtp, records } = site
	try {
		await test.step('the link that the server prints opens Empezar, where the owner creates the account', async () => {
			const [path = ''] = /\/waitlist\/start#\S+/.exec(server.output()) ?? []
			await page.setViewportSize({ width: 360, height: 740 })
			await page.goto(front.address + path)
			await answerFirstQuestions(page, front.address)
			await expect(page.getByRole('heading', { level: 1, name: 'Lanzamiento' })).toBeVisible()
			expect(await isTooWide(page)).toBe(false)
		})
		await test.step('the printed link does not work a second time, not even in another browser', async () => {
			const [path = ''] = /\/waitlist\/start#\S+/.exec(server.output()) ?? []
			const other = await browser.newContext({ ignoreHTTPSErrors: true })
			const stranger = await other.newPage()
			await stranger.goto(front.address + path)
			await expect(stranger.getByRole('heading', { name: 'Este enlace no vale' })).toBeVisible()
			await other.close()
		})
		await test.step('the missing mail server is set in Lanzamiento, and the site uses it', async () => {
			await fillMailServer(page, smtp.url)
			expect(await isTooWide(page)).toBe(false)
			expect(await violations(page)).toEqual([])
		})
		await test.step('the other settings are set in Ajustes', async () => {
			await page.setViewportSize({ width: 1440, height: 900 })
			await page.getByRole('link', { name: 'Ajustes' }).click()
			await fillSettings(page)
		})
		await test.step('Lanzamiento shows the DNS records to publish, and reports that nothing is missing once they are published', async () => {
			await page.getByRole('link', { name: 'Ver qué falta para el lanzamiento' }).click()
			await publish(page, records)
			expect(await violations(page)).toEqual([])
			await page.getByLabel('Las pruebas van a').fill('ines@innervolt.app')
			const trial = page.getByRole('region', { name: 'Prueba' })
			await trial.getByRole('button', { name: 'Guardar', exact: true }).click()
			await prove(page)
			await page.getByRole('button', { name: 'Enviarme una prueba' }).click()
			await expect(page.getByText('Prueba enviada')).toBeVisible()
			await expect(page.getByText('No falta nada.')).toBeVisible()
			expect(smtp.received.splice(0).map(({ to }) => to)).toEqual([['ines@innervolt.app']])
			await dismissToasts(page)
		})
		await test.step('a person signs up and confirms', () => signUpAndConfirm(page, site))
		await test.step('a first letter is written, sent and arrives', () => sendLetter(page, site))
	} finally {
		await page.goto('about:blank')
		front.close()
		site.dns.close()
		await server.stop()
		await smtp.close()
	}
})

async function answerFirstQuestions(page: Page, address: string): Promise<void> {
	const submit = page.getByRole('button', { name: 'Crear la cuenta y entrar' })
	await expect(submit).toBeVisible()
	expect(await violations(page)).toEqual([])
	expect(await isTooWide(page)).toBe(false)
	await submit.click()
	await expect(page.getByLabel('Usuario')).toBeFocused()
	await page.getByLabel('Usuario').fill('ines')
	await page.getByLabel('Contraseña', { exact: true }).fill(password)
	await page.getByLabel('Dirección del sitio').fill(address)
	const languages = page.getByRole('group', { name: 'Idiomas del sitio' })
	await expect(languages.getByRole('checkbox', { checked: true })).toHaveCount(3)
	await expect(languages.getByLabel('English')).toBeDisabled()
	await languages.getByLabel('Português').uncheck()
	await page.getByLabel('Quién opera el sitio').fill('Ines Paz')
	await page.getByLabel('Su dirección postal').fill('Calle 1, Rosario, Argentina')
	await page.keyboard.press('Enter')
}

async function fillMailServer(page: Page, smtpUrl: string): Promise<void> {
	const mail = page.getByRole('region', { name: 'Correo', exact: true })
	await mail.getByText('Completar el servidor y el remitente').click()
	const fill = (label: string, text: string) => mail.getByLabel(label, { exact: true }).fill(text)
	await mail.getByLabel('Proveedor de correo').selectOption('Otro')
	await fill('Servidor de correo', smtpUrl)
	await fill('Usuario del servidor de correo', 'ines')
	await fill('Contraseña del servidor de correo', 'hunter2')
	await fill('Remitente', `Innervolt <hello@${domain}>`)
	await save(page, mail)
	await expect(mail.getByText('listo', { exact: true })).toHaveCount(2)
}

async function fillSettings(page: Page): Promise<void> {
	await page.getByText('Todo lo demás').click()
	const fill = (label: string, text: string) => page.getByLabel(label, { exact: true }).fill(text)
	await fill('Nombre de la clave DKIM', 's1')
	await fill('Dirección de la app', 'https://app.innervolt.app')
	await fill('Sitio del producto', 'https://www.innervolt.app')
	await page.getByLabel('Quién vende', { exact: true }).selectOption('El proveedor de pagos')
	await fill('Proveedor de pagos', 'Paddle')
	await fill('Página del proveedor para quien compró', 'https://paddle.example')
	await fill('Su número fiscal', '20-12345678-9')
	for (const area of ['la Unión Europea', 'el Reino Unido']) {
		const chosen = page.getByLabel(`Representante en ${area}`, { exact: true })
		await chosen.selectOption('No hace falta, por la excepción')
	}
	await fill('Número de inscripción en la AAIP', 'RL-1')
	await fill('Día en que un abogado leyó las páginas legales', '2026-11-20')
	await save(page, page)
}

async function save(page: Page, form: Page | Locator): Promise<void> {
	await form.getByRole('button', { name: 'Guardar ajustes' }).click()
	await prove(page)
	await expect(page.getByText('Ajustes guardados')).toBeVisible({ timeout: 30_000 })
	await dismissToasts(page)
}

/** Enters the password again when an action requires it. */
async function prove(page: Page): Promise<void> {
	const dialog = page.getByRole('dialog').last()
	await dialog.getByLabel('Contraseña', { exact: true }).fill(password)
	await dialog.getByRole('button', { name: 'Continuar' }).click()
}

/**
 * Copies into `records` the DNS records that the page shows, with the mail provider's key for the record without a
 * value. Then lets the page check the records again.
 */
async function publish(page: Page, records: Map<string, string>): Promise<void> {
	const dns = page.getByRole('region', { name: 'DNS del correo' })
	await expect(dns.getByText(`s1._domainkey.${domain}`)).toBeVisible()
	await expect(dns.getByText('falta', { exact: true })).toHaveCount(3)
	for (const item of await dns.getByRole('listitem').all()) {
		const [name = '', value = 'v=DKIM1; p=MIGf'] = await item.locator('code').allTextContents()
		if (name !== '') records.set(name, value)
	}
	expect([...records.keys()]).toEqual([domain, `s1._domainkey.${domain}`, `_dmarc.${domain}`])
	await page.getByRole('button', { name: 'Comprobar de nuevo' }).click()
	await expect(dns.getByText('listo', { exact: true })).toHaveCount(3)
	await expect(page.getByText('Falta 1 punto.')).toBeVisible()
}

async function signUpAndConfirm(page: Page, { front, smtp }: NewSite): Promise<void> {
	await page.goto(`${front.address}/low-social-battery`)
	await page.getByLabel('Your e-mail address').fill('ada@gmx.de')
	await page.keyboard.press('Enter')
	await expect(page.getByText('Check your inbox.')).toBeVisible()
	await expect.poll(() => smtp.received.length).toBe(1)
	const { text = '' } = await PostalMime.parse(smtp.received.splice(0)[0]?.raw ?? '')
	const [link = ''] = /https:\/\/localhost:\d+\/waitlist\/confirm\?\S+/.exec(text) ?? []
	await page.goto(link)
	await page.getByRole('button', { name: /confirm/i }).click()
	await expect(page.getByText('You are on the list')).toBeVisible()
}

async function sendLetter(page: Page, { front, smtp, server }: NewSite): Promise<void> {
	await page.goto(`${front.address}/waitlist/cartas`)
	await page.getByRole('button', { name: 'Escribir la primera carta' }).click()
	await page.getByLabel('Nombre de la carta').fill('La primera')
	await write(page, 0, 'Hello from Innervolt', 'Hello,\n\n**at last.**')
	await expect(page.getByText('Ahora la recibiría 1 persona')).toBeVisible()
	await page.getByRole('button', { name: 'Enviarme una prueba' }).click()
	await expect(page.getByText('Nada impide enviar.')).toBeVisible()
	smtp.received.splice(0)
	await dismissToasts(page)
	await page.getByRole('button', { name: 'Enviar a 1', exact: true }).click()
	const dialog = page.getByRole('dialog')
	await dialog.getByLabel(/Escribe .* para confirmar/).fill('1')
	await dialog.getByRole('button', { name: /^Enviar a/ }).click()
	await expect(page.getByText('Todavía no salió ninguna')).toBeVisible()
	// Advances past the ten minutes in which sending can be undone.
	server.child.kill('SIGUSR2')
	await expect.poll(() => smtp.received.length, { timeout: 60_000 }).toBe(1)
	const [letter] = smtp.received
	expect(letter?.to).toEqual(['ada@gmx.de'])
	const { subject, from } = await PostalMime.parse(letter?.raw ?? '')
	expect([subject, from?.address]).toEqual(['Hello from Innervolt', `hello@${domain}`])
}
