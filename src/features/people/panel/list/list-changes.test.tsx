import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { choose } from '#testing/islands/choose.ts'
import { list, openList, pagesOf } from '#testing/islands/open-list.tsx'
import { prove } from '#testing/islands/open-panel.tsx'
import { held, refuse } from '#testing/islands/serve.ts'

const seeCount = (text: RegExp) => screen.findByText(text)
const chosenIn = (label: string) =>
	screen.getByLabelText<HTMLSelectElement>(label).selectedOptions[0]?.textContent
async function askToErase(user: ReturnType<typeof openList>['user']) {
	await user.click(await screen.findByRole('button', { name: 'Acciones de person1@example.com' }))
	const menu = screen.getByRole('group', { name: 'Acciones de person1@example.com' })
	await user.click(within(menu).getByRole('button', { name: 'Borrar' }))
}

const poll = () => act(() => vi.advanceTimersByTimeAsync(1_000))

test('one row is erased after a confirmation dialog, and the focus moves to the count', async () => {
	const erasures = 'POST /api/admin/erasures'
	const { server, user } = openList('/waitlist', { [list]: pagesOf(2), [erasures]: undefined })
	await askToErase(user)
	const question = screen.getByRole('dialog', { name: '¿Borrar person1@example.com?' })
	await user.click(within(question).getByRole('button', { name: 'Cancelar' }))
	expect(screen.queryByRole('dialog')).toBeNull()
	expect(server.bodiesOf(erasures)).toEqual([])
	await askToErase(user)
	await user.click(screen.getByRole('button', { name: 'Borrar 1 registro' }))
	await screen.findByText('Registros borrados: 1')
	expect(server.bodiesOf(erasures)).toEqual([{ id: '1' }])
	await waitFor(() => expect(document.activeElement?.textContent).toMatch(/^Registros/))
})

const filtered = 'POST /api/admin/list-changes'

async function eraseThree(user: ReturnType<typeof openList>['user']) {
	await user.click(await screen.findByRole('button', { name: 'Borrar 3 registros' }))
	const question = screen.getByRole('dialog', { name: '¿Borrar 3 registros?' })
	const confirm = within(question).getByRole('button', { name: 'Borrar 3 registros' })
	expect(confirm).toHaveProperty('disabled', true)
	await user.type(screen.getByLabelText('Escribe 3 para confirmar'), '3{Enter}')
}

test('all matches are erased after their number is typed and the password is entered; a wrong password is reported', async () => {
	const proof = 'POST /api/admin/proof'
	const { server, user } = openList('/waitlist?status=pending', {
		[list]: pagesOf(3),
		[filtered]: refuse(403, 'proof-required'),
		[proof]: refuse(403, 'wrong-password'),
	})
	await eraseThree(user)
	await screen.findByText(/^Borrar 3 registros pide de nuevo la llave o la contraseña/)
	await prove(user, 'a guess')
	await screen.findByText('Esa no es la contraseña de esta cuenta.')
	server.answers[proof] = undefined
	const change = { id: '7', kind: 'erasure', total: 3, result: {}, next_at: null }
	server.answers[filtered] = { change: { ...change, done: 0, state: 'running' } }
	server.answers['GET /api/admin/list-changes'] = { change: { ...change, done: 3, state: 'done' } }
	await prove(user)
	await screen.findByText('Registros borrados: 3')
	expect(screen.queryByRole('dialog')).toBeNull()
	expect(server.bodiesOf(filtered)).toEqual([
		{ kind: 'erasure', filter: { status: 'pending' }, count: 3 },
		{ kind: 'erasure', filter: { status: 'pending' }, count: 3 },
	])
})

test('nothing is erased if the re-authentication is cancelled', { tags: 'night' }, async () => {
	const { user } = openList('/waitlist?status=pending', {
		[list]: pagesOf(3),
		[filtered]: refuse(403, 'proof-required'),
	})
	await eraseThree(user)
	const proof = await screen.findByRole('dialog', { name: '¿Quién está ahí?' })
	await user.click(within(proof).getByRole('button', { name: 'Cancelar' }))
	await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
	expect(screen.queryByText(/Registros borrados/)).toBeNull()
})

