import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { takeErrors } from '#testing/islands/logged-errors.ts'
import { list, openList, pageSize, pagesOf } from '#testing/islands/open-list.tsx'
import { goBackTo, prove } from '#testing/islands/open-panel.tsx'
import { savedFiles } from '#testing/islands/saved-files.ts'
import { held, refuse, type ServedRequest, type Server } from '#testing/islands/serve.ts'

const count = () => screen.getByText(/^(?:Registros|Cargando|Nadie)/).textContent
const seeCount = (text: string | RegExp) => screen.findByText(text)
const rows = () => screen.getAllByRole('link', { name: /@example\.com$/ }).length
const searches = (server: Server) =>
	server.queriesOf(list).flatMap((query) => query['search'] ?? [])
const filter = (name: string) => screen.findByRole('combobox', { name })
const search = () => screen.getByLabelText('Buscar dirección')

test('while the list is loading, a message says so and the CSV download is disabled; then the rows appear, newest first', async () => {
	const { answer, release } = held(pagesOf(4_812)({ query: {} }))
	openList('/waitlist', { [list]: answer })
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
	await screen.findByText(/^Altas en los últimos \d+ días: 5\./)
	expect(screen.getByRole('row', { name: /person1@/ }).textContent).toContain('pending')
	expect(screen.getAllByTitle('todavía no confirmó')[0]?.textContent).toBe('pending')
})

test('an empty list says where addresses come from', async () => {
	openList('/waitlist', { [list]: pagesOf(0) })
	await screen.findByText('Todavía no hay nadie en la lista.')
	const form = screen.getByRole('link', { name: 'Ver el formulario en el sitio' })
	expect(form.getAttribute('href')).toBe('/#pricing')
	expect(screen.getByRole('button', { name: 'Descargar CSV' })).toHaveProperty('disabled', true)
	expect(screen.queryByRole('table')).toBeNull()
})

