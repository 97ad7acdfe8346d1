import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { facts, home } from '#testing/islands/facts.ts'
import { takeErrors } from '#testing/islands/logged-errors.ts'
import { catalogWith, wordText } from '#testing/islands/word-text.ts'
import { openPanel } from '#testing/islands/open-panel.tsx'
import { held, refuse, type ServedRequest } from '#testing/islands/serve.ts'

const read = 'GET /api/admin/words/facts'
const save = 'POST /api/admin/words'

/** Opens a section of the facts. The server stores the texts it receives. */
function open(section: string, answers: Record<string, unknown> = {}) {
	const stored: Record<string, string> = {}
	return openPanel(`/waitlist/textos/datos?de=${section}`, {
		[read]: () => facts(stored),
		[save]: ({ body }: ServedRequest) => {
			for (const { file, place, text } of changesIn(body)) stored[`${file}:${place}`] = text
			return undefined
		},
		...answers,
	})
}

type Change = { readonly file: string; readonly place: string; readonly text: string }

function changesIn(body: unknown): readonly Change[] {
	return Object(body).changes
}

const lastTexts = (bodies: readonly unknown[]) => changesIn(bodies.at(-1)).map(({ text }) => text)

test('a price with a decimal comma is saved in cents, updates the calculated saving, and can be restored', async () => {
	const { server, user } = open('precios')
	const premium = await screen.findByLabelText('Premium, una sola vez')
	expect(premium).toHaveProperty('value', '29')
	await user.clear(premium)
	// Pasted, because a slow machine would save a price that is still being typed.
	await user.paste('27,50')
	await user.tab()
	await screen.findByText(/Guardado a las \d\d:\d\d\./)
	expect(server.bodiesOf(save)).toEqual([
		{
			changes: [
				{ file: 'facts/prices.yaml', place: 'premium/minor', text: '2750', before: '2900' },
			],
		},
	])
	screen.getByText('El ahorro se calcula solo: 27,50 menos 10.')
	await user.click(screen.getByRole('button', { name: 'Volver a $29' }))
	await waitFor(() => expect(premium).toHaveProperty('value', '29'))
	screen.getByText('El ahorro se calcula solo: 29 menos 10.')
	await waitFor(() => expect(lastTexts(server.bodiesOf(save))).toEqual(['2900']))
	screen.getByText('En 62 textos de 2 páginas.')
})

test('a price in the currency of a country is saved in its minor unit, and can be cleared', async () => {
	const { server, user } = open('precios')
	const price = await screen.findByLabelText('India: Pago único (Lifetime)')
	expect(price).toHaveProperty('value', '')
	await user.click(price)
	await user.paste('899')
	await user.tab()
	await waitFor(() => expect(lastTexts(server.bodiesOf(save))).toEqual(['89900']))
	await user.clear(price)
	await user.tab()
	await waitFor(() => expect(lastTexts(server.bodiesOf(save))).toEqual(['null']))
	await user.click(price)
	await user.paste('8.999.00')
	screen.getByText('Un importe como 10 o 10,50, sin puntos de miles.')
})

test('the list of changes to publish contains a text typed immediately before the list is opened', async () => {
	const { server, user } = open('precios', {
		'GET /api/admin/words/publications': { publications: [] },
		'POST /api/admin/words/check': { faults: [] },
	})
	const listed = { language: 'en', before: '7', changedAt: null, changedBy: null }
	const list = 'GET /api/admin/words/changes'
	server.answers[list] = () => {
		const texts = server.bodiesOf(save).flatMap(changesIn)
		const changes = texts.map(({ text, ...address }) => ({ ...listed, ...address, after: text }))
		return { changes, outdated: [], digest: `${texts.length}` }
	}
	const answer = server.answers[save]
	const [first, second] = [held(undefined), held(undefined)]
	const replies = [first, second]
	server.answers[save] = async (request: ServedRequest) => {
		await replies.shift()?.answer()
		return typeof answer === 'function' ? answer(request) : undefined
	}
	const trial = await screen.findByLabelText('Período gratis')
	await user.type(trial, '{Backspace}8')
	await user.tab()
	await user.type(screen.getByLabelText('Premium, una sola vez'), '{Backspace}8')
	const before = server.queriesOf(list).length
	await user.click(screen.getByRole('button', { name: 'Publicar' }))
	await screen.findByText('Textos', { selector: '.crumb a' })
	first.release()
	await waitFor(() => expect(server.bodiesOf(save)).toHaveLength(2))
	expect(server.queriesOf(list)).toHaveLength(before)
	expect(screen.queryByText('Todo está publicado.')).toBeNull()
	second.release()
	await screen.findByRole('heading', { name: 'Publicar 2 cambios' })
})

