import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import accountWords from '#content/messages/es/panel/account.yaml'
import type { Accounts } from '#features/accounts/messages/account.ts'
import { takeErrors } from '#testing/islands/logged-errors.ts'
import { openPanel, prove } from '#testing/islands/open-panel.tsx'
import { savedFiles } from '#testing/islands/saved-files.ts'
import { held, refuse, type ServedRequest } from '#testing/islands/serve.ts'

const day = '2026-11-20T08:00:00.000Z'
const own = 'GET /api/admin/account'
const accounts = 'GET /api/admin/accounts'
const audit = 'GET /api/admin/audit'

const ada = { name: 'ada', passkeys: 0, lastLoginAt: day, isOwn: true, state: 'confirmed' } as const
const bea = { ...ada, name: 'bea', passkeys: 2, isOwn: false } as const

const account = {
	username: 'ada',
	passwordChangedAt: day,
	isPasswordInSettings: false,
	hasPassword: true,
}

function open(answers: Record<string, unknown> = {}) {
	return openPanel('/waitlist/cuenta', {
		[own]: account,
		'GET /api/admin/passkeys': [],
		'GET /api/admin/sessions': [
			{ id: 'a', browser: 'Firefox', system: 'Linux', createdAt: day, seenAt: day, isOwn: true },
			{ id: 'b', browser: 'Safari', system: 'iPhone', createdAt: day, seenAt: day, isOwn: false },
		],
		[accounts]: { accounts: [ada, bea], invitations: [] } satisfies Accounts,
		'GET /api/admin/test-address': { email: null },
		[audit]: { entries: [], count: 0, next: null },
		...answers,
	})
}

test('the section is marked as busy while the account is being read, and a message appears if reading fails', async () => {
	const { answer, release } = held(refuse(503, 'unavailable')())
	open({ [own]: answer })
	const heading = await screen.findByRole('heading', { level: 1, name: 'Cuenta' })
	expect(heading.closest('[aria-busy]')?.getAttribute('aria-busy')).toBe('true')
	release()
	// In development, StrictMode reads the account twice. The first reading can fail before it is dropped, so the message
	// can appear more than once.
	await screen.findAllByText('No se pudo leer la cuenta. Recarga la página.')
	expect(takeErrors()).toContain('answered 503')
})

test('messages say that the account has no passkeys, and why the browser cannot add one', async () => {
	open()
	await screen.findByText('Esta cuenta todavía no tiene llaves.')
	screen.getByText('Este navegador no ofrece llaves, o la página no llega por HTTPS.')
	expect(screen.queryByRole('button', { name: 'Agregar una llave' })).toBeNull()
})

test('the only passkey of an account without a password cannot be removed', async () => {
	const { user } = open({
		'GET /api/admin/passkeys': [{ id: 'k1', name: 'Linux', createdAt: day, usedAt: null }],
		'POST /api/admin/passkeys/remove': refuse(409, 'conflict', { field: 'id' }),
	})
	await user.click(await screen.findByRole('button', { name: 'Quitar la llave Linux' }))
	await user.click(screen.getByRole('button', { name: 'Quitar la llave' }))
	await screen.findByText(/^A esta cuenta se entra solo con esta llave\./)
})

test('a passkey is renamed, and removed after a confirmation dialog and re-authentication', async () => {
	const remove = 'POST /api/admin/passkeys/remove'
	const { server, user } = open({
		'GET /api/admin/passkeys': [{ id: 'k1', name: 'Teléfono', createdAt: day, usedAt: null }],
		'POST /api/admin/passkeys/rename': undefined,
		[remove]: refuse(403, 'proof-required', { act: { act: 'remove-passkey', target: 'k1' } }),
	})
	await user.click(
		await screen.findByRole('button', { name: 'Cambiar nombre de la llave Teléfono' }),
	)
	const name = screen.getByLabelText('Nombre nuevo')
	await user.clear(name)
	await user.type(name, 'Tableta{Enter}')
	await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
	expect(server.bodiesOf('POST /api/admin/passkeys/rename')).toEqual([
		{ id: 'k1', name: 'Tableta' },
	])
	await user.click(screen.getByRole('button', { name: 'Quitar la llave Teléfono' }))
	await user.click(screen.getByRole('button', { name: 'Quitar la llave' }))
	await screen.findByText('Para quitar esta llave, confirma que eres tú. Vale solo para esto.')
	server.answers['POST /api/admin/proof'] = () => {
		server.answers[remove] = undefined
	}
	await prove(user)
	await screen.findByText('Con Teléfono ya no se entra.')
})

test('a new password needs twelve characters and the current password', async () => {
	const change = 'POST /api/admin/password'
	const { server, user } = open({ [change]: refuse(403, 'wrong-password') })
	await user.type(await screen.findByLabelText('Contraseña actual'), 'a guess')
	const next = screen.getByLabelText('Contraseña nueva')
	await user.type(next, 'short{Enter}')
	screen.getByText('Hacen falta 12 caracteres o más.')
	expect(server.bodiesOf(change)).toEqual([])
	await user.type(next, ' no longer{Enter}')
	await screen.findByText('Esa no es la contraseña de esta cuenta.')
	server.answers[change] = undefined
	await user.type(next, '{Enter}')
	await screen.findByText('Contraseña cambiada', { selector: 'b' })
	expect(next).toHaveProperty('value', '')
})