test('nothing is erased if the list has changed since the number was typed', async () => {
	const { server, user } = openList('/waitlist?status=pending', {
		[list]: pagesOf(3),
		[filtered]: refuse(409, 'conflict'),
	})
	await seeCount(/^Registros: 3/)
	server.answers[list] = pagesOf(4)
	await eraseThree(user)
	await screen.findByText('No se borró nada')
	await seeCount(/^Registros: 4/)
})

test('a running erasure shows its progress in every session, and can be stopped', async () => {
	vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
	const change = {
		id: '7',
		kind: 'erasure',
		total: 100_000,
		done: 12_000,
		result: {},
		state: 'running',
		next_at: null,
	}
	const stop = 'POST /api/admin/list-changes/stop'
	const { server, user } = openList('/waitlist', {
		'GET /api/admin/list-changes': () => ({ change }),
		[stop]: () => void (change.state = 'stopping'),
	})
	await screen.findByText('Borrados 12.000 de 100.000')
	screen.getByRole('progressbar', { name: 'Borrado en curso' })
	change.done = 12_500
	await poll()
	await screen.findByText('Borrados 12.500 de 100.000')
	await user.click(screen.getByRole('button', { name: 'Detener el borrado' }))
	await screen.findByText('Deteniendo…')
	expect(server.bodiesOf(stop)).toEqual([{ id: '7' }])
	change.state = 'stopped'
	await poll()
	await screen.findByText(/^Registros borrados: 12\.500 de 100\.000\./)
	expect(screen.queryByText('Deteniendo…')).toBeNull()
})

const segment = { id: 's1', name: 'Por confirmar', filter: { status: 'pending' }, count: 1_234 }

test(
	'filters are saved as a segment, and a name that is already taken is refused',
	{ tags: 'night' },
	async () => {
		const create = 'POST /api/admin/segments'
		const { server, user } = openList('/waitlist?status=pending', {
			[create]: refuse(409, 'conflict', { field: 'name' }),
		})
		const select = await screen.findByLabelText('Segmento')
		expect(select).toHaveProperty('value', 'unsaved')
		await user.click(screen.getByRole('button', { name: 'Guardar como segmento' }))
		const dialog = screen.getByRole('dialog')
		expect(dialog.textContent).toContain('Estado: pending.')
		const save = within(dialog).getByRole('button', { name: 'Guardar segmento' })
		expect(save).toHaveProperty('disabled', true)
		await user.type(within(dialog).getByLabelText('Nombre'), 'Por confirmar')
		await user.click(save)
		await screen.findByText('Ya hay un segmento con ese nombre.')
		server.answers[create] = undefined
		server.answers['GET /api/admin/segments'] = [segment]
		await user.click(save)
		await screen.findByText('Segmento guardado')
		expect(server.bodiesOf(create).at(-1)).toEqual({
			name: 'Por confirmar',
			filter: { status: 'pending' },
		})
		await waitFor(() => expect(chosenIn('Segmento')).toBe('Por confirmar (1.234)'))
	},
)

