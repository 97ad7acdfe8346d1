import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { schemaJson } from '#cms/reader/format/schema-json.ts'
import { field, line } from '#cms/reader/schemas/common.ts'
import { catalogWith } from '#testing/islands/word-text.ts'
import { openPanel } from '#testing/islands/open-panel.tsx'
import { refuse, type ServedRequest } from '#testing/islands/serve.ts'

const read = 'GET /api/admin/pages/block'
const save = 'POST /api/admin/pages/block'
const file = 'pages/en/home.yaml'

const form = schemaJson(
	z.strictObject({
		title: line('Título'),
		questions: field(
			z.array(z.strictObject({ question: line('Pregunta'), answer: line('Respuesta') })).min(1),
			'Preguntas',
		),
		action: field(z.strictObject({ label: line('Texto'), href: line('Adónde lleva') }), 'Botón'),
		level: field(z.int().min(0).max(100), 'Luz'),
		look: field(z.enum(['plain', 'dark']).exactOptional(), 'Aspecto'),
		lead: field(z.strictObject({ prompt: line('Motivo') }).exactOptional(), 'Formulario'),
		hasForm: field(z.boolean().exactOptional(), 'Con formulario'),
		picture: field(
			z.discriminatedUnion('kind', [
				z.strictObject({ kind: z.literal('forecast'), unit: line('Unidad') }),
				z.strictObject({
					kind: z.literal('message'),
					lines: field(z.tuple([z.string(), z.string()]), 'Líneas'),
				}),
			]),
			'Imagen',
		),
	}),
)

const words = {
	title: 'FAQ',
	questions: [
		{ question: 'One?', answer: 'Yes. {trial.days} days.' },
		{ question: 'Two?', answer: 'No.' },
	],
	action: { label: 'Start', href: 'page:privacy' },
	level: 40,
	picture: { kind: 'forecast', unit: 'points' },
}

const answer = {
	kind: 'questions',
	words,
	form,
	place: 'blocks/faq',
	language: 'en',
	path: '/',
	shared: null,
}

/** Opens the form of a block. The server stores the texts it receives. */
function open(answers: Record<string, unknown> = {}) {
	const search = new URLSearchParams({ archivo: file, bloque: 'faq' })
	const panel = openPanel(`/waitlist/textos/pagina?${search}`, {
		'GET /api/admin/words': catalogWith([], { 'trial.days': '7' }),
		[read]: answer,
		[save]: { file, faults: [] },
		...answers,
	})
	const sent = () => panel.server.bodiesOf(save)
	const expectSaved = async (expected: object) =>
		await waitFor(() => expect(sent().at(-1)).toMatchObject({ words: expected }), {
			timeout: 4_000,
		})
	return { ...panel, sent, expectSaved }
}

test('a question is added, moved and removed, and the block is saved automatically', async () => {
	const { user, expectSaved, sent } = open()
	await screen.findByRole('heading', { name: 'Editar: Preguntas', level: 1 })
	await user.click(await screen.findByRole('button', { name: 'Agregar a “Preguntas”' }))
	const list = within(screen.getByRole('group', { name: 'Preguntas' }))
	const last = within(list.getAllByRole('listitem').at(-1) ?? document.body)
	const question = last.getByLabelText('Pregunta')
	expect(document.activeElement).toBe(question)
	expect(question).toHaveProperty('placeholder', 'Pregunta')
	await user.type(question, 'Three?')
	await user.click(screen.getByRole('button', { name: 'Subir: Three?' }))
	expect(document.activeElement?.getAttribute('aria-label')).toBe('Subir: Three?')
	screen.getByText('“Three?” es ahora el número 2 de 3.')
	await user.click(screen.getByRole('button', { name: 'Quitar: Two?' }))
	const dialog = within(screen.getByRole('dialog', { name: '¿Quitar esto de la lista?' }))
	await user.click(dialog.getByRole('button', { name: 'Quitar' }))
	await expectSaved({
		...words,
		questions: [words.questions[0], { question: 'Three?', answer: '[[Respuesta]]' }],
	})
	expect(sent()[0]).toMatchObject({ file, id: 'faq', before: words })
})

