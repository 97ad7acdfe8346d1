import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { Person } from '#features/people/messages/person.ts'
import { takeErrors } from '#testing/islands/logged-errors.ts'
import { goBackTo, openPanel, prove } from '#testing/islands/open-panel.tsx'
import { savedFiles } from '#testing/islands/saved-files.ts'
import { held, refuse, type ServedRequest } from '#testing/islands/serve.ts'

const read = 'GET /api/admin/person'

const person: Person = {
	id: '7',
	email: 'ada@example.com',
	source: 'premium',
	status: 'active',
	created_at: '2026-11-20T12:00:00.000Z',
	locale: 'en',
	country: null,
	campaign: null,
	referrer: null,
	confirmed_at: '2026-11-20T12:05:00.000Z',
	unsubscribed_at: null,
	undeliverable_at: null,
	tags: null,
	note: null,
	consents: [
		{
			given_at: '2026-11-20T12:00:00.000Z',
			version: '2026-11-22-premium',
			text: 'With “Tell me” you allow Innervolt to e-mail you.',
			translation: null,
			purpose: 'premium',
			page: '/',
			source: 'premium',
			locale: 'en',
			utm_source: null,
			utm_medium: null,
			utm_campaign: null,
			utm_term: null,
			utm_content: null,
			referrer_host: null,
			proof: null,
		},
	],
	mails: [
		{
			id: 'm1',
			kind: 'confirmation',
			subject: 'Please confirm',
			created_at: '2026-11-20T12:00:01.000Z',
			outcome: 'refused',
			finished_at: '2026-11-20T12:00:02.000Z',
			tries: 2,
			failure: '550 5.1.1',
			report: null,
		},
	],
	history: [{ at: '2026-11-20T12:00:00.000Z', status: 'pending' }],
	acts: [],
	requests: [],
}

const summary = {
	count: 3,
	status: [],
	source: [],
	locale: [],
	country: [],
	campaign: [],
	tags: [{ value: 'prensa', count: 3 }],
	letters: [],
	days: [],
}

function open(answers: Record<string, unknown> = {}, address = '/waitlist/persona?id=7') {
	return openPanel(address, {
		[read]: person,
		'GET /api/admin/registrations/summary': summary,
		...answers,
	})
}

const previous = () => screen.queryByRole('link', { name: 'Anterior' })
const next = () => screen.queryByRole('link', { name: 'Siguiente' })
const heading = (name: string) => screen.findByRole('heading', { level: 1, name })

test('a message says that the person is loading; then the page shows consents, emails and data', async () => {
	const { answer, release } = held(person)
	open({ [read]: answer })
	expect((await screen.findByText('Cargando datos...')).getAttribute('role')).toBe('status')
	release()
	const name = await heading('ada@example.com')
	await waitFor(() => expect(document.activeElement).toBe(name))
	expect(document.title).toBe('Persona, Panel de Waitlist | Innervolt')
	screen.getByText('Formulario enviado en /')
	screen.getByText(/With “Tell me” you allow Innervolt/)
	screen.getByText(/No salió\. Intentos: 2; el último falló: 550 5\.1\.1/)
	expect(screen.getAllByRole('definition')[0]?.textContent).toBe('active')
	expect(screen.queryByText('Rechaza el correo desde')).toBeNull()
	expect(screen.getAllByText('sin dato').length).toBeGreaterThan(0)
})

test(
	'the message for a person who is no longer on the list differs from the message for a failed read',
	{ tags: 'night' },
	async () => {
		const { server, user } = open({ [read]: refuse(503, 'unavailable') })
		const retry = await screen.findByRole('button', { name: 'Reintentar' })
		expect(takeErrors()).toContain('answered 503')
		server.answers[read] = refuse(404, 'not-found')
		await user.click(retry)
		await heading('Esta persona ya no está en la lista.')
	},
)

test('reading many people requires re-authentication', async () => {
	const { server, user } = open({ [read]: refuse(403, 'proof-required') })
	await screen.findByText(/^Leer más de 1\.000 filas en una hora pide de nuevo/)
	server.answers['POST /api/admin/proof'] = () => {
		server.answers[read] = person
	}
	await prove(user)
	await heading('ada@example.com')
})

test('the person’s data are saved as a file', async () => {
	const saved = savedFiles()
	const { user } = open({ 'GET /api/admin/person/export': new Response('{}') })
	await user.click(await screen.findByRole('button', { name: 'Descargar sus datos' }))
	await waitFor(() => expect(saved).toEqual(['innervolt-data.json']))
})

test('a link to the person’s page is emailed, unless the limit is reached', async () => {
	const link = 'POST /api/admin/person/link'
	const { server, user } = open({ [link]: refuse(429, 'too-many') })
	const button = await screen.findByRole('button', { name: 'Enviarle el enlace a su página' })
	await user.click(button)
	await screen.findByText('Demasiados enlaces')
	server.answers[link] = undefined
	await user.click(button)
	await screen.findByText('Enlace en camino')
	expect(server.bodiesOf(link).at(-1)).toEqual({ id: '7' })
})

