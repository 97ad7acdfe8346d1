import { act, render, screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { OwnerPanel } from '#app/OwnerPanel.tsx'
import { takeErrors } from '#testing/islands/logged-errors.ts'
import { openPanel } from '#testing/islands/open-panel.tsx'
import { held, refuse, serve } from '#testing/islands/serve.ts'

const session = 'GET /api/auth/session'
const open = 'POST /api/auth/first-start/open'
const start = 'POST /api/auth/first-start'
const token = 'A'.repeat(43)
const unset = { value: null, source: 'default', isReadable: true }
const settings = [
	{ name: 'SITE_URL', ...unset, value: 'https://innervolt.example' },
	{ name: 'SITE_LANGUAGES', ...unset, value: 'en,de,pt' },
	{ name: 'OPERATOR_NAME', ...unset },
	{ name: 'OPERATOR_ADDRESS', value: 'Rosario', source: 'environment', isReadable: true },
]

function openLink(answers: Record<string, unknown> = {}, hash = `#${token}`) {
	vi.stubGlobal('isSecureContext', true)
	const signedOut = { [session]: refuse(401, 'unauthorised') }
	return openPanel(`/waitlist/start${hash}`, { ...signedOut, [open]: { settings }, ...answers })
}

async function userName() {
	await screen.findByRole('button', { name: 'Crear la cuenta y entrar' })
	return screen.getByLabelText('Usuario')
}

test('the form creates the account, sends no setting fixed by the environment, and opens the panel', async () => {
	const { server, user } = openLink({ [start]: undefined })
	await user.type(await userName(), 'ines')
	expect(server.bodiesOf(open)[0]).toEqual({ token })
	await user.type(screen.getByLabelText('Contraseña'), 'correct horse battery')
	expect(screen.getByLabelText('Dirección del sitio')).toHaveProperty('value', '')
	await user.type(screen.getByLabelText('Quién opera el sitio'), 'Ines')
	expect(screen.getByLabelText('Su dirección postal')).toHaveProperty('readOnly', true)
	screen.getByText('Fijado en el servidor (OPERATOR_ADDRESS).')
	expect(screen.getAllByRole('checkbox', { checked: true })).toHaveLength(3)
	expect(screen.getByLabelText('English')).toHaveProperty('disabled', true)
	server.answers[session] = { username: 'ines' }
	await user.click(screen.getByRole('button', { name: 'Crear la cuenta y entrar' }))
	await screen.findByText('Acceso concedido')
	expect(server.bodiesOf(start)).toEqual([
		{ token, name: 'ines', password: 'correct horse battery', settings: { OPERATOR_NAME: 'Ines' } },
	])
	expect(location.hash).toBe('')
	expect(location.pathname).not.toBe('/waitlist/start')
	takeErrors()
})

test('an unticked language is removed from the site, and unchanged languages are not sent', async () => {
	const { server, user } = openLink({ [start]: refuse(400, 'invalid', { fields: ['name'] }) })
	await user.type(await userName(), 'ines maria')
	await user.click(screen.getByLabelText('Deutsch'))
	const submit = screen.getByRole('button', { name: 'Crear la cuenta y entrar' })
	await user.click(submit)
	await screen.findByText(/^Hasta 64 caracteres/)
	await user.click(screen.getByLabelText('Deutsch'))
	await user.click(submit)
	await waitFor(() => expect(server.bodiesOf(start)).toHaveLength(2))
	expect(server.bodiesOf(start)).toMatchObject([
		{ settings: { SITE_LANGUAGES: 'en,pt' } },
		{ settings: {} },
	])
	expect(server.bodiesOf(start)[1]).not.toHaveProperty('settings.SITE_LANGUAGES')
})

test('an error is shown next to its field, and nothing typed is lost', async () => {
	const { user } = openLink({ [start]: refuse(400, 'invalid', { fields: ['name', 'SITE_URL'] }) })
	const name = await userName()
	await user.type(name, 'ines maria')
	await user.type(screen.getByLabelText('Dirección del sitio'), 'innervolt.app{Enter}')
	await screen.findByText(/^Hasta 64 caracteres/)
	screen.getByText(/^Falta una dirección completa/)
	await waitFor(() => expect(document.activeElement).toBe(name))
	expect(name).toHaveProperty('value', 'ines maria')
})

test.each([
	['without a token', '', {}],
	['that was used', `#${token}`, { [open]: refuse(404, 'not-found') }],
	['that is cut off', '#AAAA', { [open]: refuse(400, 'invalid') }],
])('a link %s is reported as invalid, with a way to the login', async (_name, hash, answers) => {
	const { user } = openLink(answers, hash)
	await screen.findByRole('heading', { name: 'Este enlace no vale' })
	await user.click(screen.getByRole('link', { name: 'Ya hay una cuenta, entrar' }))
	await screen.findByRole('heading', { name: 'Acceso al panel' })
})

test('a request to an unresponsive server can be repeated', async () => {
	const { server, user } = openLink({ [open]: refuse(503, 'unavailable') })
	await screen.findByRole('heading', { name: 'Sin respuesta' })
	server.answers[open] = { settings }
	await user.click(screen.getByRole('button', { name: 'Reintentar' }))
	await userName()
	expect(takeErrors()).toContain('answered 503')
})

test('a message appears if the link is used elsewhere while its form is being filled in', async () => {
	const { user } = openLink({ [start]: refuse(404, 'not-found') })
	await user.type(await userName(), 'ines{Enter}')
	await screen.findByRole('heading', { name: 'Este enlace no vale' })
})

test('the start page shows its own heading while it loads, and not the heading of the login', async () => {
	const answer = held(refuse(401, 'unauthorised')())
	history.replaceState(null, '', `/waitlist/start#${token}`)
	vi.stubGlobal('isSecureContext', true)
	serve({ [session]: answer.answer, [open]: { settings } })
	render(
		<OwnerPanel opening={{ title: 'Empezar', text: 'Seis preguntas', checking: 'Comprobando' }} />,
	)
	screen.getByRole('heading', { name: 'Empezar' })
	expect(screen.queryByRole('heading', { name: 'Acceso al panel' })).toBeNull()
	act(answer.release)
	await userName()
	expect(screen.queryByText('Seis preguntas')).toBeNull()
})

test('a page without HTTPS does not ask for a password', async () => {
	const { server } = openLink()
	vi.stubGlobal('isSecureContext', false)
	await screen.findByRole('heading', { name: 'Falta HTTPS' })
	expect(screen.queryByLabelText('Contraseña')).toBeNull()
	expect(server.bodiesOf(start)).toEqual([])
})