test('a segment is chosen, renamed and removed', { tags: 'night' }, async () => {
	const { server, user } = openList('/waitlist', {
		'GET /api/admin/segments': [segment],
		'POST /api/admin/segments': undefined,
		'POST /api/admin/segments/delete': undefined,
	})
	await screen.findByRole('option', { name: 'Por confirmar (1.234)' })
	await user.selectOptions(screen.getByLabelText('Segmento'), 's1')
	expect(location.search).toBe('?status=pending')
	await user.click(screen.getByRole('button', { name: 'Cambiar este segmento' }))
	await user.type(screen.getByLabelText('Nombre'), ' aún{Enter}')
	await screen.findByText('Segmento guardado')
	expect(server.bodiesOf('POST /api/admin/segments')).toEqual([
		{ id: 's1', name: 'Por confirmar aún', filter: { status: 'pending' } },
	])
	server.answers['GET /api/admin/segments'] = []
	await user.click(screen.getByRole('button', { name: 'Cambiar este segmento' }))
	await user.click(screen.getByRole('button', { name: 'Borrar el segmento' }))
	await screen.findByText('Segmento borrado')
	expect(server.bodiesOf('POST /api/admin/segments/delete')).toEqual([{ id: 's1' }])
	await waitFor(() => expect(screen.getByLabelText('Segmento')).toHaveProperty('value', 'unsaved'))
})

const tagField = () =>
	within(screen.getByRole('dialog')).findByRole('combobox', { name: 'Etiqueta' })
test('everyone who matches the filters loses a tag, and the outcome is announced', async () => {
	vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
	const change = {
		id: '7',
		kind: 'tags',
		total: 3,
		done: 1,
		result: {},
		state: 'running',
		next_at: null,
	}
	const { server, user } = openList('/waitlist?country=DE&tags=prensa', {
		[list]: pagesOf(3),
		[filtered]: { change },
	})
	await user.click(await screen.findByRole('button', { name: 'Etiquetar' }))
	const dialog = screen.getByRole('dialog', { name: 'Etiquetar 3 registros' })
	await user.click(within(dialog).getByRole('radio', { name: 'Quitar' }))
	const tag = await within(dialog).findByRole('combobox', { name: 'Etiqueta' })
	await user.type(tag, 'una, dos')
	await user.click(within(dialog).getByRole('button', { name: 'Hacerlo' }))
	within(dialog).getByText(/^Una etiqueta tiene hasta/)
	await user.clear(tag)
	await user.type(tag, '#Prensa')
	server.answers['GET /api/admin/list-changes'] = { change }
	await user.click(within(dialog).getByRole('button', { name: 'Hacerlo' }))
	await screen.findByText('Hechos 1 de 3')
	expect(screen.queryByRole('dialog')).toBeNull()
	expect(server.bodiesOf(filtered)).toEqual([
		{ kind: 'tags', filter: { country: 'DE', tags: 'prensa' }, count: 3, remove: ['prensa'] },
	])
	server.answers['GET /api/admin/list-changes'] = {
		change: { ...change, done: 3, state: 'done', result: { changed: 2, full: 1 } },
	}
	await poll()
	await screen.findByText('Personas que cambiaron: 2. Ya llevan 20 etiquetas y quedan igual: 1.')
})

test(
	'a change that ends before its progress is read is also announced',
	{ tags: 'night' },
	async () => {
		const change = { id: '7', kind: 'tags', total: 3, done: 0, result: {}, next_at: null }
		const { user } = openList('/waitlist?country=DE', {
			[list]: pagesOf(3),
			[filtered]: { change: { ...change, state: 'running' } },
			'GET /api/admin/list-changes': {
				change: { ...change, done: 3, state: 'done', result: { changed: 3 } },
			},
		})
		await user.click(await screen.findByRole('button', { name: 'Etiquetar' }))
		await user.type(await tagField(), 'prensa{Enter}')
		await screen.findByText('Personas que cambiaron: 3.')
	},
)

test(
	'no tag is set if the list has changed since the dialog was opened',
	{ tags: 'night' },
	async () => {
		const { server, user } = openList('/waitlist?status=pending', {
			[list]: pagesOf(3),
			[filtered]: refuse(409, 'conflict', { field: 'count' }),
		})
		await user.click(await screen.findByRole('button', { name: 'Etiquetar' }))
		server.answers[list] = pagesOf(4)
		await user.type(await tagField(), 'prensa{Enter}')
		await screen.findByText('No se cambió nada')
		await seeCount(/^Registros: 4/)
	},
)

