import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { takeErrors } from '#testing/islands/logged-errors.ts'
import { openPanel, prove } from '#testing/islands/open-panel.tsx'
import { discardAll, openSettings as open, settings } from '#testing/islands/open-settings.tsx'
import { savedFiles } from '#testing/islands/saved-files.ts'
import { held, refuse } from '#testing/islands/serve.ts'

const read = 'GET /api/admin/settings'
const save = 'POST /api/admin/settings'

const hourly = () => screen.findByLabelText('Correos por hora')

const saveWeekly = 'POST /api/admin/weekly-mail'

test('settings are shown in groups, and the rarely used groups are collapsed', async () => {
	open(settings({ MAIL_PER_HOUR: { value: '500' } }))
	await screen.findByRole('heading', { level: 1, name: 'Ajustes' })
	for (const name of ['Sitio', 'Quién opera', 'Correo']) {
		await screen.findByRole('region', { name })
	}
	const folded = within(screen.getByText('Todo lo demás').closest('details') ?? document.body)
	for (const name of ['Páginas', 'Rebotes', 'Límites', 'Datos legales']) {
		folded.getByRole('region', { name })
	}
	expect(screen.getByLabelText('Correos por hora')).toHaveProperty('value', '500')
	expect(screen.getByRole('button', { name: 'Guardar ajustes' })).toHaveProperty('disabled', true)
})

test('if the settings cannot be read, a message says so', async () => {
	openPanel('/waitlist/ajustes', { [read]: refuse(503, 'unavailable')() })
	await screen.findByText('No se pudieron leer los ajustes. Recarga la página.')
	expect(takeErrors()).toContain('answered 503')
})

test('if settings cannot be saved, the reason is shown and the input stays in its fields', async () => {
	const { user } = open(settings({ MAIL_PER_HOUR: { value: '500' } }), {
		[save]: refuse(503, 'unavailable', { cause: 'disk' }),
	})
	const rate = await screen.findByLabelText('Correos por hora')
	await user.clear(rate)
	await user.type(rate, '200')
	await user.click(screen.getByRole('button', { name: 'Guardar ajustes' }))
	await screen.findByText('El disco está lleno')
	expect(rate).toHaveProperty('value', '200')
	expect(takeErrors()).toContain('answered 503')
})

test('a setting from the environment is locked and names its variable', async () => {
	open(settings({ MAIL_FROM: { value: 'a@b.example', source: 'environment' } }))
	const field = await screen.findByLabelText('Remitente')
	expect(field).toHaveProperty('readOnly', true)
	expect(field).toHaveProperty('value', 'a@b.example')
	screen.getByText(/Fijado en el servidor \(MAIL_FROM\)\./)
})

test('changed settings are saved after re-authentication for exactly these settings, and no other settings are sent', async () => {
	const { server, user } = open(settings({ MAIL_PER_HOUR: { value: '500' } }), {
		[save]: refuse(403, 'proof-required', {
			act: { act: 'change-settings', target: 'MAIL_PER_HOUR, OPERATOR_NAME' },
		}),
	})
	const rate = await screen.findByLabelText('Correos por hora')
	await user.clear(rate)
	await user.type(rate, '50')
	await user.type(screen.getByLabelText('Quién opera el sitio'), 'Ada')
	screen.getByText('2 cambios sin guardar')
	await user.click(screen.getByRole('button', { name: 'Guardar ajustes' }))
	await screen.findByText('Para cambiar estos ajustes, confirma que eres tú. Vale solo para esto.')
	server.answers['POST /api/admin/proof'] = () => {
		server.answers[save] = undefined
	}
	await prove(user)
	await screen.findByText('Ya valen.')
	const changes = { MAIL_PER_HOUR: '50', OPERATOR_NAME: 'Ada' }
	expect(server.bodiesOf(save)).toEqual([changes, changes])
	await waitFor(() => expect(screen.queryByText(/sin guardar/)).toBeNull())
})

test('each error is shown beside its field, even if the field is empty but required by another setting, and no input is lost', async () => {
	const { user } = open(settings(), {
		[save]: refuse(400, 'invalid', {
			field: 'SMTP_URL',
			fields: ['SMTP_URL', 'MAIL_FROM'],
		}),
	})
	await user.selectOptions(await screen.findByLabelText('Proveedor de correo'), 'other')
	const host = screen.getByLabelText('Servidor de correo')
	await user.type(host, 'a b{Enter}')
	await screen.findByText(/^Falta un servidor, como smtp\./)
	screen.getByText('Hace falta, porque otro ajuste la necesita.')
	await waitFor(() => expect(document.activeElement).toBe(host))
	expect(host).toHaveProperty('value', 'a b')
	await user.click(screen.getByRole('link', { name: 'Lista' }))
	await user.click(screen.getByRole('link', { name: 'Ajustes' }))
	expect(await screen.findByLabelText('Servidor de correo')).toHaveProperty('value', 'a b')
	await discardAll(user)
	expect(screen.queryByLabelText('Servidor de correo')).toBeNull()
	takeErrors()
})