test('each page of the list has its own URL, turning the page moves the focus to the count, and changing the order returns to the first page', async () => {
	const { server, user } = openList()
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

test('if the server refuses the cursor in the URL, the first page is shown', async () => {
	openList('/waitlist?cursor=old', {
		[list]: (request: ServedRequest) =>
			request.query['cursor'] === 'old'
				? refuse(400, 'invalid', { field: 'cursor' })()
				: pagesOf(4_812)(request),
	})
	await seeCount('Registros: 4.812')
})

test('several statuses can be selected in the filter, typing the name of a status toggles it, and the URL holds the selection', async () => {
	const { server, user } = openList('/waitlist?status=pending&status=unsubscribed')
	await seeCount('Registros: 4.812 de 4.812')
	expect((await filter('Filtrar por estado')).textContent).toBe('Elegidos: 2')
	screen.getByRole('button', { name: 'Filtros (1)' })
	await user.click(await filter('Filtrar por estado'))
	const choices = await screen.findByRole('listbox')
	const chosen = within(choices).getAllByRole('option', { selected: true })
	expect(chosen.map(({ textContent }) => textContent)).toEqual([
		'pendingtodavía no confirmó, 7',
		'unsubscribedse dio de baja, 7',
	])
	await user.keyboard('unsub{Enter}{Escape}')
	expect(location.search).toBe('?status=pending')
	await waitFor(() => expect(server.queriesOf(list).at(-1)).toEqual({ status: 'pending' }))
	expect((await filter('Filtrar por estado')).textContent).toBe('pending')
})

test('a chosen value that is not among the most frequent values stays chosen', async () => {
	openList('/waitlist?country=AR')
	expect((await filter('País de la página')).textContent).toBe('Argentina')
})

test('a search starts once the typing pauses, never appears in the URL, and is cleared together with the filters', async () => {
	const { server, user } = openList('/waitlist?status=pending')
	await seeCount(/^Registros/)
	await user.type(search(), ' person ')
	await waitFor(() => expect(searches(server)).toEqual(['person']))
	expect(location.search).toBe('?status=pending')
	expect(JSON.stringify(history.state)).not.toContain('person')
	await user.click(await screen.findByRole('button', { name: 'Quitar filtros' }))
	expect(location.search).toBe('')
	expect(search()).toHaveProperty('value', '')
})

test(
	'going back to an entry of the browser history restores the search of that entry',
	{ tags: 'night' },
	async () => {
		const { user } = openList()
		await seeCount(/^Registros/)
		await user.type(search(), 'person')
		await waitFor(() => expect(history.state).not.toBeNull())
		const entry: unknown = history.state
		await user.click(screen.getByRole('button', { name: 'Quitar filtros' }))
		goBackTo('/waitlist', entry)
		expect(search()).toHaveProperty('value', 'person')
	},
)

test('a search that finds nobody offers similar addresses', { tags: 'night' }, async () => {
	const { user } = openList('/waitlist', {
		[list]: ({ query }: ServedRequest) =>
			pagesOf(query['search'] === 'persom0@example.com' ? 0 : 1)({ query }),
	})
	await seeCount(/^Registros/)
	await user.type(search(), 'persom0@example.com')
	await seeCount('Nadie en la lista cumple estos filtros.')
	await user.click(await screen.findByRole('button', { name: 'person0@example.com' }))
	await seeCount(/^Registros: 1 de/)
})

test('a late answer to an earlier search is dropped', { tags: 'night' }, async () => {
	const slow = held(pagesOf(0)({ query: {} }))
	const { user } = openList('/waitlist', {
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

test('searching for a complete email address opens the page of its person, after re-authentication if it is required', async () => {
	const find = 'POST /api/admin/person/find'
	const { server, user } = openList('/waitlist', {
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
	expect(server.bodiesOf(find)).toEqual([
		{ email: 'person7@example.com' },
		{ email: 'person7@example.com' },
	])
})

/** Leaves the requests of the account's place, which is opened next, unanswered. */
const unreadAccount = Object.fromEntries(
	['account', 'accounts', 'audit', 'passkeys', 'sessions', 'test-address'].map((name) => [
		`GET /api/admin/${name}`,
		held(null).answer,
	]),
)

test('if the owner has left the list before the response to the search for an address arrives, the person is not opened', async () => {
	const find = held({ id: '7' })
	const answers = { ...unreadAccount, 'POST /api/admin/person/find': find.answer }
	const { user } = openList('/waitlist', answers)
	await seeCount(/^Registros/)
	await user.type(search(), 'person7@example.com{Enter}')
	await user.click(screen.getByRole('link', { name: 'Cuenta' }))
	await act(async () => find.release())
	expect(location.pathname).toBe('/waitlist/cuenta')
})

test('a search that has not started yet is dropped when the list is left', async () => {
	const { server } = openList('/waitlist', unreadAccount)
	await seeCount(/^Registros/)
	vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
	fireEvent.change(search(), { target: { value: 'person' } })
	fireEvent.click(screen.getByRole('link', { name: 'Cuenta' }))
	act(() => void vi.runOnlyPendingTimers())
	expect(location.pathname).toBe('/waitlist/cuenta')
	expect(searches(server)).toEqual([])
})

test('chosen optional columns are shown, and the server stores this choice and whether the CSV file includes them', async () => {
	const { server, user } = openList('/waitlist', {
		'POST /api/admin/columns': ({ body }: ServedRequest) => {
			server.answers['GET /api/admin/columns'] = body
		},
	})
	await user.click(await screen.findByRole('button', { name: 'Columnas' }))
	const menu = screen.getByRole('group', { name: 'Columnas' })
	within(menu).getByText('Las horas del archivo están en UTC.')
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

test('the optional columns stored on the server are shown', async () => {
	openList('/waitlist', { 'GET /api/admin/columns': { columns: ['country'], isInCsv: false } })
	await screen.findByRole('columnheader', { name: 'País' })
})

test('a dialog asks before a long file is downloaded, and estimates its size with the chosen columns', async () => {
	const file = 'GET /api/admin/registrations.csv'
	const saved = savedFiles()
	const { server, user } = openList('/waitlist?status=pending', {
		[list]: pagesOf(120_000),
		'GET /api/admin/columns': { columns: ['country', 'created_at_iso'], isInCsv: true },
		[file]: new Response('x', { headers: { 'x-row-count': '120000' } }),
	})
	await seeCount(/^Registros/)
	const download = screen.getByRole('button', { name: 'Descargar CSV' })
	await user.click(download)
	const question = screen.getByRole('dialog', { name: '¿Descargar 120.000 registros?' })
	expect(question.textContent).toMatch(/unos \d+ MB\..*Las horas del archivo están en UTC\./)
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

test('after a failed refresh the previous rows stay, with the time when they were read, and the owner can try again', async () => {
	const { server, user } = openList()
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

test(
	'a response that does not match its schema counts as a failed read',
	{ tags: 'night' },
	async () => {
		openList('/waitlist', { [list]: { rows: [{ id: 1 }] } })
		await screen.findAllByText('No se pudieron cargar los datos de la waitlist')
		expect(takeErrors()).toContain('rows')
	},
)

test(
	'a session that ends leads to the login, and from there back to the same rows',
	{ tags: 'night' },
	async () => {
		const { server, user } = openList('/waitlist?status=pending')
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
	},
)

test('after going back from a person’s page to the list, the row of that person has the focus', async () => {
	const { user } = openList()
	await user.click(await screen.findByRole('link', { name: 'person1@example.com' }))
	expect(location.pathname + location.search).toBe('/waitlist/persona?id=1')
	goBackTo('/waitlist', { opened: '1' })
	await seeCount(/^Registros/)
	expect(document.activeElement?.textContent).toBe('person1@example.com')
	expect(takeErrors()).toBe('')
})
