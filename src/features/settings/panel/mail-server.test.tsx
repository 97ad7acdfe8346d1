import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { discardAll, openSettings as open, settings } from '#testing/islands/open-settings.tsx'

const save = 'POST /api/admin/settings'

test('choosing a mail provider fills in its server’s fields, and a note tells the owner which user name to use', async () => {
	const { server, user } = open(settings(), { [save]: undefined })
	const mail = within(await screen.findByRole('region', { name: 'Correo' }))
	expect(mail.queryByLabelText('Usuario del servidor de correo')).toBeNull()
	await user.selectOptions(mail.getByLabelText('Proveedor de correo'), 'SendGrid')
	mail.getByText(/^El usuario es “apikey” en todas las cuentas\./)
	const field = (label: string) => mail.getByLabelText<HTMLInputElement>(label).value
	expect(
		['Servidor de correo', 'Puerto', 'Cifrado', 'Usuario del servidor de correo'].map(field),
	).toEqual(['smtp.sendgrid.net', '587', 'starttls', 'apikey'])
	await user.selectOptions(mail.getByLabelText('Cifrado'), 'TLS, desde el principio')
	expect(field('Puerto')).toBe('465')
	await user.type(mail.getByLabelText('Contraseña del servidor de correo'), 'a/b@c')
	await user.click(screen.getByRole('button', { name: 'Guardar ajustes' }))
	await screen.findByText('Ya valen.')
	expect(server.bodiesOf(save)).toEqual([
		{ SMTP_URL: 'smtps://smtp.sendgrid.net', SMTP_USER: 'apikey', SMTP_PASSWORD: 'a/b@c' },
	])
})

test('a host that is typed or pasted with its port also fills in the port and the encryption', async () => {
	const { server, user } = open(settings(), { [save]: undefined })
	await user.selectOptions(await screen.findByLabelText('Proveedor de correo'), 'Otro')
	const host = screen.getByLabelText('Servidor de correo')
	await user.type(host, 'smtp.own.test:2525')
	expect(host).toHaveProperty('value', 'smtp.own.test:2525')
	expect(screen.getByLabelText('Puerto')).toHaveProperty('value', '2525')
	expect(screen.getByLabelText('Cifrado')).toHaveProperty('value', 'starttls')
	await user.tab()
	expect(host).toHaveProperty('value', 'smtp.own.test')
	await user.clear(host)
	await user.click(host)
	await user.paste('smtp.other.test:465')
	await user.click(screen.getByRole('button', { name: 'Guardar ajustes' }))
	await waitFor(() =>
		expect(server.bodiesOf(save)).toEqual([{ SMTP_URL: 'smtps://smtp.other.test' }]),
	)
})

test('removing the mail server also removes its user name and password', async () => {
	const { server, user } = open(
		settings({
			SMTP_URL: { value: 'smtp://mail.own.test:2500', source: 'database' },
			SMTP_USER: { value: 'ada', source: 'database' },
			SMTP_PASSWORD: { value: 'set', source: 'database' },
		}),
		{ [save]: undefined },
	)
	expect(await screen.findByLabelText('Servidor de correo')).toHaveProperty(
		'value',
		'mail.own.test',
	)
	expect(screen.getByLabelText('Puerto')).toHaveProperty('value', '2500')
	await user.selectOptions(screen.getByLabelText('Proveedor de correo'), 'none')
	screen.getByText('Se quitará al guardar.')
	await user.click(screen.getByRole('button', { name: 'Guardar ajustes' }))
	await waitFor(() =>
		expect(server.bodiesOf(save)).toEqual([
			{ SMTP_URL: null, SMTP_USER: null, SMTP_PASSWORD: null },
		]),
	)
})

test('a mail server set by an environment variable is locked together with its account, and the variable is named', async () => {
	const lock = { source: 'environment', lockedBy: 'SMTP_URL' } as const
	open(
		settings({
			SMTP_URL: { value: 'smtps://smtp.fastmail.com', ...lock },
			SMTP_USER: { value: 'ada', ...lock },
			SMTP_PASSWORD: { value: 'set', ...lock },
		}),
	)
	const mail = within(await screen.findByRole('region', { name: 'Correo' }))
	expect(mail.getByLabelText('Proveedor de correo')).toHaveProperty('value', 'fastmail')
	expect(mail.getAllByText(/Fijado en el servidor \(SMTP_URL\)\./)).toHaveLength(3)
	for (const label of ['Servidor de correo', 'Puerto', 'Usuario del servidor de correo']) {
		expect(mail.getByLabelText(label)).toHaveProperty('readOnly', true)
	}
	expect(mail.getByLabelText('Cifrado')).toHaveProperty('disabled', true)
	expect(mail.getByLabelText('Contraseña del servidor de correo')).toHaveProperty('value', '')
})

test('choosing an analytics service shows the field for its account, and both are saved', async () => {
	const { server, user } = open(settings({ ANALYTICS: { value: 'own' } }), { [save]: undefined })
	await user.selectOptions(await screen.findByLabelText('Quién cuenta las visitas'), 'Plausible')
	await user.type(screen.getByLabelText('Dominio en Plausible'), 'own.test')
	await user.click(screen.getByRole('button', { name: 'Guardar ajustes' }))
	await waitFor(() => expect(server.bodiesOf(save)).toEqual([{ ANALYTICS: 'plausible:own.test' }]))
})

test('the saved mail server and mailbox can be tried out, and each outcome is shown in its own section', async () => {
	const mailbox = 'POST /api/admin/launch/mailbox'
	const { server, user } = open(
		settings({ IMAP_URL: { value: 'imaps://imap.own.test', source: 'database' } }),
		{
			'GET /api/admin/test-address': { email: 'ines@own.test' },
			'POST /api/admin/launch/test-mail': { code: '535 5.7.8', is_written: false },
			[mailbox]: { code: 'AUTHENTICATIONFAILED' },
		},
	)
	const mail = within(await screen.findByRole('region', { name: 'Correo' }))
	await user.click(await mail.findByRole('button', { name: 'Enviarme una prueba' }))
	await mail.findByText('El servidor de correo no acepta el usuario o la contraseña. (535 5.7.8)')
	const bounces = within(screen.getByRole('region', { name: 'Rebotes' }))
	const button = bounces.getByRole('button', { name: 'Abrir el buzón' })
	await user.click(button)
	await bounces.findByText('No acepta el usuario o la contraseña. (AUTHENTICATIONFAILED)')
	server.answers[mailbox] = { code: null }
	await user.click(button)
	await bounces.findByText('El buzón se abre.')
	await user.type(screen.getByLabelText('Usuario del buzón'), 'x')
	bounces.getByText('Guarda antes los cambios.')
	expect(button).toHaveProperty('disabled', true)
	await discardAll(user)
})
