import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { CountSummary } from '#features/counts/messages/count-summary.ts'
import type { SpeedSummary } from '#features/counts/messages/speed-summary.ts'
import type { CountRow } from '#features/counts/rules/count.ts'
import { createCountSummary } from '#features/counts/rules/summarize-counts.ts'
import { addDays, daysBetween, utcDay } from '#values/dates/utc-day.ts'
import { choose } from '#testing/islands/choose.ts'
import { takeErrors } from '#testing/islands/logged-errors.ts'
import { openPanel } from '#testing/islands/open-panel.tsx'
import { savedFiles } from '#testing/islands/saved-files.ts'
import { held, refuse, type ServedRequest } from '#testing/islands/serve.ts'

const counts = 'GET /api/admin/counts'
const speeds = 'GET /api/admin/speeds'
const today = utcDay(Date.now())
const yesterday = addDays(today, -1)

/**
 * The sums of the requested period: on each day 100 visits to two pages, 10 forms and 8 confirmations; half as many in
 * the previous period.
 */
function summaryOf(
	{ query }: Pick<ServedRequest, 'query'>,
	more: readonly Omit<CountRow, 'day'>[] = [],
): CountSummary {
	const { from = '', to = '' } = query
	const days = daysBetween(from, to)
	const before = daysBetween(addDays(from, -days.length), addDays(from, -1))
	const summary = createCountSummary(days, before, {})
	for (const day of before) summary.add(day, rowsOf(day, 0.5))
	for (const day of days) summary.add(day, rowsOf(day, 1))
	summary.add(
		to,
		more.map((row) => ({ ...row, day: to })),
	)
	const note = { day: to, kind: 'note', text: 'Podcast', path: null, before: null } as const
	return {
		isCounting: true,
		isAppConnected: false,
		since: before[0] ?? from,
		from,
		to,
		...summary.result(),
		marks: [{ id: 'n1', ...note }],
	}
}

function rowsOf(day: string, factor: number): CountRow[] {
	const row = { day, path: '/', source: 'direct', campaign: 'none', locale: 'en' }
	return [
		{ ...row, event: 'entrance', n: 60 * factor },
		{ ...row, event: 'entrance', path: '/terms', source: 'zine', campaign: 'june', n: 40 * factor },
		{ ...row, event: 'form_sent', n: 10 * factor },
		{ ...row, event: 'confirmed', n: 8 * factor },
	]
}

const figure = (p75: number, n = 400) => ({ n, p75 })

/** The home page is fast but shifts, tests are slow on phones, and nothing else was measured. */
function speedsOf({ query }: ServedRequest): SpeedSummary {
	const home = { lcp: figure(1_240), inp: figure(96, 12), cls: figure(180), ttfb: figure(120) }
	const lcp = figure(query['device'] === 'phone' ? 3_100 : 2_500)
	return {
		all: home,
		kinds: [
			{ kind: 'home', figures: home },
			{ kind: 'test', figures: { ...home, lcp, inp: null } },
		],
	}
}

const noFigures = { lcp: null, inp: null, cls: null, ttfb: null }

function open(query = '', answer: unknown = summaryOf) {
	return openPanel(`/waitlist/entradas${query}`, { [counts]: answer, [speeds]: speedsOf })
}

const sums = async (text: string | RegExp) =>
	await waitFor(() => expect(screen.getByText(/hubo/).textContent).toMatch(text))

test('a message says that sums are loading; then a sentence compares the period with the previous one', async () => {
	const days = { from: addDays(yesterday, -27), to: yesterday }
	const { answer, release } = held(summaryOf({ query: days }))
	open('', answer)
	await screen.findByText('Cargando datos...')
	act(release)
	await sums(/2\.800 visitas, 280 formularios y 224 confirmados\./)
	await sums(/En los 28 días anteriores: 1\.400, 140 y 112\./)
	const row = screen.getByRole('row', { name: /^Confirmado/ })
	expect(row.textContent).toContain('80,0 de cada 100')
})