test('the owner adds a tag to a person and removes it, and an invalid tag is reported beside the field', async () => {
	const change = 'POST /api/admin/person/tags'
	const { server, user } = open({ [change]: refuse(409, 'conflict', { field: 'add' }) })
	await screen.findByText('Todavía ninguna.')
	const field = screen.getByLabelText('Etiqueta nueva')
	await user.type(field, 'una, dos{Enter}')
	await screen.findByText(/^Una etiqueta tiene hasta 40 caracteres/)
	expect(field.getAttribute('aria-invalid')).toBe('true')
	await user.clear(field)
	await user.type(field, ' #Prensa{Enter}')
	await screen.findByText(/^Ya lleva 20 etiquetas/)
	server.answers[change] = () => {
		server.answers[read] = { ...person, tags: 'beta, prensa' }
	}
	await user.click(screen.getByRole('button', { name: 'Poner' }))
	const list = await screen.findByRole('list', { name: 'Etiquetas' })
	expect(
		within(list)
			.getAllByRole('listitem')
			.map(({ textContent }) => textContent),
	).toEqual([expect.stringMatching(/^beta/), expect.stringMatching(/^prensa/)])
	expect(field).toHaveProperty('value', '')
	await user.click(within(list).getByRole('button', { name: 'Quitar beta' }))
	expect(server.bodiesOf(change).slice(1)).toEqual([
		{ id: '7', add: ['prensa'] },
		{ id: '7', remove: ['beta'] },
	])
})

test('a note is saved when the owner leaves its field or presses its button, and stays in the field if saving fails', async () => {
	const save = 'POST /api/admin/person/note'
	const { server, user } = open({ [save]: refuse(503, 'unavailable') })
	const field = await screen.findByLabelText('Lo que quieres recordar de esta persona')
	expect(screen.queryByRole('button', { name: 'Guardar la nota' })).toBeNull()
	await user.type(field, 'Conoce a Ana.')
	await user.tab()
	await screen.findByText('No se guardó. El texto sigue aquí y se vuelve a intentar.')
	expect(takeErrors()).toContain('answered 503')
	expect(field).toHaveProperty('value', 'Conoce a Ana.')
	server.answers[save] = () => {
		server.answers[read] = { ...person, note: 'Conoce a Ana.' }
	}
	await user.click(screen.getByRole('button', { name: 'Guardar la nota' }))
	await screen.findByText('Nota guardada')
	expect(server.bodiesOf(save).at(-1)).toEqual({
		id: '7',
		note: 'Conoce a Ana.',
		before: '',
	})
	await waitFor(() => expect(screen.queryByRole('button', { name: 'Guardar la nota' })).toBeNull())
})

test('the dialog for correcting an address states the consequences, and the page then shows the corrected address', async () => {
	const correct = 'POST /api/admin/person/address'
	const { server, user } = open({ [correct]: refuse(409, 'conflict', { field: 'email' }) })
	await user.click(await screen.findByRole('button', { name: 'Corregir la dirección' }))
	const dialog = screen.getByRole('dialog', { name: 'Corregir la dirección' })
	expect(dialog.textContent).toContain('tiene que confirmar también la dirección nueva')
	const field = within(dialog).getByLabelText('Dirección correcta')
	const confirm = within(dialog).getByRole('button', { name: 'Corregir y escribirle' })
	expect(confirm).toHaveProperty('disabled', true)
	await user.clear(field)
	await user.type(field, 'grace@example.com{Enter}')
	await within(dialog).findByText(/^Esa dirección ya está en la lista/)
	server.answers[correct] = () => {
		server.answers[read] = { ...person, email: 'grace@example.com', status: 'pending' }
		return { isAsked: true }
	}
	await user.click(confirm)
	await heading('grace@example.com')
	await screen.findByText('Dirección corregida')
	expect(server.bodiesOf(correct).at(-1)).toEqual({ id: '7', email: 'grace@example.com' })
})

test('a person’s page says whether the owner added or imported the person', async () => {
	const [consent] = person.consents
	open({
		[read]: {
			...person,
			consents: [
				{ ...consent, version: 'added-by-owner', page: null, text: null, purpose: null },
				{
					...consent,
					version: 'imported',
					page: null,
					text: null,
					proof: 'Feria de Rosario, 2025',
				},
			],
		},
	})
	await screen.findByText('Agregada en el panel')
	await screen.findByText('Importada de otra lista')
	screen.getByText('Cómo aceptó, según anotaste: Feria de Rosario, 2025')
})