test('an account with only passkeys gets a password after re-authentication', async () => {
	const change = 'POST /api/admin/password'
	const { server, user } = open({
		[own]: { ...account, hasPassword: false },
		[change]: refuse(403, 'proof-required', { act: { act: 'set-password', target: '' } }),
	})
	await screen.findByText(/^A esta cuenta se entra solo con llaves\./)
	expect(screen.queryByLabelText('Contraseña actual')).toBeNull()
	await user.type(screen.getByLabelText('Contraseña nueva'), 'battery staple{Enter}')
	await screen.findByText(/^Para agregar una contraseña a esta cuenta/)
	server.answers['POST /api/admin/proof'] = () => {
		server.answers[change] = undefined
		server.answers[own] = account
	}
	await prove(user)
	await screen.findByText('Contraseña agregada', { selector: 'b' })
	expect(server.bodiesOf(change)).toEqual([
		{ password: 'battery staple' },
		{ password: 'battery staple' },
	])
	await screen.findByLabelText('Contraseña actual')
})

test('a password that is fixed by the settings cannot be changed on the account page', async () => {
	open({ [own]: { ...account, isPasswordInSettings: true } })
	await screen.findByText(/^La fija el servidor cada vez que arranca/)
	expect(screen.queryByLabelText('Contraseña actual')).toBeNull()
})

test('another session can be ended, and so can all other sessions at once', async () => {
	const end = 'POST /api/admin/sessions/end'
	const { server, user } = open({ [end]: undefined })
	await user.click(
		await screen.findByRole('button', { name: 'Cerrar la sesión de Safari en iPhone' }),
	)
	await screen.findByText('Terminó también en el servidor.')
	await user.click(screen.getByRole('button', { name: 'Cerrar la otra' }))
	await waitFor(() => expect(server.bodiesOf(end)).toEqual([{ id: 'b' }, { id: 'all-others' }]))
	screen.getByText('es esta')
})

test('another admin is invited by a link that is shown once, and a taken name is reported', async () => {
	const invite = 'POST /api/admin/accounts/invite'
	const { server, user } = open({ [invite]: refuse(409, 'conflict') })
	await user.click(await screen.findByRole('button', { name: 'Agregar una cuenta' }))
	const dialog = screen.getByRole('dialog', { name: 'Agregar una cuenta' })
	const name = within(dialog).getByLabelText('Usuario')
	await user.type(name, 'bea{Enter}')
	await screen.findByText('Ya hay una cuenta con ese nombre.')
	server.answers[invite] = refuse(400, 'invalid')
	await user.type(name, ' cleo{Enter}')
	await screen.findByText('Hasta 64 caracteres: letras, números y . _ @ -, sin espacios.')
	server.answers[invite] = { token: 'AbC', expiresAt: day }
	await user.clear(name)
	await user.type(name, 'cleo{Enter}')
	const link = await screen.findByLabelText('Enlace')
	expect(link).toHaveProperty('value', `${location.origin}/waitlist#invitacion=AbC&usuario=cleo`)
	await user.click(screen.getByRole('button', { name: 'Listo' }))
	expect(screen.queryByRole('dialog')).toBeNull()
})

test('an account is closed after a confirmation dialog, an invitation is withdrawn, and a new account can be confirmed only in a session that did not invite it', async () => {
	const confirm = 'POST /api/admin/accounts/confirm'
	const { server, user } = open({
		[accounts]: {
			accounts: [ada, bea, { ...bea, name: 'cleo', passkeys: 0, state: 'provisional' }],
			invitations: [{ name: 'dora', invitedBy: 'ada', expiresAt: day }],
		} satisfies Accounts,
		'POST /api/admin/accounts/disable': undefined,
		'POST /api/admin/accounts/withdraw-invitation': undefined,
		[confirm]: refuse(409, 'conflict'),
	})
	const row = await screen.findByRole('row', { name: /^bea/ })
	expect(row.textContent).toContain('contraseña, 2 llaves')
	await user.click(within(row).getByRole('button', { name: 'Cerrar cuenta de bea' }))
	await user.click(screen.getByRole('button', { name: 'Cerrar la cuenta' }))
	await screen.findByText('bea ya no entra.')
	await user.click(screen.getByRole('button', { name: 'Retirar la invitación de dora' }))
	await screen.findByText('Invitación retirada', { selector: 'b' })
	await user.click(screen.getByRole('button', { name: 'Confirmar la cuenta de cleo' }))
	await screen.findByText(/^La invitó esta misma sesión\./)
	server.answers[confirm] = undefined
	await user.click(screen.getByRole('button', { name: 'Confirmar la cuenta de cleo' }))
	await screen.findByText(/^cleo se queda/)
	expect(server.bodiesOf('POST /api/admin/accounts/disable')).toEqual([{ name: 'bea' }])
})