test('the price in the app is compared with the price on the site', async () => {
	const { server, user } = open('precios')
	const once = await screen.findByLabelText('La app cobra, una sola vez')
	expect(once).toHaveProperty('value', '')
	screen.getByText('Coincide con el sitio.')
	await user.type(once, '12')
	screen.getByText('El sitio dice 10. Uno de los dos está mal.')
	await user.tab()
	await waitFor(() => expect(lastTexts(server.bodiesOf(save))).toEqual(['1200']))
	await user.clear(once)
	await user.tab()
	await waitFor(() => expect(lastTexts(server.bodiesOf(save))).toEqual(['null']))
})

test('an invalid amount is reported below its field and not saved', async () => {
	const { server, user } = open('precios')
	const premium = await screen.findByLabelText('Premium, una sola vez')
	await user.clear(premium)
	await user.type(premium, '1.000')
	await user.tab()
	screen.getByText('Un importe como 10 o 10,50, sin puntos de miles.')
	expect(premium.getAttribute('aria-invalid')).toBe('true')
	await user.clear(premium)
	await user.type(premium, '9')
	screen.getByText('Premium tiene que costar más que el pago único.')
	const trial = screen.getByLabelText('Período gratis')
	await user.clear(trial)
	await user.type(trial, '61')
	screen.getByText('Un número entero, entre 1 y 60.')
	expect(server.bodiesOf(save)).toEqual([])
	// Restores valid values, so that no input waits to be sent.
	await user.clear(trial)
	await user.type(trial, '7')
	await user.clear(premium)
	await user.type(premium, '29')
})

test('a price that was too high for the price of another plan is saved once that price is raised', async () => {
	const { server, user } = open('precios')
	const lifetime = await screen.findByLabelText('Pago único (Lifetime)')
	await user.clear(lifetime)
	await user.paste('35')
	screen.getByText('Premium tiene que costar más que el pago único.')
	const premium = screen.getByLabelText('Premium, una sola vez')
	await user.clear(premium)
	await user.paste('40')
	await user.tab()
	await waitFor(() => {
		const sent = server.bodiesOf(save).flatMap(changesIn)
		expect(Object.fromEntries(sent.map(({ place, text }) => [place, text]))).toEqual({
			'lifetime/minor': '3500',
			'premium/minor': '4000',
		})
	})
})

test('evidence replaces the label of a claim, and a claim can be hidden', async () => {
	const { server, user } = open('afirmaciones')
	await screen.findByText('1 en total: 0 con respaldo, 1 con etiqueta, ninguna escondida')
	screen.getByText('our aim, not measured yet')
	await user.type(screen.getByLabelText('Respaldo'), 'Own study')
	await user.type(screen.getByLabelText('Deutsch'), '94 Prozent')
	await user.click(screen.getByLabelText('Se muestra en el sitio'))
	screen.getByText('1 en total: 0 con respaldo, 0 con etiqueta, 1 escondida')
	await screen.findByText(/Guardado a las/)
	const sent = server.bodiesOf(save).flatMap(changesIn)
	expect(Object.fromEntries(sent.map(({ place, text }) => [place, text]))).toEqual({
		'claims/accuracy/evidence': 'Own study',
		'claims/accuracy/text': '{"en":"94% accuracy","de":"94 Prozent"}',
		'claims/accuracy/isShown': 'false',
	})
})

test('a claim bound to a measurement shows the measured number only if it has reached the threshold', async () => {
	const { server, user } = open('afirmaciones')
	await user.selectOptions(await screen.findByLabelText('Medición'), 'testsFinished')
	screen.getByText(/Medido hasta el 29 nov 2026: 1234, sobre 1234 casos\./)
	screen.getByText('1,234 accuracy')
	screen.getByText('measured by us, up to 29 Nov 2026')
	screen.getByText('1 en total: 1 con respaldo, 0 con etiqueta, ninguna escondida')
	await user.type(screen.getByLabelText('Se muestra desde'), '00')
	await user.tab()
	screen.getByText('our aim, not measured yet')
	await waitFor(() => {
		const sent = server.bodiesOf(save).flatMap(changesIn)
		const last = Object.fromEntries(sent.map(({ place, text }) => [place, text]))
		expect(last).toEqual({
			'claims/accuracy/measure': 'testsFinished',
			'claims/accuracy/threshold': '10000',
		})
	})
})

