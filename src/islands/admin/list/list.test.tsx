import { act, screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import type { RegistrationPage, RegistrationSummary } from '#contract/registration-page.ts'
import { takeErrors } from '#testing/islands/logged-errors.ts'
import { goBackTo, openPanel, prove } from '#testing/islands/open-panel.tsx'
import { savedFiles } from '#testing/islands/saved-files.ts'
import { held, refuse, type ServedRequest, type Server } from '#testing/islands/serve.ts'

const list = 'GET /api/admin/registrations'

const row = (index: number): RegistrationPage['rows'][number] => ({
	id: String(index),
	email: `person${index}@example.com`,
	source: 'premium',
	status: ['active', 'pending'][index % 2] ?? '',
	created_at: '2026-11-20T12:00:00.000Z',
	locale: 'en',
	country: index === 0 ? 'DE' : null,
	campaign: null,
	referrer: null,
	confirmed_at: index === 0 ? '2026-11-21T08:30:00.000Z' : null,
})

const pageSize = 3

/** Pages of three rows, whatever is asked. */
const pagesOf =
	(count: number) =>
	({ query }: Pick<ServedRequest, 'query'>): RegistrationPage => {
		const offset = Number(query['cursor'] ?? 0)
		return {
			rows: Array.from({ length: Math.min(pageSize, count - offset) }, (_, index) =>
				row(offset + index),
			),
			count,
			offset,
			next: offset + pageSize < count ? String(offset + pageSize) : null,
			previous: offset > 0 ? String(offset - pageSize) : null,
			searchMode: 'contains',
		}
	}

const summary: RegistrationSummary = {
	count: 4_812,
	status: ['active', 'pending', 'unsubscribed'].map((value) => ({ value, count: 7 })),
	source: [{ value: 'premium', count: 4_812 }],
	locale: [{ value: 'en', count: 4_812 }],
	country: [{ value: 'DE', count: 3 }],
	campaign: [],
	days: [{ day: '2026-11-20', count: 5 }],
}

function open(address = '/waitlist', answers: Record<string, unknown> = {}) {
	return openPanel(address, {
		[list]: pagesOf(4_812),
		'GET /api/admin/registrations/summary': summary,
		'GET /api/admin/columns': { columns: [], isInCsv: false },
		'GET /api/admin/segments': [],
		'GET /api/admin/erasures/filtered': { job: null },
		...answers,
	})
}

const count = () => screen.getByText(/^(?:Registros|Cargando|Nadie)/).textContent
const seeCount = (text: string | RegExp) => screen.findByText(text)
const rows = () => screen.getAllByRole('link', { name: /@example\.com$/ }).length
/** What the server was asked to search for. */
const searches = (server: Server) =>
	server.queriesOf(list).flatMap((query) => query['search'] ?? [])
const chosenIn = (label: string) =>
	screen.getByLabelText<HTMLSelectElement>(label).selectedOptions[0]?.textContent
const search = () => screen.getByLabelText('Buscar dirección')

test('while the list is read it says so and offers no file; then the rows come newest first', async () => {
	const { answer, release } = held(pagesOf(4_812)({ query: {} }))
	open('/waitlist', { [list]: answer })
	await seeCount('Cargando datos...')
	const download = screen.getByRole('button', { name: 'Descargar CSV' })
	expect(download).toHaveProperty('disabled', true)
	const table = screen.getByRole('region', { name: 'Panel de Waitlist' })
	expect(table.getAttribute('aria-busy')).toBe('true')
	act(release)
	await seeCount('Registros: 4.812')
	expect(rows()).toBe(pageSize)
	expect(download).toHaveProperty('disabled', false)
	const date = screen.getByRole('columnheader', { name: /Fecha/ })
	expect(date.getAttribute('aria-sort')).toBe('descending')
	await screen.findByText(/^Altas en los últimos 30 días: 5\. El día con más: 5/)
	expect(screen.getByRole('row', { name: /person1@/ }).textContent).toContain('pending')
	expect(screen.getAllByTitle('todavía no confirmó')[0]?.textContent).toBe('pending')
})

test('an empty list says where addresses come from', async () => {
	open('/waitlist', { [list]: pagesOf(0) })
	await screen.findByText('Todavía no hay nadie en la lista.')
	const form = screen.getByRole('link', { name: 'Ver el formulario en el sitio' })
	expect(form.getAttribute('href')).toBe('/#pricing')
	expect(screen.getByRole('button', { name: 'Descargar CSV' })).toHaveProperty('disabled', true)
	expect(screen.queryByRole('table')).toBeNull()
})

test('pages have addresses, the count takes the focus, and another order begins at the first page', async () => {
	const { server, user } = open()
	const pager = await screen.findByRole('navigation', { name: 'Páginas de la lista' })
	expect(screen.getByRole('table').getAttribute('aria-rowcount')).toBe('4813')
	expect(pager.textContent).toContain('Filas 1 a 3 de 4.812')
	expect(within(pager).getByRole('button', { name: 'Anteriores' })).toHaveProperty('disabled', true)
	await user.click(within(pager).getByRole('button', { name: 'Siguientes' }))
	await within(pager).findByText('Filas 4 a 6 de 4.812')
	await waitFor(() => expect(document.activeElement?.textContent).toBe('Registros: 4.812'))
	expect(location.search).toBe('?cursor=3')
	expect(screen.getByRole('row', { name: /person3@/ }).getAttribute('aria-rowindex')).toBe('5')
	await user.click(screen.getByRole('button', { name: 'Email' }))
	expect(location.search).toBe('?sort=email')
	await within(pager).findByText('Filas 1 a 3 de 4.812')
	const email = screen.getByRole('columnheader', { name: 'Email' })
	expect(email.getAttribute('aria-sort')).toBe('ascending')
	expect(server.queriesOf(list).slice(-2)).toEqual([{ cursor: '3' }, { sort: 'email' }])
	goBackTo('/waitlist?cursor=3', null)
	await within(pager).findByText('Filas 4 a 6 de 4.812')
})

test('a cursor of another order or database leads to the first page', async () => {
	open('/waitlist?cursor=old', {
		[list]: (request: ServedRequest) =>
			request.query['cursor'] === 'old'
				? refuse(400, 'invalid', { field: 'cursor' })()
				: pagesOf(4_812)(request),
	})
	await seeCount('Registros: 4.812')
	expect(location.pathname + location.search).toBe('/waitlist')
})

test('several states are ticked and stay in the address', async () => {
	const { server, user } = open('/waitlist?status=pending&status=unsubscribed')
	await seeCount('Registros: 4.812 de 4.812')
	expect(chosenIn('Filtrar por estado')).toBe('Elegidos: 2')
	await user.click(screen.getByRole('button', { name: 'Varios estados' }))
	const states = screen.getByRole('group', { name: 'Varios estados' })
	expect(within(states).getAllByRole('checkbox', { checked: true })).toHaveLength(2)
	await user.click(within(states).getByRole('checkbox', { name: /^unsubscribed/ }))
	expect(location.search).toBe('?status=pending')
	await waitFor(() => expect(server.queriesOf(list).at(-1)).toEqual({ status: 'pending' }))
})

test('a search starts once the typing pauses, is in no URL, and is cleared with the filters', async () => {
	const { server, user } = open('/waitlist?status=pending')
	await seeCount(/^Registros/)
	await user.type(search(), ' person ')
	await waitFor(() => expect(searches(server)).toEqual(['person']))
	expect(location.search).toBe('?status=pending')
	expect(JSON.stringify(history.state)).not.toContain('person')
	await user.click(await screen.findByRole('button', { name: 'Quitar filtros' }))
	expect(location.search).toBe('')
	expect(search()).toHaveProperty('value', '')
})

test('a search comes back with its entry of the history', async () => {
	const { user } = open()
	await seeCount(/^Registros/)
	await user.type(search(), 'person')
	await waitFor(() => expect(history.state).not.toBeNull())
	const entry: unknown = history.state
	await user.click(screen.getByRole('button', { name: 'Quitar filtros' }))
	goBackTo('/waitlist', entry)
	expect(search()).toHaveProperty('value', 'person')
})

test('a search that finds nobody offers addresses that are near', async () => {
	const { user } = open('/waitlist', {
		[list]: ({ query }: ServedRequest) =>
			pagesOf(query['search'] === 'persom0@example.com' ? 0 : 1)({ query }),
	})
	await seeCount(/^Registros/)
	await user.type(search(), 'persom0@example.com')
	await seeCount('Nadie en la lista responde a estos filtros.')
	await user.click(await screen.findByRole('button', { name: 'person0@example.com' }))
	await seeCount(/^Registros: 1 de/)
})

test('a late answer to an earlier search is dropped', async () => {
	const slow = held(pagesOf(0)({ query: {} }))
	const { user } = open('/waitlist', {
		[list]: (request: ServedRequest) =>
			request.query['search'] === 'slow' ? slow.answer() : pagesOf(2)(request),
	})
	await seeCount(/^Registros/)
	await user.type(search(), 'slow')
	await seeCount('Cargando datos...')
	await user.clear(search())
	await user.type(search(), 'person')
	await seeCount('Registros: 2 de 4.812')
	await act(async () => slow.release())
	expect(count()).toBe('Registros: 2 de 4.812')
})

test('where a search finds only beginnings, that is said', async () => {
	const { user } = open('/waitlist', {
		[list]: (request: ServedRequest) => ({ ...pagesOf(2)(request), searchMode: 'prefix' }),
	})
	await seeCount(/^Registros/)
	expect(screen.queryByText(/encuentra solo direcciones/)).toBeNull()
	await user.type(search(), 'person')
	await screen.findByText(/encuentra solo direcciones que empiezan así/)
})

test('a whole address leads to its person, after a proof where one is asked for', async () => {
	const find = 'POST /api/admin/person/find'
	const { server, user } = open('/waitlist', {
		[find]: refuse(403, 'proof-required'),
		'POST /api/admin/proof': () => {
			server.answers[find] = { id: '7' }
		},
	})
	await seeCount(/^Registros/)
	await user.type(search(), 'person7@example.com{Enter}')
	await screen.findByText(
		'Buscar una dirección más pide de nuevo la llave o la contraseña. Vale por diez minutos.',
	)
	await prove(user)
	await waitFor(() => expect(location.pathname + location.search).toBe('/waitlist/persona?id=7'))
	expect(server.bodiesOf(find)).toEqual(Array(2).fill({ email: 'person7@example.com' }))
})

test('optional columns are kept by the server, and are in the file if that is ticked', async () => {
	const { server, user } = open('/waitlist', { 'POST /api/admin/columns': undefined })
	await user.click(await screen.findByRole('button', { name: 'Columnas' }))
	const menu = screen.getByRole('group', { name: 'Columnas' })
	for (const name of [
		'País',
		'Confirmado el',
		'Llevarlas también al CSV',
		'Fecha ISO 8601, solo en el CSV',
	])
		await user.click(within(menu).getByRole('checkbox', { name }))
	expect(server.bodiesOf('POST /api/admin/columns').at(-1)).toEqual({
		columns: ['country', 'confirmed_at', 'created_at_iso'],
		isInCsv: true,
	})
	const heads = screen.getAllByRole('columnheader').map(({ textContent }) => textContent)
	expect(heads.slice(4)).toEqual(['País', 'Confirmado el'])
	screen.getByText(/^País es el de la página/)
	expect(screen.getByRole('row', { name: /person0@/ }).textContent).toMatch(/DE.*21 nov 2026/)
})

test('the columns that the server keeps are shown', async () => {
	open('/waitlist', { 'GET /api/admin/columns': { columns: ['country'], isInCsv: false } })
	await screen.findByRole('columnheader', { name: 'País' })
})

test('a long file is asked about first, with its size and the columns that were chosen', async () => {
	const file = 'GET /api/admin/registrations.csv'
	const saved = savedFiles()
	const { server, user } = open('/waitlist?status=pending', {
		[list]: pagesOf(120_000),
		'GET /api/admin/columns': { columns: ['country', 'created_at_iso'], isInCsv: true },
		[file]: new Response('x', { headers: { 'x-row-count': '120000' } }),
	})
	await seeCount(/^Registros/)
	const download = screen.getByRole('button', { name: 'Descargar CSV' })
	await user.click(download)
	const question = screen.getByRole('dialog', { name: '¿Descargar 120.000 registros?' })
	expect(question.textContent).toMatch(/unos \d+ MB/)
	await user.click(within(question).getByRole('button', { name: 'Cancelar' }))
	expect(server.queriesOf(file)).toEqual([])
	await user.click(download)
	await user.click(screen.getByRole('button', { name: 'Descargarlos' }))
	await screen.findByText('Se descargaron 120.000 registros')
	expect(server.queriesOf(file)).toEqual([{ status: 'pending', columns: 'country,created_at_iso' }])
	expect(saved).toEqual([expect.stringMatching(/^waitlist_[\d-]+\.csv$/)])
	expect(screen.queryByRole('dialog')).toBeNull()
	expect(document.activeElement).toBe(download)
})

test('the rows stay with their time when reading fails, and can be read again', async () => {
	const { server, user } = open()
	await seeCount(/^Registros/)
	server.answers[list] = refuse(500, 'internal')
	await user.click(screen.getByRole('button', { name: 'Actualizar' }))
	await screen.findByText('No se pudieron cargar los datos de la waitlist')
	expect(rows()).toBe(pageSize)
	screen.getByText(/^de las \d\d:\d\d$/)
	expect(takeErrors()).toContain('answered 500')
	server.answers[list] = pagesOf(4_812)
	await user.click(screen.getByRole('button', { name: 'Reintentar' }))
	await waitFor(() => expect(screen.queryByText(/^de las/)).toBeNull())
})

test('an answer that breaks the contract is a failed read', async () => {
	open('/waitlist', { [list]: { rows: [{ id: 1 }] } })
	await screen.findByText('No se pudieron cargar los datos de la waitlist')
	expect(takeErrors()).toContain('rows')
})

test('a session that ends leads to the login, and from there back to the same rows', async () => {
	const { server, user } = open('/waitlist?status=pending')
	await seeCount(/^Registros/)
	await user.type(search(), 'person')
	await waitFor(() => expect(server.queriesOf(list).at(-1)).toHaveProperty('search'))
	server.answers[list] = refuse(401, 'unauthorised')
	await user.click(screen.getByRole('button', { name: 'Actualizar' }))
	await screen.findByText('La sesión terminó')
	expect(screen.queryByRole('navigation', { name: 'Panel' })).toBeNull()
	server.answers[list] = pagesOf(4_812)
	server.answers['POST /api/auth/login'] = undefined
	await user.type(screen.getByLabelText('Usuario'), 'ada')
	await user.type(screen.getByLabelText('Contraseña'), 'correct horse{Enter}')
	await seeCount(/^Registros/)
	expect(search()).toHaveProperty('value', 'person')
	expect(location.search).toBe('?status=pending')
	expect(server.queriesOf(list).at(-1)).toEqual({ status: 'pending', search: 'person' })
})

test('one row is erased after a question, and the count takes the focus', async () => {
	const erasures = 'POST /api/admin/erasures'
	const { server, user } = open('/waitlist', { [list]: pagesOf(2), [erasures]: { erased: 1 } })
	const button = await screen.findByRole('button', { name: 'Borrar person1@example.com' })
	await user.click(button)
	const question = screen.getByRole('dialog', { name: '¿Borrar person1@example.com?' })
	await user.click(within(question).getByRole('button', { name: 'Cancelar' }))
	expect(screen.queryByRole('dialog')).toBeNull()
	expect(document.activeElement).toBe(button)
	expect(server.bodiesOf(erasures)).toEqual([])
	await user.click(button)
	await user.click(screen.getByRole('button', { name: 'Borrar 1 registro' }))
	await screen.findByText('Registros borrados: 1')
	expect(server.bodiesOf(erasures)).toEqual([{ ids: ['1'] }])
	await waitFor(() => expect(document.activeElement?.textContent).toMatch(/^Registros/))
})

const filtered = 'POST /api/admin/erasures/filtered'

/** Asks to erase the three rows of a filter, types their number and confirms. */
async function eraseThree(user: ReturnType<typeof open>['user']) {
	await user.click(await screen.findByRole('button', { name: 'Borrar 3 registros' }))
	const question = screen.getByRole('dialog', { name: '¿Borrar 3 registros?' })
	const confirm = within(question).getByRole('button', { name: 'Borrar 3 registros' })
	expect(confirm).toHaveProperty('disabled', true)
	await user.type(screen.getByLabelText('Escribir 3 para confirmar'), '3{Enter}')
}

test('what matches is erased after its number is typed and a proof; a wrong password is said', async () => {
	const proof = 'POST /api/admin/proof'
	const { server, user } = open('/waitlist?status=pending', {
		[list]: pagesOf(3),
		[filtered]: refuse(403, 'proof-required'),
		[proof]: refuse(403, 'wrong-password'),
	})
	await eraseThree(user)
	await screen.findByText(/^Borrar 3 registros pide de nuevo la llave o la contraseña/)
	await prove(user, 'a guess')
	await screen.findByText('Esa no es la contraseña de esta cuenta.')
	server.answers[proof] = undefined
	server.answers[filtered] = { job: { id: '7', total: 3, erased: 0, state: 'running' } }
	server.answers['GET /api/admin/erasures/filtered'] = {
		job: { id: '7', total: 3, erased: 3, state: 'done' },
	}
	await prove(user)
	await screen.findByText('Registros borrados: 3')
	expect(screen.queryByRole('dialog')).toBeNull()
	expect(server.bodiesOf(filtered)).toEqual(
		Array(2).fill({ filter: { status: 'pending' }, count: 3 }),
	)
})

test('a proof that is cancelled erases nothing', async () => {
	const { user } = open('/waitlist?status=pending', {
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
	const { server, user } = open('/waitlist?status=pending', {
		[list]: pagesOf(3),
		[filtered]: refuse(409, 'conflict'),
	})
	await seeCount(/^Registros: 3/)
	server.answers[list] = pagesOf(4)
	await eraseThree(user)
	await screen.findByText('No se borró nada')
	await seeCount(/^Registros: 4/)
	expect(takeErrors()).toContain('answered 409')
})

test('an erasure that goes on shows its progress, whoever began it, and can be stopped', async () => {
	vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
	const job = { id: '7', total: 100_000, erased: 12_000, state: 'running' }
	const stop = 'POST /api/admin/erasures/filtered/stop'
	const { server, user } = open('/waitlist', {
		'GET /api/admin/erasures/filtered': () => ({ job }),
		[stop]: () => void (job.state = 'stopping'),
	})
	const poll = () => act(() => vi.advanceTimersByTimeAsync(1_000))
	await screen.findByText('Borrados 12.000 de 100.000')
	screen.getByRole('progressbar', { name: 'Borrado en curso' })
	job.erased = 12_500
	await poll()
	await screen.findByText('Borrados 12.500 de 100.000')
	await user.click(screen.getByRole('button', { name: 'Detener el borrado' }))
	await screen.findByText('Deteniendo…')
	expect(server.bodiesOf(stop)).toEqual([{ id: '7' }])
	job.state = 'stopped'
	await poll()
	await screen.findByText(/^Registros borrados: 12\.500 de 100\.000\./)
	expect(screen.queryByText('Deteniendo…')).toBeNull()
})

const segment = { id: 's1', name: 'Por confirmar', filter: { status: 'pending' }, count: 1_234 }

test('filters are saved as a segment, whose name must be free', async () => {
	const create = 'POST /api/admin/segments'
	const { server, user } = open('/waitlist?status=pending', {
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
})

test('a segment is chosen, renamed and removed', async () => {
	const { server, user } = open('/waitlist', {
		'GET /api/admin/segments': [segment],
		'POST /api/admin/segments/update': undefined,
		'POST /api/admin/segments/delete': undefined,
	})
	await screen.findByRole('option', { name: 'Por confirmar (1.234)' })
	await user.selectOptions(screen.getByLabelText('Segmento'), 's1')
	expect(location.search).toBe('?status=pending')
	await user.click(screen.getByRole('button', { name: 'Cambiar este segmento' }))
	await user.type(screen.getByLabelText('Nombre'), ' aún{Enter}')
	await screen.findByText('Segmento guardado')
	expect(server.bodiesOf('POST /api/admin/segments/update')).toEqual([
		{ id: 's1', name: 'Por confirmar aún', filter: { status: 'pending' } },
	])
	server.answers['GET /api/admin/segments'] = []
	await user.click(screen.getByRole('button', { name: 'Cambiar este segmento' }))
	await user.click(screen.getByRole('button', { name: 'Quitar el segmento' }))
	await screen.findByText('Segmento quitado')
	expect(server.bodiesOf('POST /api/admin/segments/delete')).toEqual([{ id: 's1' }])
	await waitFor(() => expect(screen.getByLabelText('Segmento')).toHaveProperty('value', 'unsaved'))
})

test('a person who was opened from the list has the focus on their row after Back', async () => {
	const { user } = open()
	await user.click(await screen.findByRole('link', { name: 'person1@example.com' }))
	expect(location.pathname + location.search).toBe('/waitlist/persona?id=1')
	goBackTo('/waitlist', { opened: '1' })
	await seeCount(/^Registros/)
	expect(document.activeElement?.textContent).toBe('person1@example.com')
	expect(takeErrors()).toBe('')
})
