import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { Series, SeriesChecks, SeriesStep } from '#features/letters/messages/series.ts'
import { draftLetter } from '#testing/islands/open-draft.tsx'
import { openPanel, prove } from '#testing/islands/open-panel.tsx'
import { refuse } from '#testing/islands/serve.ts'

const day = 1_440

const step: SeriesStep = {
	id: 'l1',
	name: 'Tests 1',
	delay_minutes: 0,
	languages: ['en', 'es'],
	state: 'draft',
	pause_reason: null,
	pause_code: null,
	sent: 0,
	waiting: 0,
	refused: 0,
	unsubscribed: 0,
	returned: null,
	entrances: null,
}

const off: Series = {
	id: 's1',
	name: 'Tests',
	origin: 'tests',
	segment: null,
	purpose: 'news',
	state: 'off',
	since: null,
	off_at: null,
	steps: [step, { ...step, id: 'l2', name: 'Tests 2', delay_minutes: 3 * day }],
	begun: 0,
	under_way: 0,
	completed: 0,
}

const on: Series = {
	...off,
	state: 'on',
	since: '2026-11-20T08:00:00.000Z',
	steps: off.steps.map((each) => ({ ...each, state: 'series', sent: 9, waiting: 1 })),
	begun: 9,
	under_way: 4,
	completed: 3,
}

const ready: SeriesChecks = off.steps.map(({ id }) => ({ id, blocking: [] }))

const segment = { id: 'g', name: 'Alemania', filter: {}, count: 3 }
const one = 'GET /api/admin/series/one'
const list = 'GET /api/admin/series'

function openSeries(series: Series, answers: Record<string, unknown> = {}) {
	return openPanel('/waitlist/cartas/serie?id=s1', {
		[one]: series,
		'GET /api/admin/series/checks': ready,
		'GET /api/admin/segments': [segment],
		...answers,
	})
}

function openLetters(answers: Record<string, unknown>) {
	return openPanel('/waitlist/cartas', {
		'GET /api/admin/letters': [],
		'GET /api/admin/failed-mails': [],
		'GET /api/admin/segments': [segment],
		...answers,
	})
}

test('as long as the owner has no series, shipped series are offered and can be copied', async () => {
	const create = 'POST /api/admin/series'
	const { server, user } = openLetters({
		[list]: { series: [], shipped: ['tests', 'guides'] },
		[create]: off,
		[one]: off,
		'GET /api/admin/series/checks': ready,
	})
	const [use] = await screen.findAllByRole('button', { name: 'Empezar con esta serie' })
	expect(screen.queryByText('Desde la página de un país')).toBeNull()
	await user.click(use ?? document.body)
	await screen.findByRole('heading', { name: 'Tests' })
	expect(server.bodiesOf(create)).toEqual([{ name: 'Después de un test', shipped: 'tests' }])
	expect(location.search).toBe('?id=s1')
})

test('the series are listed with their recipients, state and figures', async () => {
	const paused = on.steps.map((each) => ({ ...each, pause_reason: 'refusals' as const }))
	openLetters({
		[list]: {
			series: [
				on,
				{ ...off, id: 's2', name: 'Alemania', origin: null, segment: 'g' },
				{ ...on, id: 's3', name: 'Detenida', origin: null, segment: 'gone', steps: paused },
			],
			shipped: [],
		},
	})
	const row = await screen.findByRole('row', { name: /^Tests/ })
	expect(row.textContent).toMatch(/Quien llega por un testencendida9432$/)
	expect(screen.getByRole('row', { name: /^Alemania/ }).textContent).toMatch(
		/El segmento Alemaniaapagada0000$/,
	)
	expect(screen.getByRole('row', { name: /^Detenida/ }).textContent).toMatch(
		/ya no estáuna carta espera/,
	)
	expect(screen.queryByText('Para empezar')).toBeNull()
})

test('switching a series on needs a confirmation dialog and re-authentication, but switching it off needs neither', async () => {
	const turnOn = 'POST /api/admin/series/on'
	const { server, user } = openSeries(off, {
		[turnOn]: refuse(403, 'proof-required'),
		'POST /api/admin/series/off': () => {
			server.answers[one] = { ...off, since: on.since }
			return off
		},
	})
	await user.click(await screen.findByRole('button', { name: 'Encender la serie' }))
	const dialog = screen.getByRole('dialog', { name: '¿Encender “Tests”?' })
	expect(dialog.textContent).toMatch(/Tests 1, enseguida.*Tests 2, 3 días después de confirmar/)
	expect(dialog.textContent).toContain('Quien confirma desde ahora')
	await user.click(within(dialog).getByRole('button', { name: 'Encender' }))
	server.answers['POST /api/admin/proof'] = () => {
		server.answers[turnOn] = on
		server.answers[one] = on
	}
	await prove(user)
	await screen.findByText('Serie encendida')
	expect(server.bodiesOf(turnOn).at(-1)).toEqual({ id: 's1' })
	await screen.findByText(/^Enviadas: 9 · por salir: 1/, { selector: 'li:first-child p' })
	expect(screen.getByLabelText('La recibe').closest('fieldset')).toHaveProperty('disabled', true)
	expect(screen.queryByRole('button', { name: 'Agregar una carta' })).toBeNull()
	await user.click(screen.getByRole('button', { name: 'Apagar la serie' }))
	await screen.findByText('Serie apagada')
	expect(server.bodiesOf('POST /api/admin/series/off')).toEqual([{ id: 's1' }])
})