test(
	'a link, a number, a choice, an optional group and a kind of picture are changed, and saved',
	{ tags: 'night' },
	async () => {
		const { user, expectSaved } = open()
		await user.click(await screen.findByRole('button', { name: 'Elegir adónde lleva' }))
		const dialog = within(screen.getByRole('dialog'))
		await user.type(await dialog.findByRole('combobox'), 'https://innervolt.example')
		await user.keyboard('{Enter}')
		screen.getByText('innervolt.example')
		const level = screen.getByLabelText('Luz')
		await user.clear(level)
		await user.type(level, '101')
		screen.getByText('Un número entero, entre 0 y 100.')
		await user.clear(level)
		await user.type(level, '70')
		await user.selectOptions(screen.getByLabelText('Aspecto'), 'Oscuro, el primero destacado')
		await user.click(screen.getByRole('button', { name: 'Agregar: Formulario' }))
		await user.type(screen.getByLabelText('Motivo'), 'Soon')
		await user.click(screen.getByLabelText('Con formulario'))
		await user.selectOptions(screen.getByLabelText('Tipo'), 'Mensajes')
		await user.type(screen.getByLabelText('Líneas 2'), 'Hi')
		await expectSaved({
			...words,
			action: { label: 'Start', href: 'https://innervolt.example' },
			level: 70,
			look: 'dark',
			lead: { prompt: 'Soon' },
			hasForm: true,
			picture: { kind: 'message', lines: ['[[Líneas 1]]', 'Hi'] },
		})
		await user.selectOptions(screen.getByLabelText('Aspecto'), 'Ninguno')
		await user.click(screen.getByRole('button', { name: 'Quitar: Formulario' }))
		expect(screen.queryByLabelText('Motivo')).toBeNull()
	},
)

test('a fault found by the server is shown next to its field', { tags: 'night' }, async () => {
	const fault = { code: 'variable', values: { name: 'price.life' } }
	const faults = [
		{ file, place: 'blocks/faq/questions/1/answer', line: 9, fault, message: 'Unknown' },
	]
	const { user } = open({ [save]: { file, faults } })
	const answers = await screen.findAllByLabelText('Respuesta')
	await user.type(answers.at(-1) ?? document.body, ' x')
	await screen.findByText('Sin guardar. Abajo dice qué falta.', {}, { timeout: 4_000 })
	screen.getByText(/^Preguntas, 2, Respuesta\./)
	const last = screen.getAllByLabelText('Respuesta').at(-1)
	expect(last?.getAttribute('aria-invalid')).toBe('true')
})

test(
	'after a conflict with another person the owner chooses one of the two versions',
	{ tags: 'night' },
	async () => {
		const { server, user } = open({ [save]: refuse(409, 'conflict') })
		const title = await screen.findByLabelText('Título')
		server.answers[read] = { ...answer, words: { ...words, title: 'Questions' } }
		await user.type(title, '!')
		await screen.findByText(/Alguien más cambió esta página/, {}, { timeout: 4_000 })
		await user.click(screen.getByRole('button', { name: 'La que guardó la otra persona' }))
		await waitFor(() =>
			expect(screen.getByLabelText('Título')).toHaveProperty('value', 'Questions'),
		)
	},
)

test('a link opens the form for the texts that several pages share', async () => {
	const shared = 'pages/en/country.yaml'
	const { user, server } = open({
		[read]: ({ query }: ServedRequest) =>
			query['file'] === shared ? { ...answer, path: null } : { ...answer, shared },
	})
	await user.click(await screen.findByRole('link', { name: 'Editar lo compartido' }))
	await waitFor(() => expect(server.queriesOf(read).at(-1)).toEqual({ file: shared, id: 'faq' }))
})