const lastList = (bodies: readonly unknown[]) =>
	JSON.parse(changesIn(bodies.at(-1)).find(({ place }) => place === 'faq/questions')?.text ?? '[]')

test('a question can be moved, hidden, and removed after a confirmation dialog, and moving it keeps the focus on its buttons', async () => {
	const { server, user } = open('preguntas')
	await user.click(await screen.findByRole('button', { name: 'Bajar: One?' }))
	expect(document.activeElement?.getAttribute('aria-label')).toBe('Bajar: One?')
	screen.getByText('“One?” es ahora el número 2 de 3.')
	await user.keyboard('{Enter}')
	expect(document.activeElement?.getAttribute('aria-label')).toBe('Subir: One?')
	await user.click(screen.getByRole('button', { name: 'Esconder: Two?' }))
	screen.getByText('escondida')
	await user.click(screen.getByRole('button', { name: 'Quitar: Three?' }))
	const dialog = within(screen.getByRole('dialog', { name: '¿Quitar esto de la lista?' }))
	await user.click(dialog.getByRole('button', { name: 'Quitar' }))
	await screen.findByText(/Guardado a las/)
	expect(lastList(server.bodiesOf(save))).toEqual([
		{ question: 'Two?', answer: 'No.', isHidden: true },
		{ question: 'One?', answer: 'Yes. {trial.days} days.' },
	])
})

function lastRow() {
	return within(screen.getAllByRole('listitem').at(-1) ?? document.body)
}

test('a new question is saved with a placeholder for its answer', async () => {
	const { server, user } = open('preguntas')
	await user.click(await screen.findByRole('button', { name: 'Agregar a “Preguntas”' }))
	await user.type(lastRow().getByLabelText('Pregunta'), 'Four?')
	await screen.findByText(/Guardado a las/)
	const added = { question: 'Four?', answer: '[[Respuesta]]' }
	expect(lastList(server.bodiesOf(save)).at(-1)).toEqual(added)
})

test('a text is shown with its variables filled in, and its fault is shown at its field', async () => {
	const [file = '', place = ''] = `${home}/0/question`.split(':')
	const fault = { code: 'markup', values: { text: '<i>' } }
	const { user } = open('preguntas', {
		[save]: refuse(400, 'invalid', {
			fields: [`${file}:${place}`],
			faults: [{ file, place, line: 1, fault, message: 'Wrong' }],
		}),
	})
	await screen.findByText('Se lee: Yes. 7 days.')
	const [first] = screen.getAllByLabelText('Pregunta')
	if (first === undefined) throw new Error('There is no question')
	await user.type(first, '<i>')
	await screen.findByText(/Hay algo como “<i>”/)
	expect(first.getAttribute('aria-invalid')).toBe('true')
})

test('a text with a fault stays with its item when the item is moved', async () => {
	const { user } = open('preguntas')
	await screen.findByText('Se lee: Yes. 7 days.')
	const [first] = screen.getAllByLabelText('Pregunta')
	if (first === undefined) throw new Error('There is no question')
	await user.type(first, '<i>')
	await user.click(screen.getByRole('button', { name: /^Bajar: One/ }))
	const values = screen.getAllByLabelText<HTMLInputElement>('Pregunta').map(({ value }) => value)
	expect(values).toEqual(['Two?', 'One?<i>', 'Three?'])
})

test('a refusal by the server is shown next to the refused text', { tags: 'night' }, async () => {
	const { user } = open('preguntas', {
		[save]: refuse(400, 'invalid', { fields: [`${home}/1/answer`] }),
	})
	const answers = await screen.findAllByLabelText('Respuesta')
	if (answers[1] === undefined) throw new Error('There is no second answer')
	await user.type(answers[1], ' x')
	await screen.findByText('Así no se puede guardar. Revisa lo escrito.')
	expect(answers[1].getAttribute('aria-invalid')).toBe('true')
})

