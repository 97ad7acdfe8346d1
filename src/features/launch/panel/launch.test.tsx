import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { LaunchReport } from '#features/launch/messages/launch.ts'
import { storableNames } from '#config/rules/storable-settings.ts'
import { takeErrors } from '#testing/islands/logged-errors.ts'
import { openPanel } from '#testing/islands/open-panel.tsx'
import { refuse } from '#testing/islands/serve.ts'

const read = 'GET /api/admin/launch'
const address = 'GET /api/admin/test-address'
const send = 'POST /api/admin/launch/test-mail'

const settings = 'GET /api/admin/settings'
const save = 'POST /api/admin/settings'

/** Settings that are not given are unset. */
const having = (given: Readonly<Record<string, string>> = {}) => ({
	settings: storableNames.map((name) => ({
		name,
		value: given[name] ?? null,
		source: name in given ? 'database' : 'default',
		isReadable: true,
	})),
})

const points: LaunchReport['points'] = [
	{ name: 'site', finding: 'insecure', values: { site: 'http://own.test' } },
	{ name: 'server', finding: 'login', values: { host: 'mail.own.test', code: 'EAUTH' } },
	{
		name: 'spf',
		finding: 'missing',
		values: { domain: 'own.test' },
		record: { type: 'TXT', name: 'own.test', value: 'v=spf1 a mx ~all' },
		found: ['v=spf1 +all'],
	},
	{
		name: 'dkim',
		finding: 'missing',
		values: { domain: 'own.test', selector: 's1' },
		record: { type: 'TXT', name: 's1._domainkey.own.test', value: null },
		found: [],
	},
	{ name: 'dmarc', finding: 'unknown', values: { domain: 'own.test' } },
	{ name: 'test', finding: 'untested', values: {} },
	{ name: 'backups', finding: 'old', values: { hours: '40' } },
]

function open(report: Partial<LaunchReport> = {}, answers: Record<string, unknown> = {}) {
	return openPanel('/waitlist/lanzamiento', {
		[read]: { points, texts: [], ...report },
		[address]: { email: 'ines@own.test' },
		[settings]: having(),
		...answers,
	})
}

test('each point shows its state, the value found, and how to fix the point', async () => {
	open()
	await screen.findByRole('heading', { level: 1, name: 'Lanzamiento' })
	await screen.findByText('Faltan 5 puntos.')
	screen.getByText(/^http:\/\/own\.test no empieza con https\./)
	const dns = screen.getByRole('region', { name: 'DNS del correo' })
	within(dns).getByText('v=spf1 a mx ~all')
	within(dns).getByText(/^Hoy el DNS dice: v=spf1 \+all/)
	within(dns).getByText('s1._domainkey.own.test')
	within(dns).getByText('El que muestra tu proveedor de correo')
	within(dns).getByText('no se sabe')
	const copy = within(dns).getAllByRole('button', { name: 'Copiar Valor' })
	expect(copy.map((button) => button.dataset['copy'])).toEqual(['v=spf1 a mx ~all'])
	within(screen.getByRole('region', { name: 'Copias de seguridad' })).getByText('conviene')
})

test('each point and each kind of text has a window in the drawing, which links to the place where it can be fixed', async () => {
	open({ texts: [{ topic: 'claims', what: '94% accuracy', why: '/' }] })
	const house = within(await screen.findByRole('navigation', { name: /^Los puntos/ }))
	const windows = house
		.getAllByRole('link')
		.map((link) => [link.textContent, link.getAttribute('href')])
	expect(windows).toEqual([
		['Dirección, falta', '#mend-site'],
		['Servidor, falta', '#mend-mail'],
		['SPF, falta', '#spf'],
		['DKIM, falta', '#dkim'],
		['DMARC, no se sabe', '#dmarc'],
		['Prueba, falta', '#test'],
		['Copias, conviene', '#backups'],
		['Contacto, listo', '/waitlist/textos/datos?de=contacto'],
		['Afirmaciones, conviene', '/waitlist/textos/datos?de=afirmaciones'],
		['Testimonios, listo', '/waitlist/textos/datos?de=testimonios'],
		['Precios y planes, listo', '/waitlist/textos/datos?de=precios'],
		['Promesas, listo', '/waitlist/textos/datos?de=promesas'],
		['El producto, listo', '/waitlist/textos/datos?de=producto'],
		['Líneas de ayuda, listo', '/waitlist/textos/datos?de=crisis'],
	])
	await screen.findByText('Completar las direcciones')
	const places = windows.flatMap(([, href]) => (href?.startsWith('#') ? [href] : []))
	expect(places.map((href) => document.querySelectorAll(href).length)).toEqual(places.map(() => 1))
})