test('one button discards all changes, after a confirmation dialog that can be cancelled', async () => {
	const { user } = open(settings({ MAIL_PER_HOUR: { value: '500' } }))
	await user.type(await hourly(), '0')
	await user.type(screen.getByLabelText('Quién opera el sitio'), 'Ada')
	expect(screen.getByText('Todo lo demás').closest('details')).toHaveProperty('open', true)
	await user.click(screen.getByRole('button', { name: 'Descartar todo' }))
	const dialog = within(screen.getByRole('dialog', { name: '¿Descartar los 2 cambios?' }))
	await user.click(dialog.getByRole('button', { name: 'Seguir cambiando' }))
	screen.getByText('2 cambios sin guardar')
	await discardAll(user)
	expect(screen.queryByText(/sin guardar/)).toBeNull()
	expect(await hourly()).toHaveProperty('value', '500')
})

test('the backup is downloaded after re-authentication, and a failure is shown', async () => {
	const backup = 'GET /api/admin/backup'
	const saved = savedFiles()
	const { server, user } = open(settings(), {
		[backup]: refuse(403, 'proof-required', { act: { act: 'backup', target: '' } }),
	})
	const copy = within(await screen.findByRole('region', { name: 'Copia de todo' }))
	copy.getByText(/Se puede hasta 60 días después\.$/)
	await user.click(copy.getByRole('button', { name: 'Descargar la copia de todo' }))
	server.answers['POST /api/admin/proof'] = () => {
		server.answers[backup] = () => new Response('x')
	}
	await prove(user)
	await screen.findByText('Copia descargada')
	expect(saved).toEqual([expect.stringMatching(/^innervolt_[\d-]+\.backup$/)])
	server.answers[backup] = refuse(429, 'too-many')
	await user.click(copy.getByRole('button', { name: 'Descargar la copia de todo' }))
	await screen.findByText(/^Hace menos de un minuto se hizo otra\./)
	takeErrors()
})

test.each([
	[409, 'conflict', /desde esta página ya no se podría guardar nada/],
	[403, 'passkeys-unavailable', /^Tus llaves valen solo en la dirección de hoy/],
] as const)(
	'if a new site address is refused with the status %i, the reason is shown beside the address field',
	{ tags: 'night' },
	async (status, error, why) => {
		const { user } = open(settings(), { [save]: refuse(status, error, { fields: ['SITE_URL'] }) })
		const field = await screen.findByLabelText('Dirección del sitio')
		await user.clear(field)
		await user.type(field, 'https://own.test{Enter}')
		await screen.findByText(why)
		await discardAll(user)
		takeErrors()
	},
)

test('the languages of the site can be ticked and unticked, but English cannot be unticked', async () => {
	const { server, user } = open(settings({ SITE_LANGUAGES: { value: 'en,de,pt' } }), {
		[save]: undefined,
	})
	const group = within(await screen.findByRole('group', { name: 'Idiomas del sitio' }))
	const ticked = () =>
		group.getAllByRole<HTMLInputElement>('checkbox').map((box) => [box.checked, box.disabled])
	expect(ticked()).toEqual([
		[true, true],
		[true, false],
		[true, false],
	])
	await user.click(group.getByLabelText('Deutsch'))
	group.getByText(/^Un idioma que se quita se lleva solo sus páginas/)
	await user.click(screen.getByRole('button', { name: 'Guardar ajustes' }))
	await screen.findByText('Ya valen.')
	expect(server.bodiesOf(save)).toEqual([{ SITE_LANGUAGES: 'en,pt' }])
})

test('a language that is ticked and unticked again is not an unsaved change, and languages set by the environment cannot be changed', async () => {
	const { user } = open(settings({ SITE_LANGUAGES: { value: 'en,de', source: 'database' } }))
	await user.click(await screen.findByLabelText('Português'))
	screen.getByText('1 cambio sin guardar')
	await user.click(screen.getByLabelText('Português'))
	expect(screen.queryByText(/sin guardar/)).toBeNull()
	cleanup()
	open(settings({ SITE_LANGUAGES: { value: 'en', source: 'environment' } }))
	const fixed = await screen.findByRole('group', { name: 'Idiomas del sitio' })
	expect(fixed).toHaveProperty('disabled', true)
	within(fixed).getByText(/Fijado en el servidor \(SITE_LANGUAGES\)\./)
})

test(
	'the owner can name a representative, or choose the exemption from needing one',
	{ tags: 'night' },
	async () => {
		const { server, user } = open(settings(), { [save]: undefined })
		const eu = await screen.findByLabelText('Representante en la Unión Europea')
		await user.selectOptions(eu, 'Hay uno')
		await user.type(screen.getByLabelText('Nombre, dirección y correo'), 'Rep, Weg 1, a@b.example')
		const uk = screen.getByLabelText('Representante en el Reino Unido')
		await user.selectOptions(uk, 'No hace falta, por la excepción')
		await user.click(screen.getByRole('button', { name: 'Guardar ajustes' }))
		await screen.findByText('Ya valen.')
		expect(server.bodiesOf(save)).toEqual([
			{ EU_REPRESENTATIVE: 'Rep, Weg 1, a@b.example', UK_REPRESENTATIVE: 'exempt' },
		])
	},
)