test('a source is added with a key made from its authors and year, and removed after a confirmation dialog', async () => {
	const { server, user } = open('fuentes')
	await user.click(await screen.findByRole('button', { name: 'Fuente nueva' }))
	const form = within(screen.getByRole('dialog', { name: 'Fuente nueva' }))
	await user.type(form.getByLabelText('Autores'), 'Hall & Davis')
	await user.type(form.getByLabelText('Título'), 'Quiet')
	await user.type(form.getByLabelText('Dónde se publicó'), 'Heliyon 6')
	await user.type(form.getByLabelText('Año'), '217')
	form.getByText('Un número entero, entre 1800 y 2100.')
	expect(form.getByRole('button', { name: 'Agregar' })).toHaveProperty('disabled', true)
	await user.type(form.getByLabelText('Año'), '{Backspace}{Backspace}017')
	const doi = form.getByLabelText('DOI')
	await user.type(doi, 'example.org')
	const accept = server.answers[save]
	server.answers[save] = refuse(400, 'invalid', {
		fields: ['facts/sources.yaml:added/hall2017/doi'],
	})
	await user.click(form.getByRole('button', { name: 'Agregar' }))
	await form.findByText('Así no se puede guardar. Revisa lo escrito.')
	expect(doi.getAttribute('aria-invalid')).toBe('true')
	server.answers[save] = accept
	await user.clear(doi)
	await user.click(form.getByRole('button', { name: 'Agregar' }))
	await user.click(await screen.findByRole('button', { name: 'Quitar: Quiet' }))
	const hall2017 = { authors: 'Hall & Davis', title: 'Quiet', venue: 'Heliyon 6', year: 2017 }
	expect(lastTexts(server.bodiesOf(save))).toEqual([JSON.stringify({ hall2017 })])
	const question = within(screen.getByRole('dialog', { name: '¿Quitar “Quiet”?' }))
	await user.click(question.getByRole('button', { name: 'Quitar' }))
	await waitFor(() => expect(lastTexts(server.bodiesOf(save))).toEqual(['{}']))
})

test('a source that a text cites cannot be removed, and the dialog links to that text', async () => {
	const hall2017 = { authors: 'Hall', year: 2017, title: 'Quiet', venue: 'Heliyon 6' }
	const cited = 'Leave early.{% source "hall2017" /%}'
	const text = wordText('guides/en/low-social-battery.mdoc:#go/1', cited, { kind: 'prose' })
	const { server, user } = open('fuentes', {
		[read]: () => facts({ 'facts/sources.yaml:added': JSON.stringify({ hall2017 }) }),
		'GET /api/admin/words': catalogWith([text]),
	})
	await user.click(await screen.findByRole('button', { name: 'Quitar: Quiet' }))
	const dialog = within(
		await screen.findByRole('dialog', { name: 'Esta fuente no se puede quitar todavía.' }),
	)
	expect(screen.queryByRole('button', { name: 'Volver al original' })).toBeNull()
	const [link] = dialog.getAllByRole('link', { name: 'Leave early.' })
	expect(link?.getAttribute('href')).toContain('frase=guides%2Fen%2Flow-social-battery.mdoc')
	await user.click(dialog.getByRole('button', { name: 'Cerrar' }))
	expect(server.bodiesOf(save)).toEqual([])
})

test(
	'a crisis line marked as checked today no longer asks for a review',
	{ tags: 'night' },
	async () => {
		const { user } = open('crisis')
		await screen.findByText('Nunca revisada.')
		screen.getByText('revisar')
		await user.click(screen.getByRole('button', { name: 'Revisada hoy: Alemania' }))
		await screen.findByText(/^Revisada el /)
		expect(screen.queryByText('revisar')).toBeNull()
		await screen.findByText(/Guardado a las/)
	},
)

test('a conflict between two people shows both versions, and either can be chosen', async () => {
	const { server, user } = open('contacto')
	const support = await screen.findByLabelText('Ayuda')
	server.answers[save] = refuse(409, 'conflict', {
		fields: ['facts/product.yaml:contacts/support'],
	})
	server.answers[read] = facts({ 'facts/product.yaml:contacts/support': 'bea@innervolt.example' })
	await user.clear(support)
	await user.type(support, 'ada@innervolt.example')
	await user.tab()
	await screen.findByText(/Ahora dice: bea@innervolt\.example/)
	expect(support).toHaveProperty('value', 'ada@innervolt.example')
	await user.click(screen.getByRole('button', { name: 'Dejar lo suyo' }))
	expect(support).toHaveProperty('value', 'bea@innervolt.example')
})

test('a message is shown if the facts cannot be read', async () => {
	open('precios', { [read]: refuse(503, 'unavailable')() })
	await screen.findByText('No se pudieron leer los datos. Recarga la página.')
	expect(takeErrors()).toContain('answered 503')
})
