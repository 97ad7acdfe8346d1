import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { SettingList } from '#contract/settings.ts'
import { storableNames } from '#domain/settings/storable-settings.ts'
import { takeErrors } from '#testing/islands/logged-errors.ts'
import { openPanel, prove } from '#testing/islands/open-panel.tsx'
import { held, refuse } from '#testing/islands/serve.ts'

const read = 'GET /api/admin/settings'
const save = 'POST /api/admin/settings'

/** All settings unset, except the given ones. */
function settings(given: Partial<Record<string, Partial<SettingList[number]>>> = {}): SettingList {
	return storableNames.map((name) => ({
		name,
		value: null,
		source: 'default',
		isReadable: true,
		...given[name],
	}))
}

const saveWeekly = 'POST /api/admin/weekly-mail'

function open(list: SettingList, answers: Record<string, unknown> = {}) {
	return openPanel('/waitlist/ajustes', { [read]: { settings: list }, ...answers })
}

test('settings are shown by group; what failed to load is said', async () => {
	open(settings({ MAIL_PER_HOUR: { value: '500' } }))
	await screen.findByRole('heading', { level: 1, name: 'Ajustes' })
	for (const name of ['Sitio', 'Correo', 'Rebotes', 'Límites', 'Datos legales']) {
		await screen.findByRole('region', { name })
	}
	expect(screen.getByLabelText('Correos por hora')).toHaveProperty('value', '500')
	expect(screen.getByRole('button', { name: 'Guardar' })).toHaveProperty('disabled', true)
})

test('settings that cannot be read are said to be so', async () => {
	openPanel('/waitlist/ajustes', { [read]: refuse(503, 'unavailable')() })
	await screen.findByText('No se pudieron leer los ajustes. Se puede recargar la página.')
	expect(takeErrors()).toContain('answered 503')
})

test('why settings could not be saved is said, and they stay in their fields', async () => {
	const { user } = open(settings({ MAIL_PER_HOUR: { value: '500' } }), {
		[save]: refuse(503, 'unavailable', { cause: 'disk' }),
	})
	const rate = await screen.findByLabelText('Correos por hora')
	await user.clear(rate)
	await user.type(rate, '200')
	await user.click(screen.getByRole('button', { name: 'Guardar' }))
	await screen.findByText('El disco está lleno')
	expect(rate).toHaveProperty('value', '200')
	expect(takeErrors()).toContain('answered 503')
})

test('what the environment sets is locked and names its variable', async () => {
	open(settings({ MAIL_FROM: { value: 'a@b.example', source: 'environment' } }))
	const field = await screen.findByLabelText('Remitente')
	expect(field).toHaveProperty('readOnly', true)
	expect(field).toHaveProperty('value', 'a@b.example')
	screen.getByText(/Fijado en el servidor \(MAIL_FROM\)\./)
})