test(
	'signups in the app are shown as the last step if the app reports them',
	{ tags: 'night' },
	async () => {
		const opened = { path: '/week', source: 'direct', campaign: 'june', locale: 'en' }
		const { server, user } = open('', (request: ServedRequest) =>
			summaryOf(request, [
				{ ...opened, event: 'tool_opened', n: 700 },
				{ ...opened, event: 'signed_up', source: 'other', n: 56 },
			]),
		)
		expect(await rowText(/^Herramienta abierta/)).toContain('70025,0 de cada 100 visitas')
		expect(await rowText(/^Registro en la app/)).toContain('562,0 de cada 100 visitas')
		server.answers[counts] = summaryOf
		await user.click(screen.getByRole('radio', { name: '7 días' }))
		await waitFor(() =>
			expect(screen.queryByRole('row', { name: /^Registro en la app/ })).toBeNull(),
		)
		server.answers[counts] = (request: ServedRequest) => ({
			...summaryOf(request),
			isAppConnected: true,
		})
		await user.click(screen.getByRole('radio', { name: '90 días' }))
		expect(await rowText(/^Registro en la app/)).toMatch(/^Registro en la app0/)
	},
)

test('the period and the filters are in the URL and apply to all sums, and the comparison can be switched off', async () => {
	const { server, user } = open('?days=7')
	await sums(/700 visitas/)
	await choose(user, 'Campaña', 'june')
	expect(location.search).toBe('?days=7&campaign=june')
	await waitFor(() =>
		expect(server.queriesOf(counts).at(-1)).toEqual({
			from: addDays(yesterday, -6),
			to: yesterday,
			campaign: 'june',
		}),
	)
	await user.click(screen.getByRole('button', { name: 'Quitar filtros' }))
	expect(location.search).toBe('?days=7')
	await user.click(screen.getByRole('checkbox', { name: /^Comparar con/ }))
	expect(screen.getByText(/hubo/).textContent).not.toContain('antes')
	await user.click(screen.getByRole('radio', { name: 'Fechas…' }))
	fireEvent.change(screen.getByLabelText('Desde'), { target: { value: addDays(yesterday, -1) } })
	await sums(/200 visitas/)
	expect(location.search).toBe(`?from=${addDays(yesterday, -1)}&to=${yesterday}`)
})

test('the downloaded file has the period and the filters of the view', async () => {
	const file = 'GET /api/admin/counts.csv'
	const saved = savedFiles()
	const { server, user } = open('?days=7&campaign=june')
	await sums(/visitas/)
	server.answers[file] = new Response('x')
	await user.click(screen.getByRole('button', { name: 'Descargar sumas (CSV)' }))
	const from = addDays(yesterday, -6)
	await waitFor(() => expect(saved).toEqual([`entradas_${from}_${yesterday}.csv`]))
	expect(server.queriesOf(file)).toEqual([{ from, to: yesterday, campaign: 'june' }])
})

test('the slider states the sums of the selected day, and a table lists all days', async () => {
	const { user } = open()
	const day = await screen.findByRole<HTMLInputElement>('slider', { name: 'Día' })
	const reading = /100 visitas \(antes 50\), 10 formularios \(antes 5\), 8 confirmados\./
	const last = day.getAttribute('aria-valuetext')
	expect(last).toMatch(reading)
	fireEvent.change(day, { target: { value: String(Number(day.value) - 1) } })
	expect(day.getAttribute('aria-valuetext')).toMatch(reading)
	expect(day.getAttribute('aria-valuetext')).not.toBe(last)
	await user.click(screen.getByText('Los 28 días como tabla'))
	const [table] = screen.getAllByRole('table')
	expect(within(table ?? document.body).getAllByRole('row')).toHaveLength(29)
})

test('entrances are split by page or by source', async () => {
	const { user } = open()
	expect((await screen.findByRole('row', { name: /^\/terms/ })).textContent).toMatch(
		/^\/terms sin formulario1\.120560$/,
	)
	await user.click(screen.getByRole('radio', { name: 'Procedencia' }))
	expect(screen.getByRole('row', { name: /^sin procedencia/ }).textContent).toContain('1.680')
})

test('a period is not compared with a previous period of which only a part was counted', async () => {
	open('', (request: ServedRequest) => {
		const summary = summaryOf(request)
		return { ...summary, since: addDays(summary.from, -1) }
	})
	await screen.findByText(/no hay un período anterior completo/)
	expect(screen.getByText(/hubo/).textContent).not.toContain('antes')
})