test('filters by tags and letters are read from the URL, and are described by the names of these tags and letters', async () => {
	const { user } = openList('/waitlist?tags=prensa&received=l1&missed=gone')
	await seeCount(/^Registros/)
	const received = await screen.findByRole('combobox', { name: 'Recibió la carta' })
	await waitFor(() => expect(received.textContent).toBe('Abrimos'))
	await user.click(screen.getByRole('button', { name: 'Guardar como segmento' }))
	expect(screen.getByRole('dialog').textContent).toContain(
		'Etiquetas: prensa. Recibió la carta: Abrimos. No recibió la carta: una carta que ya no está.',
	)
})

test('a person is added by hand; a refusal is shown beside the field', async () => {
	const add = 'POST /api/admin/person/add'
	const { server, user } = openList('/waitlist', {
		[add]: refuse(400, 'invalid', { field: 'email' }),
	})
	await user.click(await screen.findByRole('button', { name: 'Agregar persona' }))
	const dialog = screen.getByRole('dialog', { name: 'Agregar persona' })
	const field = within(dialog).getByLabelText('Dirección de correo')
	const confirm = within(dialog).getByRole('button', { name: 'Agregar y escribirle' })
	expect(confirm).toHaveProperty('disabled', true)
	await user.type(field, 'ada{Enter}')
	await within(dialog).findByText(/^Eso no es una dirección/)
	expect(field.getAttribute('aria-invalid')).toBe('true')
	for (const [refusal, sentence] of [
		[refuse(409, 'conflict', { field: 'email' }), /^Ya está en la lista y confirmó/],
		[refuse(409, 'conflict', { field: 'status' }), /^Se dio de baja/],
		[refuse(429, 'too-many'), /hace menos de una hora/],
	] as const) {
		server.answers[add] = refusal
		await user.click(confirm)
		await within(dialog).findByText(sentence)
	}
	server.answers[add] = { isKnown: false }
	await user.type(field, '@example.com')
	await user.selectOptions(within(dialog).getByLabelText('Idioma de sus correos'), 'de')
	await choose(user, 'País', 'Brasil')
	await user.click(confirm)
	await screen.findByText('Persona agregada')
	expect(screen.queryByRole('dialog')).toBeNull()
	expect(server.bodiesOf(add).at(-1)).toEqual({
		email: 'ada@example.com',
		locale: 'de',
		country: 'BR',
	})
})

test('a segment is saved once, even if its button is pressed twice', async () => {
	const create = 'POST /api/admin/segments'
	const { answer, release } = held(undefined)
	const { server, user } = openList('/waitlist?status=pending', { [create]: answer })
	await user.click(await screen.findByRole('button', { name: 'Guardar como segmento' }))
	await user.type(screen.getByLabelText('Nombre'), 'Por confirmar')
	const save = screen.getByRole('button', { name: 'Guardar segmento' })
	fireEvent.click(save)
	fireEvent.click(save)
	await user.click(save)
	expect(server.bodiesOf(create)).toHaveLength(1)
	act(release)
	await screen.findByText('Segmento guardado')
	expect(server.bodiesOf(create)).toHaveLength(1)
})

test('a dialog stays open with a message while its action runs', async () => {
	const { answer, release } = held(null)
	const { user } = openList('/waitlist', {
		[list]: pagesOf(2),
		'POST /api/admin/erasures': answer,
	})
	await askToErase(user)
	await user.click(screen.getByRole('button', { name: 'Borrar 1 registro' }))
	await screen.findByText('Ya está en marcha. Un momento.')
	const dialog = screen.getByRole<HTMLDialogElement>('dialog')
	expect(within(dialog).getByRole('button', { name: 'Cancelar' })).toHaveProperty('disabled', true)
	act(() => dialog.close())
	expect(dialog.open).toBe(true)
	act(release)
	await screen.findByText('Registros borrados: 1')
	expect(screen.queryByRole('dialog')).toBeNull()
})