test('a change is saved after a proof for it, and only what was changed is sent', async () => {
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
	await user.click(screen.getByRole('button', { name: 'Guardar' }))
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

test('errors stand beside their fields, also beside an empty one that another needs, and nothing typed is lost', async () => {
	const { user } = open(settings(), {
		[save]: refuse(400, 'invalid', {
			field: 'SMTP_URL',
			fields: ['SMTP_URL', 'MAIL_FROM'],
		}),
	})
	const url = await screen.findByLabelText('Servidor de correo')
	await user.type(url, 'mail.example{Enter}')
	await screen.findByText(/^Falta smtp:\/\/ o smtps:\/\/ y el servidor\./)
	screen.getByText('Hace falta, porque otro ajuste la necesita.')
	await waitFor(() => expect(document.activeElement).toBe(url))
	expect(url).toHaveProperty('value', 'mail.example')
	await user.click(screen.getByRole('link', { name: 'Lista' }))
	await user.click(screen.getByRole('link', { name: 'Ajustes' }))
	expect(await screen.findByLabelText('Servidor de correo')).toHaveProperty('value', 'mail.example')
	await user.click(screen.getByRole('button', { name: 'Deshacer' }))
	expect(screen.getByLabelText('Servidor de correo')).toHaveProperty('value', '')
	takeErrors()
})

test.each([
	[409, 'conflict', /ya no aceptaría nada de la página que está abierta/],
	[403, 'passkeys-unavailable', /^Tus llaves valen solo en la dirección de hoy/],
] as const)(
	'an address that is refused with %i says why beside its field',
	async (status, error, why) => {
		const { user } = open(settings(), { [save]: refuse(status, error, { fields: ['SITE_URL'] }) })
		const field = await screen.findByLabelText('Dirección del sitio')
		await user.clear(field)
		await user.type(field, 'https://own.test{Enter}')
		await screen.findByText(why)
		await user.click(screen.getByRole('button', { name: 'Deshacer' }))
		takeErrors()
	},
)

test('the languages of the site are ticked, and English stays', async () => {
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
	await user.click(screen.getByRole('button', { name: 'Guardar' }))
	await screen.findByText('Ya valen.')
	expect(server.bodiesOf(save)).toEqual([{ SITE_LANGUAGES: 'en,pt' }])
})

test('languages that were put back are no change, and fixed ones cannot be ticked', async () => {
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

test('a stored secret is not shown, and is replaced or removed', async () => {
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
	await user.click(screen.getByRole('button', { name: 'Guardar' }))
	await screen.findByText('Ya valen.')
	expect(server.bodiesOf(save)).toEqual([{ SMTP_PASSWORD: 'hunter2', IMAP_PASSWORD: null }])
	await waitFor(() => expect(password).toHaveProperty('value', ''))
})

test('while the settings are saved the button is busy, and what is typed stays a change', async () => {
	const { server, user } = open(settings({ MAIL_PER_HOUR: { value: '500' } }))
	const rate = await screen.findByLabelText('Correos por hora')
	await user.clear(rate)
	await user.type(rate, '50')
	await user.type(screen.getByLabelText('Remitente'), 'a@b.example')
	const saving = held(undefined)
	server.answers[save] = saving.answer
	const button = screen.getByRole('button', { name: 'Guardar' })
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
	// What is typed outlives the place, and other tests.
	await user.click(screen.getByRole('button', { name: 'Deshacer' }))
})

test('a typed secret is not kept when the place is left, and that is said', async () => {
	const { user } = open(settings())
	await user.type(await screen.findByLabelText('Secreto de la firma'), 'whsec_x')
	await user.click(screen.getByRole('link', { name: 'Lista' }))
	await screen.findByText('Una contraseña no se guardó')
	await user.click(screen.getByRole('link', { name: 'Ajustes' }))
	expect(await screen.findByLabelText('Secreto de la firma')).toHaveProperty('value', '')
	takeErrors()
})

test('the mail on Mondays is off by one press, and says where the address is missing', async () => {
	const { server, user } = open(settings(), { [saveWeekly]: undefined })
	expect(await screen.findByRole('radio', { name: 'español' })).toHaveProperty('checked', true)
	screen.getByRole('link', { name: 'Escribirla en Cuenta' })
	await user.click(screen.getByRole('radio', { name: 'No enviarlo' }))
	await waitFor(() => expect(server.bodiesOf(saveWeekly)).toEqual([{ language: null }]))
	await screen.findByText('Vale desde el próximo lunes.')
})

const rate = () => screen.findByLabelText('Correos por hora')

test('what was typed is there after a reload, for the same account, until it is saved', async () => {
	const list = settings({ MAIL_PER_HOUR: { value: '500' } })
	const { user } = open(list)
	await user.clear(await rate())
	await user.type(await rate(), '200')
	cleanup()
	open(list, { 'GET /api/auth/session': { username: 'bea' } })
	expect(await rate()).toHaveProperty('value', '500')
	await screen.findByRole('radio', { name: 'español' })
	cleanup()
	const { server } = open(list, { [save]: undefined })
	await screen.findByText('1 cambio sin guardar')
	expect(await rate()).toHaveProperty('value', '200')
	server.answers[read] = { settings: settings({ MAIL_PER_HOUR: { value: '200' } }) }
	await user.click(screen.getByRole('button', { name: 'Guardar' }))
	await waitFor(() => expect(localStorage).toHaveLength(0))
})