test('a point that has been fixed is shown as done after another check', async () => {
	const { server, user } = open()
	await screen.findByText('Faltan 5 puntos.')
	server.answers[read] = {
		points: [{ name: 'site', finding: 'done', values: { site: 'https://own.test' } }],
		texts: [],
	}
	await user.click(screen.getByRole('button', { name: 'Comprobar de nuevo' }))
	await screen.findByText('No falta nada.')
	screen.getByText('https://own.test responde por HTTPS con un certificado válido.')
})

test('a missing mail server can be entered in the form beside its item of the launch checklist, and saving the form checks the item again', async () => {
	const { server, user } = open({}, { [save]: undefined })
	const mail = within(await screen.findByRole('region', { name: 'Correo' }))
	await user.click(await mail.findByText('Completar el servidor y el remitente'))
	await user.selectOptions(mail.getByLabelText('Proveedor de correo'), 'Otro')
	await user.type(mail.getByLabelText('Servidor de correo'), 'smtps://mail.own.test')
	await user.type(mail.getByLabelText('Contraseña del servidor de correo'), 'hunter2')
	const other = within(screen.getByRole('region', { name: 'Datos legales' }))
	expect(other.getByRole('button', { name: 'Guardar ajustes' })).toHaveProperty('disabled', true)
	server.answers[settings] = having({ SMTP_URL: 'smtps://mail.own.test', SMTP_PASSWORD: 'set' })
	server.answers[read] = {
		points: [{ name: 'server', finding: 'done', values: { host: 'mail.own.test', login: 'none' } }],
		texts: [],
	}
	await user.click(mail.getByRole('button', { name: 'Guardar ajustes' }))
	await screen.findByText('Ajustes guardados')
	await mail.findByText(
		'mail.own.test responde como servidor de correo. No se le dio usuario ni contraseña.',
	)
	expect(server.bodiesOf(save)).toEqual([
		{ SMTP_URL: 'smtps://mail.own.test', SMTP_PASSWORD: 'hunter2' },
	])
	await mail.findByText('Guardada; escribe otra para cambiarla.')
	expect(mail.getByLabelText('Contraseña del servidor de correo')).toHaveProperty('value', '')
	expect(mail.queryByText(/sin guardar/)).toBeNull()
})

test(
	'unsaved input in one form of the page is kept while another form is filled in and after leaving the page',
	{ tags: 'night' },
	async () => {
		const { user } = open({}, { [settings]: having() })
		const legal = await screen.findByText('Completar los datos legales')
		await user.click(legal)
		await user.type(screen.getByLabelText('Quién opera el sitio'), 'Ines')
		await user.type(screen.getByLabelText('Remitente'), 'a@own.test')
		await user.click(screen.getByRole('link', { name: 'Ajustes' }))
		await screen.findByRole('heading', { level: 1, name: 'Ajustes' })
		expect(await screen.findByLabelText('Quién opera el sitio')).toHaveProperty('value', 'Ines')
		expect(screen.getByLabelText('Remitente')).toHaveProperty('value', 'a@own.test')
		await user.click(screen.getByRole('button', { name: 'Descartar todo' }))
		await user.click(screen.getByRole('button', { name: 'Descartar' }))
	},
)

test('a failed check is reported and can be repeated', async () => {
	const { server, user } = open({}, { [read]: refuse(503, 'unavailable') })
	await screen.findByText('No se pudo comprobar.')
	server.answers[read] = { points: [], texts: [] }
	await user.click(screen.getByRole('button', { name: 'Comprobar de nuevo' }))
	await screen.findByText('No falta nada.')
	expect(takeErrors()).toContain('answered 503')
})

test.each([
	[{ code: null, is_written: false }, /^Mira si llegó/],
	[{ code: null, is_written: true }, /^Falta el servidor de correo: la prueba/],
	[{ code: '535', is_written: false }, /\(535\)$/],
])('the result %o of a test email is shown', { tags: 'night' }, async (result, text) => {
	const { server, user } = open({}, { [send]: result })
	await user.click(await screen.findByRole('button', { name: 'Enviarme una prueba' }))
	await screen.findByText(text)
	await waitFor(() => expect(server.requests.filter(({ route }) => route === read).length).toBe(3))
})

test('a test email cannot be sent until the owner has entered an address', async () => {
	open({}, { [address]: { email: null } })
	const button = await screen.findByRole('button', { name: 'Enviarme una prueba' })
	expect(button).toHaveProperty('disabled', true)
	screen.getByText('Falta tu dirección, a la que va la prueba.')
})

test('claims without evidence are counted, with a link to the form that changes them', async () => {
	const claim = { topic: 'claims', what: '94% accuracy', why: '/' } as const
	open({ texts: [claim, { ...claim, what: '3x' }] })
	await screen.findByText('Afirmaciones sin respaldo (2)')
	expect(screen.getByText('Abrir Afirmaciones').getAttribute('href')).toBe(
		'/waitlist/textos/datos?de=afirmaciones',
	)
})
