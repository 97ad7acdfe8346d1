import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { takeErrors } from '#testing/islands/logged-errors.ts'
import { openPanel } from '#testing/islands/open-panel.tsx'
import { held, refuse } from '#testing/islands/serve.ts'

const session = 'GET /api/auth/session'
const login = 'POST /api/auth/login'

const noLetters = { 'GET /api/admin/letters': [], 'GET /api/admin/failed-mails': [] }

const password = () => screen.getByLabelText<HTMLInputElement>('Contraseña')

function openLogin(answers: Record<string, unknown> = {}) {
	return openPanel('/waitlist/cartas', { [session]: refuse(401, 'unauthorised'), ...answers })
}

async function logIn(user: ReturnType<typeof openLogin>['user'], name = 'ada') {
	await user.type(await screen.findByLabelText('Usuario'), name)
	await user.type(password(), 'a guess')
	await user.click(screen.getByRole('button', { name: 'Ingresar' }))
}

test('no section is shown until the session is known; then the section in the URL is shown', async () => {
	const { answer, release } = held({ username: 'ada' })
	openPanel('/waitlist/cartas', { [session]: answer, ...noLetters })
	screen.getByRole('heading', { name: 'Acceso al panel' })
	expect(screen.queryByRole('button', { name: 'Usar una llave' })).toBeNull()
	expect(screen.queryByRole('navigation', { name: 'Panel' })).toBeNull()
	act(release)
	await screen.findByRole('heading', { level: 1, name: 'Cartas' })
	expect(document.title).toBe('Cartas, Panel de Waitlist | Innervolt')
	const current = screen.getByRole('link', { current: 'page' })
	expect(current.textContent).toBe('Cartas')
	screen.getByText(/zona horaria \w+/)
})

test('after a wrong password the panel stays closed, an error is shown at the field, and the password is selected to be replaced', async () => {
	const { server, user } = openLogin({ [login]: refuse(401, 'unauthorised') })
	await logIn(user, 'nobody')
	await screen.findByText('Usuario o contraseña incorrectos')
	expect(server.bodiesOf(login)).toEqual([{ username: 'nobody', password: 'a guess' }])
	expect(password().getAttribute('aria-invalid')).toBe('true')
	screen.getByText(/^No coinciden\./)
	expect([password().selectionStart, password().selectionEnd]).toEqual([0, 7])
	expect(screen.queryByRole('navigation', { name: 'Panel' })).toBeNull()
})

test('the password can be made visible', async () => {
	const { user } = openLogin()
	await user.click(await screen.findByRole('button', { name: 'Mostrar contraseña' }))
	expect(password().type).toBe('text')
	await user.click(screen.getByRole('button', { name: 'Ocultar contraseña' }))
	expect(password().type).toBe('password')
})

test('if the browser blocks the session cookie, only a message about the cookie is shown', async () => {
	const { user } = openLogin({ [login]: undefined })
	await logIn(user)
	await screen.findByText('Cookie bloqueada')
	const notices = screen.getByRole('region', { name: 'Avisos' })
	expect(within(notices).getAllByRole('button')).toHaveLength(1)
	expect(password().getAttribute('aria-invalid')).not.toBe('true')
})

test('after too many attempts a message says when to try again', async () => {
	const { user } = openLogin({ [login]: refuse(429, 'too-many', {}, { 'retry-after': '600' }) })
	await logIn(user)
	await screen.findByText(/cerrado hasta las \d\d:\d\d\./)
})

test.each([
	['a failure', refuse(503, 'unavailable')],
	["a proxy's page", () => new Response('<html>', { status: 502 })],
])(
	'after %s in response to a login, a message says that the server could not handle it',
	async (_name, answer) => {
		const { user } = openLogin({ [login]: answer })
		await logIn(user)
		await screen.findByText(
			'El servidor no pudo atender el acceso. Inténtalo de nuevo en un minuto.',
		)
	},
)

test('a login opens the section in the URL, and a success message is shown for two seconds', async () => {
	const { server, user } = openLogin({ ...noLetters })
	server.answers[login] = () => {
		server.answers[session] = { username: 'ada' }
	}
	vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true })
	await logIn(user)
	await screen.findByText('Bienvenido al panel de administración')
	const heading = await screen.findByRole('heading', { level: 1, name: 'Cartas' })
	await waitFor(() => expect(document.activeElement).toBe(heading))
	screen.getByText('Acceso concedido')
	await act(() => vi.advanceTimersByTimeAsync(2_000))
	expect(screen.queryByText('Acceso concedido')).toBeNull()
})

test('if the session cannot be checked, the login form is not shown and the check can be repeated', async () => {
	const { server, user } = openPanel('/waitlist/cartas', {
		[session]: refuse(503, 'unavailable'),
		...noLetters,
	})
	await screen.findByRole('heading', { name: 'El servidor no responde' })
	expect(screen.queryByLabelText('Usuario')).toBeNull()
	expect(takeErrors()).toContain('answered 503')
	server.answers[session] = { username: 'ada' }
	await user.click(screen.getByRole('button', { name: 'Reintentar' }))
	await screen.findByRole('navigation', { name: 'Panel' })
})

test('the button “Salir” ends the session, but shows a message if the server does not respond', async () => {
	const logout = 'POST /api/auth/logout'
	const { server, user } = openPanel('/waitlist/cartas', {
		...noLetters,
		[logout]: refuse(503, 'unavailable'),
	})
	const leave = await screen.findByRole('button', { name: 'Salir' })
	await user.click(leave)
	await screen.findByText('Sin respuesta')
	expect(takeErrors()).toContain('answered 503')
	server.answers[logout] = undefined
	leave.focus()
	await user.keyboard('{Enter}')
	await screen.findByText('La sesión terminó también en el servidor.')
	screen.getByRole('button', { name: 'Ingresar' })
	expect(location.pathname).toBe('/waitlist')
})

