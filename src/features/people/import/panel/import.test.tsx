import { act, screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import type { ImportPreview } from '#features/people/messages/people-import.ts'
import { openPanel, prove } from '#testing/islands/open-panel.tsx'
import { savedFiles } from '#testing/islands/saved-files.ts'
import { held, refuse } from '#testing/islands/serve.ts'
import { invalidFile } from './invalid-file.ts'

const see = 'POST /api/admin/imports/preview'
const begin = 'POST /api/admin/imports'
const progress = 'GET /api/admin/list-changes'
const imports = 'GET /api/admin/imports'

const preview: ImportPreview = {
	columns: [
		{ name: 'E-Mail', use: 'email' },
		{ name: 'Name', use: null },
		{ name: '3', use: 'permission' },
	],
	sample: [['ada@example.com', 'Ada', 'sí']],
	unknown: [],
	unclear_date: null,
	counts: {
		active: 2,
		asked: 40,
		'opted-out': 1,
		left: 0,
		known: 3,
		before: 4,
		repeated: 0,
		invalid: 25,
	},
	invalid: Array.from({ length: 25 }, (_, index) => ({
		line: index + 2,
		email: `=bad${index}`,
		field: 'email',
	})),
	mail_hours: 2,
}

function open(answers: Record<string, unknown> = {}) {
	return openPanel('/waitlist/importar', {
		[progress]: { change: null },
		[imports]: [],
		[see]: preview,
		...answers,
	})
}

const list = new File(['E-Mail;Name\nada@example.com;Ada'], 'list.csv', { type: 'text/csv' })
const seeButton = () => screen.getByRole('button', { name: 'Ver qué va a pasar' })

async function choose(user: ReturnType<typeof open>['user'], file = list) {
	await user.upload(await screen.findByLabelText('Archivo'), file)
	await waitFor(() => expect(seeButton()).toHaveProperty('disabled', false))
}

test('what is typed while a file is being read is kept, and of two files the one chosen last counts', async () => {
	const { server, user } = open()
	const input = await screen.findByLabelText('Archivo')
	const reads: (() => void)[] = []
	const reading = vi.spyOn(FileReader.prototype, 'readAsDataURL')
	reading.mockImplementation(function (this: FileReader, file) {
		reads.push(() => this.readAsDataURL(file))
	})
	await user.upload(input, list)
	await user.upload(input, new File(['E-Mail'], 'other.csv', { type: 'text/csv' }))
	await user.type(screen.getByLabelText('Dónde y cómo aceptaron'), 'Feria')
	reading.mockRestore()
	for (const read of reads.toReversed()) read()
	await waitFor(() => expect(seeButton()).toHaveProperty('disabled', false))
	await act(async () => await new Promise((resolve) => setTimeout(resolve, 50)))
	await user.click(seeButton())
	await screen.findByText('Todavía no se guardó nada.')
	expect(server.bodiesOf(see)).toMatchObject([{ name: 'other.csv', proof: 'Feria' }])
})

test('a file is chosen and its preview is shown, and changing a choice afterwards removes the preview', async () => {
	const { server, user } = open()
	await screen.findByRole('heading', { level: 1, name: 'Importar una lista' })
	expect(seeButton()).toHaveProperty('disabled', true)
	await choose(user)
	await user.type(screen.getByLabelText('Dónde y cómo aceptaron'), 'Feria de Rosario')
	await user.click(screen.getByRole('radio', { name: 'Dejarlos fuera' }))
	await user.selectOptions(screen.getByLabelText(/^Idioma de sus correos/), 'de')
	await user.type(screen.getByLabelText('Etiqueta para todos'), 'feria')
	await user.click(seeButton())
	await screen.findByText('Todavía no se guardó nada.')
	expect(server.bodiesOf(see)).toEqual([
		{
			file: btoa('E-Mail;Name\nada@example.com;Ada'),
			name: 'list.csv',
			proof: 'Feria de Rosario',
			agreed_on: null,
			others: 'leave',
			locale: 'de',
			tag: 'feria',
			columns: {},
			answers: [],
			dates: null,
		},
	])
	const outcomes = screen.getByRole('table', { name: 'Qué va a pasar con las filas' })
	expect(
		within(outcomes)
			.getAllByRole('row')
			.slice(1)
			.map(({ textContent }) => textContent),
	).toEqual([
		expect.stringMatching(/^entran en la lista, con tu constancia.*2$/),
		expect.stringMatching(/^reciben el correo de confirmación.*40$/),
		expect.stringMatching(/^quedan anotadas como direcciones que no quieren correos.*1$/),
		expect.stringMatching(/^ya están en la lista, y quedan igual.*3$/),
		expect.stringMatching(/^se dieron de baja aquí antes, y siguen de baja.*4$/),
		expect.stringMatching(/^tienen un error, y se dejan fuera.*25$/),
	])
	screen.getByText(/^Los correos tardan unas 2 horas/)
	const wrong = screen.getByRole('table', { name: '25 filas con error' })
	expect(within(wrong).getAllByRole('row')).toHaveLength(21)
	screen.getByText('Y 5 más, en el archivo.')
	await user.click(screen.getByRole('radio', { name: 'Pedirles por correo que confirmen' }))
	expect(screen.queryByText('Todavía no se guardó nada.')).toBeNull()
})

test('questions about unclear parts of a file are asked before any numbers are shown, and the answers are sent with the next request', async () => {
	const unknown = [
		{ column: 'Einwilligung', value: 'vielleicht', rows: 2 },
		{ column: 'Marketing', value: null, rows: 90 },
	]
	const { server, user } = open({ [see]: { ...preview, unknown, unclear_date: '05/06/2025' } })
	await choose(user)
	await user.click(seeButton())
	await screen.findByRole('heading', { level: 2, name: 'Falta aclarar algo' })
	expect(screen.queryByRole('button', { name: /^Importar/ })).toBeNull()
	await user.selectOptions(
		screen.getByLabelText('“vielleicht” en “Einwilligung” (2 filas)'),
		'Falta que confirme',
	)
	await user.selectOptions(screen.getByLabelText('Qué va primero en la fecha 05/06/2025'), 'El día')
	server.answers[see] = { ...preview, unknown: unknown.slice(1) }
	const [, next] = screen.getAllByRole('button', { name: 'Ver qué va a pasar' })
	if (next) await user.click(next)
	await waitFor(() => expect(screen.queryByLabelText(/vielleicht/)).toBeNull())
	const rest = screen.getByLabelText<HTMLSelectElement>('Lo demás que dice “Marketing” (90 filas)')
	expect(rest.value).toBe('')
	await user.selectOptions(rest, 'No quiere correos')
	server.answers[see] = preview
	const [, last] = screen.getAllByRole('button', { name: 'Ver qué va a pasar' })
	if (last) await user.click(last)
	await screen.findByRole('button', { name: 'Importar 43 direcciones' })
	expect(server.bodiesOf(see).at(-1)).toMatchObject({
		answers: [
			{ column: 'Einwilligung', value: 'vielleicht', meaning: 'pending' },
			{ column: 'Marketing', value: null, meaning: 'no' },
		],
		dates: 'dmy',
	})
})

test('a select above each column of the first rows shows the use of that column, and choosing another use requests a new preview', async () => {
	const { server, user } = open()
	await choose(user)
	await user.click(seeButton())
	const rows = await screen.findByRole('region', { name: 'Las primeras filas del archivo' })
	within(rows).getByRole('cell', { name: 'ada@example.com' })
	const shown = within(rows).getAllByRole<HTMLSelectElement>('combobox')
	expect(shown.map(({ value }) => value)).toEqual(['email', 'none', 'permission'])
	const offersNone = shown.map(({ options }) => [...options].some(({ value }) => value === 'none'))
	expect(offersNone).toEqual([false, true, false])
	server.answers[see] = { ...preview, counts: { ...preview.counts, active: 3 } }
	await user.selectOptions(screen.getByLabelText('Name'), 'Etiquetas')
	await screen.findByRole('button', { name: 'Importar 44 direcciones' })
	expect(server.bodiesOf(see).at(-1)).toMatchObject({ columns: { Name: 'tags' } })
	await user.selectOptions(screen.getByLabelText('columna 3'), 'Etiquetas')
	await waitFor(() => expect(server.bodiesOf(see)).toHaveLength(3))
	expect(server.bodiesOf(see).at(-1)).toHaveProperty('columns', { 3: 'tags' })
	await user.upload(screen.getByLabelText('Archivo'), new File(['email'], 'other.csv'))
	await waitFor(() => expect(screen.queryByLabelText('Name')).toBeNull())
	await user.click(seeButton())
	await waitFor(() => expect(server.bodiesOf(see)).toHaveLength(4))
	expect(server.bodiesOf(see).at(-1)).toHaveProperty('columns', {})
})

test('an import is undone after a confirmation dialog with the numbers and re-authentication, and its outcome is shown', async () => {
	vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
	const undo = 'POST /api/admin/imports/undo'
	const listed = { id: '7', created_at: '2026-11-27T10:00:00Z', file: 'viejos.csv', people: 12 }
	const { server, user } = open({
		[imports]: [
			{ ...listed, actor: 'ada' },
			{ ...listed, id: '6', file: 'otra.csv', actor: 'command line' },
		],
		'GET /api/admin/imports/undo': { erased: 9, restored: 1, kept: 2 },
		[undo]: refuse(403, 'proof-required'),
	})
	const [, first, second] = await screen.findAllByRole('row')
	expect(first?.textContent).toMatch(/^viejos\.csv.*2026.*ada.*12/)
	expect(second?.textContent).toContain('un comando en el servidor')
	const press = async () => {
		const [button] = screen.getAllByRole('button', { name: 'Deshacer' })
		if (button) await user.click(button)
		await screen.findByRole('heading', { name: '¿Deshacer la importación de “viejos.csv”?' })
		await screen.findByText(/^9 personas que entraron con ella y no hicieron nada/)
		screen.getByText(/^1 persona que ya estaba y que el archivo dio de baja vuelve/)
		screen.getByText(/^2 personas se quedan como están/)
		await user.click(screen.getByRole('button', { name: 'Deshacer la importación' }))
	}
	await press()
	expect(server.queriesOf('GET /api/admin/imports/undo')[0]).toEqual({ id: '7' })
	const change = { id: '9', kind: 'undo', total: 12, done: 0, result: {}, state: 'running' }
	const running = { ...change, next_at: null }
	server.answers['POST /api/admin/proof'] = () => {
		server.answers[undo] = { change: running }
		server.answers[progress] = { change: running }
	}
	await prove(user)
	await screen.findByText('La importación se está deshaciendo. Sigue aunque cierres esta página.')
	expect(server.bodiesOf(undo).at(-1)).toEqual({ id: '7' })
	server.answers[imports] = []
	const result = { erased: 9, restored: 1, kept: 2 }
	server.answers[progress] = { change: { ...running, done: 12, state: 'done', result } }
	await act(() => vi.advanceTimersByTimeAsync(1_000))
	await screen.findByText(
		/Se borraron: 9\. Vuelven a estar como antes: 1\. Se quedan como están: 2\./,
	)
	await waitFor(() => expect(screen.queryByText('viejos.csv')).toBeNull())
})

test('an import cannot be undone if all its people have done something since', async () => {
	const listed = { id: '7', created_at: '2026-11-27T10:00:00Z', actor: 'ada', people: 2 }
	const { user } = open({
		[imports]: [{ ...listed, file: 'viejos.csv' }],
		'GET /api/admin/imports/undo': { erased: 0, restored: 0, kept: 2 },
	})
	await user.click(await screen.findByRole('button', { name: 'Deshacer' }))
	await screen.findByText(/^2 personas se quedan/)
	expect(screen.getByRole('button', { name: 'Deshacer la importación' })).toHaveProperty(
		'disabled',
		true,
	)
})

test('the rows with errors are saved as a file in which no cell is a formula', async () => {
	const saved = savedFiles()
	const { user } = open()
	await choose(user)
	await user.click(seeButton())
	await user.click(await screen.findByRole('button', { name: 'Descargar las filas con error' }))
	expect(saved).toEqual([expect.stringMatching(/^import-errors_[\d-]+\.csv$/)])
	expect(invalidFile(preview.invalid.slice(0, 1))).toBe(
		'\uFEFFLínea,Dirección,Qué está mal\r\n2,"\'=bad0","no es una dirección de correo"\r\n',
	)
})

test('an unreadable file is reported beside its field', async () => {
	const { server, user } = open()
	await choose(user)
	for (const [fault, sentence] of [
		['addresses', /^Ninguna columna tiene direcciones/],
		['quotes', /^El archivo tiene una comilla/],
		['rows', /más de 50\.000 filas\. Divídelo/],
	] as const) {
		server.answers[see] = refuse(400, 'invalid', { field: 'file', fields: ['file', fault] })
		await user.click(seeButton())
		await screen.findByText(sentence)
	}
	expect(screen.getByLabelText('Archivo').getAttribute('aria-invalid')).toBe('true')
	await user.upload(
		screen.getByLabelText('Archivo'),
		new File([new Uint8Array(5_000_001)], 'x.csv'),
	)
	await screen.findByText(/pesa más de 5 MB/)
	expect(seeButton()).toHaveProperty('disabled', true)
})

test('an import is confirmed with the numbers shown, after re-authentication, and its outcome is shown', async () => {
	vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
	const change = { id: '7', kind: 'import', total: 43, done: 3, result: {}, state: 'running' }
	const waiting = { ...change, next_at: '2026-11-27T10:00:00.000Z' }
	const { server, user } = open({ [begin]: refuse(403, 'proof-required') })
	await choose(user)
	await user.click(seeButton())
	await user.click(await screen.findByRole('button', { name: 'Importar 43 direcciones' }))
	await screen.findByText(/^Importar 43 direcciones pide de nuevo la llave o la contraseña/)
	server.answers['POST /api/admin/proof'] = () => {
		server.answers[begin] = { change: waiting }
		server.answers[progress] = { change: waiting }
	}
	await prove(user)
	await screen.findByText('Hechos 3 de 43')
	screen.getByText(/^Sigue a las \d\d:\d\d: los correos salen de a pocos/)
	expect(server.bodiesOf(begin).at(-1)).toMatchObject({ counts: preview.counts, others: 'mail' })
	expect(screen.queryByText('Todavía no se guardó nada.')).toBeNull()
	const result = { active: 2, asked: 39, 'opted-out': 1, kept: 1 }
	server.answers[progress] = {
		change: { ...waiting, done: 43, state: 'done', next_at: null, result },
	}
	await act(() => vi.advanceTimersByTimeAsync(1_000))
	await screen.findByText(/En la lista: 2\. Con correo de confirmación: 39\. De baja: 1\. Llegaron/)
	expect(screen.queryByText('Hechos 3 de 43')).toBeNull()
})

test('nothing is imported if the list has changed since the preview', async () => {
	const { user } = open({ [begin]: refuse(409, 'conflict', { field: 'counts' }) })
	await choose(user)
	await user.click(seeButton())
	await user.click(await screen.findByRole('button', { name: 'Importar 43 direcciones' }))
	await screen.findByText(/^La lista cambió mientras tanto/)
	expect(screen.queryByText('Todavía no se guardó nada.')).toBeNull()
})

test('the preview follows the latest choice of columns, and the numbers of an earlier request cannot be confirmed', async () => {
	const { server, user } = open({ [begin]: refuse(409, 'conflict', { field: 'counts' }) })
	await choose(user)
	await user.click(seeButton())
	const name = await screen.findByLabelText('Name')
	const slow = held(preview)
	server.answers[see] = slow.answer
	await user.selectOptions(name, 'Etiquetas')
	expect(screen.queryByRole('button', { name: /^Importar/ })).toBeNull()
	await user.selectOptions(name, 'Fuente')
	server.answers[see] = { ...preview, counts: { ...preview.counts, active: 3 } }
	slow.release()
	await user.click(await screen.findByRole('button', { name: 'Importar 44 direcciones' }))
	await waitFor(() => expect(server.bodiesOf(begin)).toHaveLength(1))
	const columns = { Name: 'source' }
	expect(server.bodiesOf(begin)).toMatchObject([{ columns, counts: { active: 3 } }])
})

test('a preview that arrives after the statement of consent has changed is not shown', async () => {
	const { server, user } = open()
	await choose(user)
	const slow = held(preview)
	server.answers[see] = slow.answer
	await user.click(seeButton())
	await user.type(screen.getByLabelText('Dónde y cómo aceptaron'), 'Feria')
	slow.release()
	await waitFor(() => expect(seeButton().getAttribute('aria-busy')).toBe('false'))
	expect(screen.queryByText('Todavía no se guardó nada.')).toBeNull()
})

test('an answer stays selected if the preview with that answer fails, and a changed answer replaces it in the next request', async () => {
	const unknown = [{ column: 'Einwilligung', value: 'vielleicht', rows: 2 }]
	const { server, user } = open({ [see]: { ...preview, unknown } })
	await choose(user)
	await user.click(seeButton())
	const meaning = await screen.findByLabelText<HTMLSelectElement>(/vielleicht/)
	await user.selectOptions(meaning, 'Falta que confirme')
	server.answers[see] = refuse(400, 'invalid', { field: 'file', fields: ['file', 'quotes'] })
	const send = async () => {
		const [, button] = screen.getAllByRole('button', { name: 'Ver qué va a pasar' })
		if (button) await user.click(button)
	}
	await send()
	await waitFor(() => expect(server.bodiesOf(see)).toHaveLength(2))
	expect(meaning.value).toBe('pending')
	await user.selectOptions(meaning, 'No quiere correos')
	await send()
	await waitFor(() => expect(server.bodiesOf(see)).toHaveLength(3))
	expect(server.bodiesOf(see).at(-1)).toMatchObject({
		answers: [{ column: 'Einwilligung', value: 'vielleicht', meaning: 'no' }],
	})
})