test('an unconfirmed account can neither invite people nor close other accounts', async () => {
	open({ [accounts]: { accounts: [{ ...ada, state: 'provisional' }, bea], invitations: [] } })
	await screen.findByText(/^Esta cuenta todavía no invita ni cierra otras/)
	expect(screen.queryByRole('button', { name: 'Agregar una cuenta' })).toBeNull()
	expect(screen.queryByRole('button', { name: 'Cerrar cuenta de bea' })).toBeNull()
})

test('an address for test emails is saved once it is valid', async () => {
	const save = 'POST /api/admin/test-address'
	const { server, user } = open({ [save]: refuse(400, 'invalid') })
	const field = await screen.findByLabelText('Las pruebas van a')
	await user.type(field, 'ines{Enter}')
	await screen.findByText('Eso no es una dirección.')
	server.answers[save] = undefined
	await user.type(field, '@example.com{Enter}')
	await screen.findByText('Dirección guardada')
	expect(server.bodiesOf(save).at(-1)).toEqual({ email: 'ines@example.com' })
})

test('every entry of the audit log is translated, whatever its action', async () => {
	const details = new Map<string, string>([
		['setting changed', 'SMTP_URL'],
		['setting removed', 'MAIL_PER_HOUR'],
		['goals changed', 'visits 500, confirmed 20'],
		['weekly mail changed', 'off'],
	])
	const actor = 'erasure journal'
	const auditActions = Object.keys(accountWords.audit.actions)
	const entries = auditActions.map((action) => {
		return { at: day, actor, action, rows: null, detail: details.get(action) ?? '' }
	})
	open({ [audit]: { entries, count: entries.length, next: null } })
	const [, ...rows] = within(
		await screen.findByRole('table', { name: 'Quién hizo qué' }),
	).getAllByRole('row')
	const cells = rows.map((row) =>
		[...row.querySelectorAll('td')].map(({ textContent }) => textContent),
	)
	const english = new Set<string>([...auditActions, ...details.values(), actor])
	expect(cells).toHaveLength(auditActions.length)
	expect(cells.flat().filter((text) => english.has(text))).toEqual([])
	screen.getByText('Visitas 500, Confirmados 20')
})

test('the audit log is searched, read page by page and downloaded', async () => {
	const saved = savedFiles()
	const entry = { at: day, actor: 'ada', action: 'login', rows: null, detail: 'passkey Teléfono' }
	const { server, user } = open({
		[audit]: { entries: Array.from({ length: 25 }, () => entry), count: 26, next: 'c1' },
		'GET /api/admin/audit.csv': new Response('x'),
	})
	expect(await screen.findAllByText('con llave “Teléfono”')).toHaveLength(25)
	screen.getByText('Líneas 1 a 25 de 26')
	server.answers[audit] = {
		entries: [{ ...entry, actor: '(unknown)', action: 'login refused', rows: 3, detail: '' }],
		count: 26,
		next: null,
	}
	const pager = screen.getByRole('navigation', { name: 'Páginas del registro' })
	await user.click(within(pager).getByRole('button', { name: 'Siguientes' }))
	expect((await screen.findByText('3 veces')).closest('tr')?.textContent).toContain(
		'nombre desconocido',
	)
	server.answers[audit] = { entries: [], count: 0, next: null }
	await user.selectOptions(screen.getByLabelText('Qué'), 'export')
	await screen.findByText('Ninguna línea coincide.')
	expect(server.queriesOf(audit).at(-1)).toEqual({ action: 'export' })
	await user.click(screen.getByRole('button', { name: 'Descargar el registro' }))
	await waitFor(() => expect(saved).toEqual([expect.stringMatching(/^registro_[\d-]+\.csv$/)]))
})

test('a double click on “Siguientes” skips no entries of the audit log', async () => {
	const entry = { at: day, actor: 'ada', action: 'login', rows: null, detail: 'password' }
	const pageOf = (size: number, next: string | null) => ({
		entries: Array.from({ length: size }, () => entry),
		count: 60,
		next,
	})
	const second = held(pageOf(25, 'c2'))
	const pages: Readonly<Record<string, unknown>> = { c1: second.answer, c2: pageOf(10, null) }
	const { server, user } = open({
		[audit]: ({ query }: ServedRequest) => {
			const page = pages[query['cursor'] ?? ''] ?? pageOf(25, 'c1')
			return typeof page === 'function' ? page() : page
		},
	})
	await screen.findByText('Líneas 1 a 25 de 60')
	const next = screen.getByRole('button', { name: 'Siguientes' })
	await user.dblClick(next)
	second.release()
	await screen.findByText('Líneas 26 a 50 de 60')
	expect(server.queriesOf(audit).at(-1)).toEqual({ cursor: 'c1' })
	await user.dblClick(next)
	await screen.findByText('Líneas 51 a 60 de 60')
	expect(next).toHaveProperty('disabled', true)
	await user.click(screen.getByRole('button', { name: 'Anteriores' }))
	await screen.findByText('Líneas 26 a 50 de 60')
})