test('on the first day of counting, the sums so far are shown and marked as unfinished', async () => {
	open('', (request: ServedRequest) => ({ ...summaryOf(request), since: today }))
	const sentence =
		'Hoy, hasta ahora: 100 visitas, 10 formularios y 8 confirmados. El día sigue: estas sumas están sin terminar. Ver hoy por páginas'
	await waitFor(() => expect(screen.getAllByRole('status')[0]?.textContent).toBe(sentence))
	screen.getByText(/^Todavía no terminó ningún día\./)
	screen.getByText(/^Aquí van las visitas de 28 días/)
	screen.getByRole('heading', { name: 'Qué no se cuenta' })
	expect(screen.queryByRole('button', { name: 'Descargar sumas (CSV)' })).toBeNull()
})

test('a period without any visits says what the chart will contain, instead of a table of zeros', async () => {
	const { user } = open('', ({ query }: ServedRequest) => {
		const summary = summaryOf({ query })
		const days = summary.days.map(({ day }) => day)
		const before = summary.daysBefore.map(({ day }) => day)
		return { ...summary, ...createCountSummary(days, before, {}).result(), marks: [] }
	})
	await screen.findByText('Sin visitas ni formularios en estos días.')
	screen.getByRole('heading', { name: 'Qué no se cuenta' })
	expect([screen.queryByRole('table'), screen.queryByText(/\b0\b/)]).toEqual([null, null])
	await user.click(screen.getByRole('radio', { name: '7 días' }))
	await screen.findByText(/Aquí van las visitas de 7 días/)
})

test('if the site no longer counts visits, a message says so beside the stored sums', async () => {
	open('', (request: ServedRequest) => ({ ...summaryOf(request), isCounting: false }))
	await screen.findByText(/^Ahora no se cuenta/)
	await sums(/2\.800 visitas/)
})

test(
	'if the sums of a newly chosen period cannot be read, the sums shown before disappear, and the request can be retried',
	{ tags: 'night' },
	async () => {
		const { server, user } = open()
		await sums(/2\.800 visitas/)
		server.answers[counts] = refuse(503, 'unavailable')
		await user.click(screen.getByRole('radio', { name: '7 días' }))
		await user.click(await screen.findByRole('button', { name: 'Reintentar' }))
		await waitFor(() => expect(screen.queryByText(/2\.800 visitas/)).toBeNull())
		expect(takeErrors()).toContain('answered 503')
		server.answers[counts] = summaryOf
		await user.click(await screen.findByRole('button', { name: 'Reintentar' }))
		await sums(/700 visitas/)
	},
)

test('when the session ends, the view and its filters are restored after the next login', async () => {
	const { server, user } = open('?days=7')
	await sums(/700 visitas/)
	server.answers[counts] = refuse(401, 'unauthorised')
	await choose(user, 'Idioma', 'inglés')
	await screen.findByText('La sesión terminó')
	server.answers[counts] = summaryOf
	server.answers['POST /api/auth/login'] = undefined
	await user.type(screen.getByLabelText('Usuario'), 'ada')
	await user.type(screen.getByLabelText('Contraseña'), 'correct horse{Enter}')
	await sums(/700 visitas/)
	expect(location.search).toBe('?days=7&locale=en')
})

test(
	'a note can be saved and removed; its text stays in the field if saving fails',
	{ tags: 'night' },
	async () => {
		const add = 'POST /api/admin/count-notes'
		const remove = 'POST /api/admin/count-note-deletions'
		const { server, user } = open('', summaryOf)
		server.answers[add] = refuse(503, 'unavailable')
		server.answers[remove] = undefined
		await user.click(await screen.findByText('Agregar una nota'))
		await user.type(screen.getByLabelText('Nota'), 'Entrevista')
		await user.click(screen.getByRole('button', { name: 'Guardar la nota' }))
		await screen.findByText('El servidor no pudo guardar el cambio. El texto sigue aquí.')
		expect(screen.getByLabelText('Nota')).toHaveProperty('value', 'Entrevista')
		expect(takeErrors()).toContain('answered 503')
		server.answers[add] = undefined
		await user.click(screen.getByRole('button', { name: 'Guardar la nota' }))
		const opener = screen.getByText('Agregar una nota').closest('summary')
		await waitFor(() => expect(document.activeElement).toBe(opener))
		expect([opener?.closest('details')?.open, screen.getByLabelText('Nota')]).toMatchObject([
			false,
			{ value: '' },
		])
		expect(server.bodiesOf(add).at(-1)).toEqual({ day: yesterday, text: 'Entrevista' })
		await user.click(screen.getByRole('button', { name: 'Borrar la nota “Podcast”' }))
		expect(server.bodiesOf(remove)).toEqual([{ id: 'n1' }])
	},
)