test('a stored secret is not shown, and can be replaced or removed', async () => {
	const { server, user } = open(
		settings({
			SMTP_PASSWORD: { value: 'set', source: 'database' },
			IMAP_PASSWORD: { value: 'set', source: 'database', isReadable: false },
		}),
		{ [save]: undefined },
	)
	const password = await screen.findByLabelText('Contraseña del servidor de correo')
	expect(password).toHaveProperty('value', '')
	screen.getByText('Guardada; escribe otra para cambiarla.')
	screen.getByText(/Se guardó con otra clave/)
	await user.type(password, 'hunter2')
	await user.click(screen.getByRole('button', { name: 'Quitar: Contraseña del buzón' }))
	screen.getByText('Se quitará al guardar.')
	await user.click(screen.getByRole('button', { name: 'Guardar ajustes' }))
	await screen.findByText('Ya valen.')
	expect(server.bodiesOf(save)).toEqual([{ SMTP_PASSWORD: 'hunter2', IMAP_PASSWORD: null }])
	await waitFor(() => expect(password).toHaveProperty('value', ''))
})

test('the save button is busy while settings are saved, and input typed meanwhile counts as unsaved', async () => {
	const { server, user } = open(settings({ MAIL_PER_HOUR: { value: '500' } }))
	const rate = await screen.findByLabelText('Correos por hora')
	await user.clear(rate)
	await user.type(rate, '50')
	await user.type(screen.getByLabelText('Remitente'), 'a@b.example')
	const saving = held(undefined)
	server.answers[save] = saving.answer
	const button = screen.getByRole('button', { name: 'Guardar ajustes' })
	await user.click(button)
	expect(button.getAttribute('aria-busy')).toBe('true')
	await user.type(rate, '0')
	await user.type(screen.getByLabelText('Quién opera el sitio'), 'Ada')
	expect(screen.queryByText('Ya valen.')).toBeNull()
	server.answers[read] = {
		settings: settings({ MAIL_PER_HOUR: { value: '50' }, MAIL_FROM: { value: 'a@b.example' } }),
	}
	saving.release()
	await screen.findByText('Ya valen.')
	await screen.findByText('2 cambios sin guardar')
	expect(button.getAttribute('aria-busy')).toBe('false')
	expect(rate).toHaveProperty('value', '500')
	expect(screen.getByLabelText('Quién opera el sitio')).toHaveProperty('value', 'Ada')
	expect(screen.getByLabelText('Remitente')).toHaveProperty('value', 'a@b.example')
	// Unsaved input is kept in the browser, and would reach other tests.
	await discardAll(user)
})

test(
	'leaving the settings with a typed but unsaved secret shows a message that the secret was not kept',
	{ tags: 'night' },
	async () => {
		const { user } = open(settings())
		await user.type(await screen.findByLabelText('Secreto de la firma'), 'whsec_x')
		await user.click(screen.getByRole('link', { name: 'Lista' }))
		await screen.findByText('Una contraseña no se guardó')
		await user.click(screen.getByRole('link', { name: 'Ajustes' }))
		expect(await screen.findByLabelText('Secreto de la firma')).toHaveProperty('value', '')
		takeErrors()
	},
)

test('one click turns off the weekly email, and a message says that no email is sent until the account has an address', async () => {
	const { server, user } = open(settings(), { [saveWeekly]: undefined })
	expect(await screen.findByRole('radio', { name: 'español' })).toHaveProperty('checked', true)
	screen.getByText('Todavía no llega a ninguna parte: falta tu dirección.')
	await user.click(screen.getByRole('radio', { name: 'No enviarlo' }))
	await waitFor(() => expect(server.bodiesOf(saveWeekly)).toEqual([{ language: null }]))
	await screen.findByText('Vale desde el próximo lunes.')
})

test('unsaved input survives a reload for the same account, until it is saved', async () => {
	const list = settings({ MAIL_PER_HOUR: { value: '500' } })
	const { user } = open(list)
	await user.clear(await hourly())
	await user.type(await hourly(), '200')
	cleanup()
	open(list, { 'GET /api/auth/session': { username: 'bea' } })
	expect(await hourly()).toHaveProperty('value', '500')
	await screen.findByRole('radio', { name: 'español' })
	cleanup()
	const { server } = open(list, { [save]: undefined })
	await screen.findByText('1 cambio sin guardar')
	expect(await hourly()).toHaveProperty('value', '200')
	server.answers[read] = { settings: settings({ MAIL_PER_HOUR: { value: '200' } }) }
	await user.click(screen.getByRole('button', { name: 'Guardar ajustes' }))
	await waitFor(() => expect(Object.keys(localStorage)).toEqual(['innervolt-session']))
})
