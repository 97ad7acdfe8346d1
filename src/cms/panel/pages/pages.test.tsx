import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { schemaJson } from '#cms/reader/format/schema-json.ts'
import { guideFrame } from '#cms/reader/schemas/guides.ts'
import { openPanel } from '#testing/islands/open-panel.tsx'
import { pageId } from '#site-map/block-pages.ts'
import { editPath } from '#cms/panel/blocks/blocks-api.ts'
import { partIn, suggestedPath } from './page-forms.ts'

const list = 'GET /api/admin/pages'
const create = 'POST /api/admin/pages'
const text = 'GET /api/admin/pages/block'
const change = 'POST /api/admin/pages/block'
const remove = 'POST /api/admin/pages/remove'
const file = 'guides/en/quiet-week.mdoc'
const row = {
	file,
	language: 'en',
	page: 'quietWeek',
	path: '/quiet-week',
	title: 'A quiet week',
	isDraft: true,
	isRemoved: false,
}
const front = {
	page: 'quietWeek',
	path: '/quiet-week',
	title: 'A quiet week',
	head: { title: 'Quiet', description: 'A week' },
	lede: '[[Begin]]',
	illustration: 'guide',
	alternative: 'A lamp',
	faq: [1, 2, 3, 4].map((n) => ({ question: `Q${n}`, answer: `A${n}` })),
	related: [{ page: 'week', text: 'Plan it' }],
}
const answer = {
	kind: 'page',
	words: { ...front, body: '## A {% #a %}\n\nText.' },
	form: schemaJson(guideFrame),
	place: '',
	language: 'en',
	path: '/quiet-week',
	shared: null,
}

function open(item: string, answers: Record<string, unknown> = {}) {
	const search = new URLSearchParams({ pagina: item, idioma: 'en' })
	return openPanel(`/waitlist/textos?${search}`, {
		[list]: { pages: [row] },
		[text]: answer,
		...answers,
	})
}

test('the dialog for a new page suggests an address from the title, refuses a taken address, and opens the new page', async () => {
	const { server, user } = open('mails', { [create]: { file, faults: [] } })
	await user.click(await screen.findByRole('button', { name: 'Página nueva' }))
	const dialog = within(await screen.findByRole('dialog', { name: 'Página nueva' }))
	await user.type(dialog.getByLabelText('Título'), 'A quiet week!')
	expect(dialog.getByLabelText('Dirección')).toHaveProperty('value', '/a-quiet-week')
	await user.clear(dialog.getByLabelText('Dirección'))
	await user.type(dialog.getByLabelText('Dirección'), '/pricing')
	dialog.getByText('En /pricing ya hay algo. Elige otra dirección.')
	await user.type(dialog.getByLabelText('Dirección'), '!')
	dialog.getByText('Escribe una dirección libre, como /dos-palabras')
	expect(dialog.getByRole('button', { name: 'Crear' })).toHaveProperty('disabled', true)
	await user.clear(dialog.getByLabelText('Dirección'))
	await user.type(dialog.getByLabelText('Dirección'), '/quiet-week')
	dialog.getByText('En /quiet-week ya hay algo. Elige otra dirección.')
	await user.type(dialog.getByLabelText('Dirección'), 's')
	await user.selectOptions(dialog.getByLabelText('Empezar con'), 'Batería casi vacía')
	await user.click(dialog.getByRole('button', { name: 'Crear' }))
	await screen.findByRole('heading', { name: 'A quiet week' })
	expect(server.bodiesOf(create)).toEqual([
		{
			kind: 'guide',
			language: 'en',
			path: '/quiet-weeks',
			title: 'A quiet week!',
			copyOf: 'guides/en/low-social-battery.mdoc',
		},
	])
})

test('a page is edited with its questions and blocks, is saved automatically, and is shown with its faults', async () => {
	const fault = { code: 'address-taken', values: { path: '/pricing' } }
	const faults = [
		{ file, place: 'faq/0/answer', line: 0, fault, message: 'Taken' },
		{ file, place: '#a/0', line: 3, fault, message: 'Taken too' },
	]
	const { server, user } = open(file, { [change]: { file, faults } })
	await user.click(await screen.findByRole('button', { name: 'Editar página' }))
	await user.type(await screen.findByLabelText('Título'), '!')
	const lede = screen.getByLabelText('Entrada')
	expect([lede.getAttribute('placeholder'), lede]).toEqual([
		'Begin',
		expect.objectContaining({ value: '' }),
	])
	await user.click(screen.getByRole('button', { name: 'Agregar a “Preguntas frecuentes”' }))
	await user.type(screen.getAllByLabelText('Pregunta')[4] ?? lede, 'Q5')
	const mended = { name: 'Preguntas frecuentes, 1, Respuesta.' }
	await user.click(await screen.findByRole('button', mended))
	expect(document.activeElement).toBe(screen.getAllByLabelText('Respuesta')[0])
	expect(screen.getAllByText(/La dirección “\/pricing”/)).toHaveLength(3)
	screen.getByRole('button', { name: '“Text.”.' })
	server.answers[change] = { file, faults: [] }
	await user.type(lede, 'Go')
	await waitFor(() => expect(screen.queryByRole('alert')).toBeNull(), { timeout: 4_000 })
	const [first] = server.bodiesOf(change)
	expect(first).toMatchObject({
		file,
		id: '.page',
		words: { title: 'A quiet week!' },
		before: answer.words,
	})
	expect(server.bodiesOf(change).at(-1)).toMatchObject({
		words: {
			lede: 'Go',
			faq: [{}, {}, {}, {}, { question: 'Q5', answer: '[[Respuesta]]' }],
			body: '## A {% #a %}\n\nText.',
		},
		before: answer.words,
	})
})

test.each([
	['next/text', 'A qué invita'],
	['head', 'Título para buscadores'],
	['related/0/page', 'Por qué leerla'],
])('a link to the place %s focuses the required field at that place', async (place, label) => {
	openPanel(editPath(file, pageId, place), { [list]: { pages: [row] }, [text]: answer })
	const field = await screen.findByLabelText(label)
	await waitFor(() => expect(document.activeElement).toBe(field))
	expect(field).toHaveProperty('required', true)
})

test('a draft is removed after a confirmation dialog', async () => {
	const { server, user } = open(file, { [remove]: undefined })
	await user.click(await screen.findByRole('button', { name: 'Quitar' }))
	const dialog = within(screen.getByRole('dialog', { name: '¿Quitar “A quiet week”?' }))
	dialog.getByText('Es un borrador: se borra ahora.')
	await user.click(dialog.getByRole('button', { name: 'Quitar' }))
	await screen.findByText(/La página está quitada/)
	expect(server.bodiesOf(remove)).toEqual([{ file }])
})

test.each([
	['Die Größe', 'de', '/deutschland/die-groesse'],
	['Você & eu', 'pt', '/brasil/voce-eu'],
	['7 things', 'en', '/things'],
	['x'.repeat(90), 'en', `/${'x'.repeat(55)}`],
] as const)('the address suggested for the title %j in %s', (title, language, path) => {
	expect(suggestedPath(title, language)).toBe(path)
})

test('a new part gets an anchor that no other part of the page has', () => {
	expect(partIn('## A {% #a %}')).toContain('{% #part1 %}')
	expect(partIn('## A {% #part1 %}\n## B {% #part3 %}')).toContain('{% #part2 %}')
})