test('the second click of a double click, which may have begun on another button, does not end the session', async () => {
	const { server } = openPanel('/waitlist/cartas', { ...noLetters })
	fireEvent.click(await screen.findByRole('button', { name: 'Salir' }), { detail: 2 })
	await screen.findByRole('heading', { level: 1, name: 'Cartas' })
	expect(server.bodiesOf('POST /api/auth/logout')).toEqual([])
})

/** Sends the event that a browser sends when it caches the page or restores it. */
function sendKept(name: string) {
	act(() => void dispatchEvent(Object.assign(new Event(name), { persisted: true })))
}

test('a page cached by the browser contains no section; the session is checked when the page is shown again', async () => {
	const { server } = openPanel('/waitlist/cartas', { ...noLetters })
	await screen.findByRole('heading', { level: 1, name: 'Cartas' })
	sendKept('pagehide')
	expect(screen.queryByRole('heading', { name: 'Cartas' })).toBeNull()
	server.answers[session] = refuse(401, 'unauthorised')
	sendKept('pageshow')
	await screen.findByRole('button', { name: 'Ingresar' })
	expect(screen.queryByText('La sesión terminó')).toBeNull()
})

test('every section shows the notices to the owner, and only the list of people also says that the launch is not ready', async () => {
	const { user } = openPanel('/waitlist/cartas', {
		...noLetters,
		'GET /api/admin/findings': {
			sentences: [
				{ text: 'Una baja venció.', more: { label: 'seeRequests', path: '/waitlist/bajas' } },
				{ text: 'Quedan 3 MB.', more: null },
			],
			deadMailServer: { since: '2026-11-27T08:04:00.000Z', code: 'EAUTH' },
			launchPoints: 2,
		},
	})
	const requests = await screen.findByText(/^Una baja venció\./)
	expect(within(requests).getByRole('link').getAttribute('href')).toBe('/waitlist/bajas')
	screen.getByText('Quedan 3 MB.')
	screen.getByText(
		/^Tu servidor de correo no acepta el usuario o la contraseña \(EAUTH\), desde el 27/,
	)
	expect(screen.queryByText(/para el lanzamiento/)).toBeNull()
	await user.click(screen.getByRole('link', { name: 'Lista' }))
	await screen.findByText('Todavía falta algo para el lanzamiento.')
	takeErrors()
})

test('if a section throws an error, a message is shown, the failure is reported without content, and other sections still work', async () => {
	const report = vi.spyOn(navigator, 'sendBeacon').mockReturnValue(true)
	vi.spyOn(Intl.DateTimeFormat.prototype, 'formatToParts').mockImplementation(() => {
		throw new Error('broken on purpose')
	})
	const person = { id: '7', email: 'ada@example.com', source: 'premium', status: 'active' }
	const unknown = {
		locale: null,
		country: null,
		campaign: null,
		referrer: null,
		confirmed_at: null,
		tags: null,
	}
	const { user } = openPanel('/waitlist', {
		...noLetters,
		'GET /api/admin/registrations': {
			rows: [{ ...person, ...unknown, created_at: '2026-11-20T12:00:00.000Z' }],
			count: 1,
			offset: 0,
			next: null,
			previous: null,
		},
		'GET /api/admin/columns': { columns: [], isInCsv: false },
	})
	const alert = await screen.findByRole('alert')
	within(alert).getByRole('heading', { name: 'Unexpected Application Error!' })
	within(alert).getByRole('button', { name: 'Reintentar' })
	const home = within(alert).getByRole('link', { name: 'Volver al inicio' })
	expect(home.getAttribute('href')).toBe('/')
	const counted = JSON.stringify({ event: 'island_failed', path: '/waitlist' })
	expect(report.mock.calls).toEqual([['/api/counts', counted]])
	await user.click(screen.getByRole('link', { name: 'Cartas' }))
	await screen.findByRole('heading', { level: 1, name: 'Cartas' })
	expect(screen.queryByRole('alert')).toBeNull()
	expect(takeErrors()).toContain('broken on purpose')
})

test('an invitation link asks for a new password, says why a request is refused, and opens the panel after success', async () => {
	const accept = 'POST /api/auth/invitation'
	const { server, user } = openPanel('/waitlist/cartas#invitacion=AbC&usuario=bea', {
		[accept]: refuse(400, 'invalid'),
		...noLetters,
	})
	expect(screen.getByLabelText('Usuario')).toHaveProperty('value', 'bea')
	await user.type(screen.getByLabelText('Contraseña nueva, 12 caracteres o más'), 'correct horse')
	const create = screen.getByRole('button', { name: 'Crear la cuenta' })
	await user.click(create)
	await screen.findByText(/^Este enlace ya se usó o venció\./)
	server.answers[accept] = refuse(429, 'too-many')
	await user.click(create)
	await screen.findByText(/^Demasiados intentos\./)
	server.answers[accept] = refuse(503, 'unavailable')
	await user.click(create)
	await screen.findByText(/^El servidor no respondió\./)
	server.answers[accept] = undefined
	await user.click(create)
	await screen.findByRole('heading', { level: 1, name: 'Cartas' })
	expect(server.bodiesOf(accept).at(-1)).toEqual({ token: 'AbC', password: 'correct horse' })
	expect(location.hash).toBe('')
})