test('a person is unsubscribed after a confirmation dialog, and can then no longer be sent the link to their page', async () => {
	const unsubscribe = 'POST /api/admin/person/unsubscribe'
	const { server, user } = open()
	server.answers[unsubscribe] = () => {
		server.answers[read] = { ...person, status: 'unsubscribed' }
	}
	await user.click(await screen.findByRole('button', { name: 'Dar de baja' }))
	const question = screen.getByRole('dialog', { name: '¿Dar de baja a ada@example.com?' })
	await user.click(within(question).getByRole('button', { name: 'Dar de baja' }))
	await screen.findByText('Baja anotada')
	await waitFor(() => expect(screen.queryByRole('button', { name: 'Dar de baja' })).toBeNull())
	expect(screen.queryByRole('button', { name: 'Enviarle el enlace a su página' })).toBeNull()
	expect(server.bodiesOf(unsubscribe)).toEqual([{ id: '7' }])
})

test('the owner can remove the mark that an address refuses mail', async () => {
	const { server, user } = open({ [read]: { ...person, undeliverable_at: person.created_at } })
	server.answers['POST /api/admin/person/deliverable'] = () => {
		server.answers[read] = person
	}
	await screen.findByText('Rechaza el correo desde')
	await user.click(screen.getByRole('button', { name: 'Quitar la marca de devuelto' }))
	await screen.findByText('Marca quitada')
	await waitFor(() => expect(screen.queryByText('Rechaza el correo desde')).toBeNull())
})

test('an erasure that requires re-authentication is completed after it, and the filtered list is then shown', async () => {
	const erasures = 'POST /api/admin/erasures'
	const { server, user } = open({ [erasures]: refuse(403, 'proof-required') })
	goBackTo('/waitlist/persona?id=7', { list: '/waitlist?status=pending' })
	await user.click(await screen.findByRole('button', { name: 'Borrar' }))
	await user.click(screen.getByRole('button', { name: 'Borrar 1 registro' }))
	server.answers['POST /api/admin/proof'] = () => {
		server.answers[erasures] = undefined
	}
	await prove(user)
	await screen.findByText('Registros borrados: 1')
	expect(server.bodiesOf(erasures)).toEqual([{ id: '7' }, { id: '7' }])
	expect(location.pathname + location.search).toBe('/waitlist?status=pending')
	await waitFor(() => expect(screen.queryByText('ada@example.com')).toBeNull())
	// Discards the error of the request for the list, which this test does not serve.
	takeErrors()
})

test('a person’s page leads to the previous and the next person of the list', async () => {
	const { user } = open({
		[read]: ({ query }: ServedRequest) => ({
			...person,
			id: query['id'],
			email: `person${query['id']}@example.com`,
		}),
	})
	await heading('person7@example.com')
	expect([previous(), next()]).toEqual([null, null])
	goBackTo('/waitlist/persona?id=7', { list: '/waitlist', neighbours: ['7', '8', '9'] })
	await waitFor(() => expect(next()).not.toBeNull())
	expect(previous()).toBeNull()
	await user.click(next() ?? document.body)
	await heading('person8@example.com')
	expect(location.search).toBe('?id=8')
	expect(document.activeElement).toBe(next())
	await user.click(next() ?? document.body)
	await heading('person9@example.com')
	expect(next()).toBeNull()
	await user.click(previous() ?? document.body)
	await heading('person8@example.com')
})

test('if the next person cannot be read, nothing of the previous person is shown', async () => {
	const { server, user } = open()
	await heading('ada@example.com')
	goBackTo('/waitlist/persona?id=7', { list: '/waitlist', neighbours: ['7', '8'] })
	await waitFor(() => expect(next()).not.toBeNull())
	server.answers[read] = refuse(503, 'unavailable')
	await user.click(next() ?? document.body)
	await screen.findByRole('button', { name: 'Reintentar' })
	expect(screen.queryByText('ada@example.com')).toBeNull()
	expect(screen.queryByRole('button', { name: 'Borrar' })).toBeNull()
	expect(takeErrors()).toContain('answered 503')
})

test('a note is also saved when the owner leaves the page with the browser’s Back button', async () => {
	const save = 'POST /api/admin/person/note'
	const { server, user } = open({ [save]: undefined })
	await user.type(
		await screen.findByLabelText('Lo que quieres recordar de esta persona'),
		'Conoce a Ana.',
	)
	goBackTo('/waitlist', null)
	await waitFor(() => expect(server.bodiesOf(save)).toHaveLength(1))
	// The request for the list fails, because this test does not serve it.
	await waitFor(() => expect(takeErrors()).toContain('answered 404'))
})

test('the owner chooses one of two conflicting notes', async () => {
	const save = 'POST /api/admin/person/note'
	const { server, user } = open({ [save]: refuse(409, 'conflict') })
	const field = await screen.findByLabelText('Lo que quieres recordar de esta persona')
	server.answers[read] = { ...person, note: 'Conoce a Bea.' }
	await user.type(field, 'Conoce a Ana.')
	await user.tab()
	await screen.findByText('Conoce a Bea.', { selector: 'blockquote' })
	server.answers[save] = () => {
		server.answers[read] = { ...person, note: 'Conoce a Ana.' }
	}
	await user.click(screen.getByRole('button', { name: 'Guardar la mía' }))
	await screen.findByText('Nota guardada')
	expect(server.bodiesOf(save).at(-1)).toMatchObject({ before: 'Conoce a Bea.' })
})