test('the failed checks of a letter are named, and keep the series from being switched on', async () => {
	const { user } = openSeries(off, {
		'GET /api/admin/series/checks': [
			{ id: 'l1', blocking: ['test', 'dkim'] },
			{ id: 'l2', blocking: [] },
		],
	})
	await screen.findByText('English, Español. Falta: una prueba del texto actual, DKIM.')
	screen.getByText('English, Español. Lista para salir.')
	const button = screen.getByRole('button', { name: 'Encender la serie' })
	expect(button.getAttribute('aria-disabled')).toBe('true')
	await user.click(button)
	expect(screen.queryByRole('dialog')).toBeNull()
})

test('if switching on a series is refused, the reason is shown and the series is read again', async () => {
	const { server, user } = openSeries(off, {
		'POST /api/admin/series/on': refuse(409, 'conflict', { field: 'checks', fields: ['test'] }),
	})
	await user.click(await screen.findByRole('button', { name: 'Encender la serie' }))
	await user.click(screen.getByRole('button', { name: 'Encender' }))
	await screen.findByText('Todavía no se puede encender')
	expect(server.queriesOf(one).length).toBeGreaterThan(1)
})

test('the name, recipients and times of a series are saved when they are changed', async () => {
	const save = 'POST /api/admin/series/save'
	const move = 'POST /api/admin/series/steps/save'
	const { server, user } = openSeries(off, {
		[save]: () => {
			server.answers[one] = { ...off, name: 'Bienvenida' }
			return off
		},
		[move]: off,
	})
	const name = await screen.findByLabelText(/^Nombre de la serie/)
	await user.clear(name)
	await user.type(name, 'Bienvenida{Enter}')
	await waitFor(() => expect(server.bodiesOf(save)).toHaveLength(1))
	await user.selectOptions(await screen.findByLabelText('La recibe'), 'El segmento Alemania')
	await user.selectOptions(await screen.findByLabelText('Sale'), 'una hora después')
	const days = await screen.findByLabelText('Días después de confirmar')
	await user.clear(days)
	await user.type(days, '10')
	await user.tab()
	await waitFor(() =>
		expect(server.bodiesOf(move)).toEqual([
			{ id: 'l1', delay_minutes: 60 },
			{ id: 'l2', delay_minutes: 10 * day },
		]),
	)
	expect(server.bodiesOf(save)).toEqual([
		{ id: 's1', name: 'Bienvenida' },
		{ id: 's1', origin: null, segment: 'g' },
	])
})

test('letters can be added to a series and removed, and a letter delayed by the limit of two letters in 30 days shows its new day', async () => {
	const third = { ...step, id: 'l3', name: '', delay_minutes: 10 * day, languages: [] }
	const { server, user } = openSeries(off, {
		'POST /api/admin/series/steps': () => {
			server.answers[one] = { ...off, steps: [...off.steps, third] }
			return off
		},
		'POST /api/admin/series/steps/delete': off,
	})
	await user.click(await screen.findByRole('button', { name: 'Agregar una carta' }))
	expect(server.bodiesOf('POST /api/admin/series/steps')).toEqual([
		{ id: 's1', delay_minutes: 10 * day },
	])
	await screen.findByText(/dos cartas en 30 días, así que llega hacia el día 30\./)
	screen.getByText(/^sin texto todavía\./)
	await user.click(screen.getByRole('button', { name: 'Quitar: Tests 2' }))
	await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Quitar' }))
	await waitFor(() =>
		expect(server.bodiesOf('POST /api/admin/series/steps/delete')).toEqual([{ id: 'l2' }]),
	)
})

test('a series is deleted after a confirmation dialog', async () => {
	const { server, user } = openSeries(off, {
		'POST /api/admin/series/delete': undefined,
		'GET /api/admin/letters': [],
		'GET /api/admin/failed-mails': [],
		[list]: { series: [], shipped: [] },
	})
	await user.click(await screen.findByRole('button', { name: 'Borrar la serie' }))
	const dialog = screen.getByRole('dialog', { name: '¿Borrar “Tests”?' })
	await user.click(within(dialog).getByRole('button', { name: 'Borrar la serie' }))
	await screen.findByText(/^Todavía no hay cartas\./)
	expect(server.bodiesOf('POST /api/admin/series/delete')).toEqual([{ id: 's1' }])
	const routes = server.requests.map(({ route }) => route)
	expect(routes.lastIndexOf('GET /api/admin/series/one')).toBeLessThan(
		routes.indexOf('POST /api/admin/series/delete'),
	)
})

test('the draft of a step leads back to its series instead of being sent', async () => {
	openPanel('/waitlist/cartas/carta?id=l1', {
		'GET /api/admin/letter': { ...draftLetter, series: 's1', delay_minutes: 0 },
		'GET /api/admin/letter/recipients': {
			count: 60,
			languages: { en: 60, de: 0, pt: 0, es: 0 },
			left_out: { undeliverable: 2, paused: 0, consent: 0, frequency: 0 },
		},
		'GET /api/admin/letter/preview': [],
		'GET /api/admin/letter/checks': [
			{ name: 'words', level: 'blocks', status: 'passed', values: {} },
		],
		'GET /api/admin/test-address': { email: 'ines@example.com' },
	})
	await screen.findByText('Esta carta está lista. Sale sola cuando la serie está encendida.')
	const link = screen.getByRole('link', { name: 'Volver a la serie' })
	expect(link.getAttribute('href')).toBe('/waitlist/cartas/serie?id=s1')
	expect(screen.queryByRole('button', { name: /^Enviar a/ })).toBeNull()
	expect(screen.queryByLabelText('Para')).toBeNull()
	expect(screen.queryByText(/la recibirían/)).toBeNull()
	screen.getByRole('heading', { name: /^Español/ })
})