const rowText = async (name: RegExp) =>
	(await screen.findByRole('row', { name })).textContent.replaceAll('\u00A0', ' ')

test('the speed of each kind of page is shown together with the limit for a good speed, for all devices or for one', async () => {
	const { server, user } = open('?days=7&locale=de')
	expect(await rowText(/^Portada/)).toBe(
		'Portada1,24 s bien96 ms pocas0,18 mejorable0,12 s bien400',
	)
	expect(await rowText(/^Tests/)).toBe('Tests2,5 s biensin medir0,18 mejorable0,12 s bien400')
	expect(await rowText(/^Bien hasta/)).toBe('Bien hasta2,5 s200 ms0,10,8 s')
	await user.click(screen.getByRole('radio', { name: 'Teléfono' }))
	await waitFor(async () => expect(await rowText(/^Tests/)).toContain('3,1 s mejorable'))
	const period = { from: addDays(yesterday, -6), to: yesterday, locale: 'de' }
	expect(server.queriesOf(speeds)[0]).toEqual(period)
	expect(server.queriesOf(speeds).at(-1)).toEqual({ ...period, device: 'phone' })
})

test('messages say that no page was measured and that no quiz failed', async () => {
	const { server } = open()
	server.answers[speeds] = { all: noFigures, kinds: [] }
	await screen.findByText('En estos días no se midió ninguna página.')
	screen.getByText(/^En estos días no falló ningún test/)
})

test('failures of quizzes and of the panel are listed by kind of page', async () => {
	const failed = { event: 'island_failed', source: 'direct', campaign: 'none', locale: 'en' }
	open('', (request: ServedRequest) =>
		summaryOf(request, [
			{ ...failed, path: '/mbti-test', n: 2 },
			{ ...failed, path: 'other', n: 1 },
		]),
	)
	await waitFor(() =>
		expect(screen.getAllByRole('listitem').map((each) => each.textContent)).toContain(
			'Un test no cargó o se detuvo: 2',
		),
	)
	screen.getByText('Este panel se detuvo: 1')
})

test('the view of today shows the sums so far, without a comparison', async () => {
	const { server, user } = open()
	await sums(/2\.800 visitas/)
	await user.click(screen.getByRole('radio', { name: 'Hoy' }))
	expect(location.search).toBe('?days=today')
	await screen.findByText(/^Hoy, hasta ahora:/)
	expect(screen.getByText(/^Hoy, hasta ahora:/).textContent).toBe(
		'Hoy, hasta ahora: 100 visitas, 10 formularios y 8 confirmados. El día sigue: estas sumas están sin terminar.',
	)
	expect(server.queriesOf(counts).at(-1)).toEqual({ from: today, to: today })
	expect(screen.queryByRole('checkbox', { name: /^Comparar/ })).toBeNull()
	await user.click(screen.getByRole('radio', { name: 'Fechas…' }))
	expect(location.search).toBe(`?from=${yesterday}&to=${yesterday}`)
})

test('goals are shown next to the sums of this week, and are saved as numbers', async () => {
	const save = 'POST /api/admin/goals'
	const { server, user } = openPanel('/waitlist/entradas', {
		[counts]: summaryOf,
		[speeds]: speedsOf,
		'GET /api/admin/goals': { visits: null, forms: 5, confirmed: 900 },
	})
	await screen.findByText(/^Formularios: \d+ de 5, cumplida$/)
	screen.getByText(/^Confirmados: \d+ de 900$/)
	server.answers[save] = undefined
	await user.clear(screen.getByLabelText('Confirmados por semana'))
	const visits = screen.getByLabelText('Visitas por semana')
	await user.type(visits, '4.5')
	await user.click(screen.getByRole('button', { name: 'Guardar las metas' }))
	expect(server.bodiesOf(save)).toEqual([])
	await user.clear(visits)
	await user.type(visits, '1040')
	await user.click(screen.getByRole('button', { name: 'Guardar las metas' }))
	await waitFor(() =>
		expect(server.bodiesOf(save)).toEqual([{ visits: 1_040, forms: 5, confirmed: null }]),
	)
})
