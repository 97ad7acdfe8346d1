import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { openPanel } from '#testing/islands/open-panel.tsx'
import { suggestedPath, withBlock } from './page-forms.ts'

const list = 'GET /api/admin/pages'
const create = 'POST /api/admin/pages'
const text = 'GET /api/admin/pages/text'
const change = 'POST /api/admin/pages/text'
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
	lede: 'Begin',
	illustration: 'guide',
	alternative: 'A lamp',
	faq: [1, 2, 3, 4].map((n) => ({ question: `Q${n}`, answer: `A${n}` })),
	related: [{ page: 'week', text: 'Plan it' }],
}

function open(item: string, answers: Record<string, unknown> = {}) {
	const search = new URLSearchParams({ pagina: item, idioma: 'en' })
	return openPanel(`/waitlist/textos?${search}`, {
		'GET /api/admin/words': { texts: [], facts: {} },
		'GET /api/admin/words/reviewed': { behind: [] },
		'GET /api/admin/words/changes': { changes: [], digest: 'd' },
		[list]: { pages: [row] },
		[text]: { front, body: '## A {% #a %}\n\nText.', version: 'v' },
		...answers,
	})
}

test('a page is made from its title, with an address of its own, and opens', async () => {
	const { server, user } = open('mails', { [create]: { file, faults: [] } })
	await user.click(await screen.findByRole('button', { name: 'Página nueva' }))
	const dialog = within(screen.getByRole('dialog', { name: 'Página nueva' }))
	await user.type(dialog.getByLabelText('Título'), 'A quiet week!')
	expect(dialog.getByLabelText('Dirección')).toHaveProperty('value', '/a-quiet-week')
	await user.clear(dialog.getByLabelText('Dirección'))
	await user.type(dialog.getByLabelText('Dirección'), '/pricing')
	dialog.getByText('Escribe una dirección libre, como /dos-palabras')
	expect(dialog.getByRole('button', { name: 'Crear' })).toHaveProperty('disabled', true)
	await user.clear(dialog.getByLabelText('Dirección'))
	await user.type(dialog.getByLabelText('Dirección'), '/quiet-week')
	await user.selectOptions(dialog.getByLabelText('Empezar con'), 'Batería casi vacía')
	await user.click(dialog.getByRole('button', { name: 'Crear' }))
	await screen.findByText('A quiet week (/quiet-week)')
	expect(server.bodiesOf(create)).toEqual([
		{
			kind: 'guide',
			language: 'en',
			path: '/quiet-week',
			title: 'A quiet week!',
			copyOf: 'guides/en/low-social-battery.mdoc',
		},
	])
	expect(screen.getByRole('link', { name: /A quiet week\s*borrador/ })).toBeDefined()
})

test('a page is edited with its questions and blocks, and says what is wrong', async () => {
	const fault = { code: 'address-taken', values: { path: '/pricing' } }
	const faulty = { file, faults: [{ file, place: 'path', line: 3, fault, message: 'Taken' }] }
	const { server, user } = open(file, { [change]: faulty })
	await user.click(await screen.findByRole('button', { name: 'Editar página' }))
	const dialog = within(await screen.findByRole('dialog', { name: 'Editar la página' }))
	await user.type(await dialog.findByLabelText('Título'), '!')
	await user.click(dialog.getByRole('button', { name: 'Agregar una pregunta' }))
	await user.type(dialog.getByLabelText('Pregunta 5'), 'Q5')
	await user.click(dialog.getByRole('button', { name: 'Tabla' }))
	await user.click(dialog.getByRole('button', { name: 'Guardar' }))
	await dialog.findByText(/Línea 3\./)
	dialog.getByText(/La dirección “\/pricing” ya la usa otra página/)
	server.answers[change] = { file, faults: [] }
	await user.click(dialog.getByRole('button', { name: 'Guardar' }))
	await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
	expect(server.bodiesOf(change)[1]).toMatchObject({
		file,
		version: 'v',
		front: { title: 'A quiet week!', faq: [{}, {}, {}, {}, { question: 'Q5', answer: '' }] },
		body: expect.stringContaining('Text.\n\n{% table'),
	})
})

test('a draft is removed after a question', async () => {
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
] as const)('the address for %j in %s', (title, language, path) => {
	expect(suggestedPath(title, language)).toBe(path)
})

test('each new part has an anchor of its own', () => {
	const once = withBlock('## A {% #a %}\n\nOne.', 99, 'part')
	expect(withBlock(once, 99, 'part').match(/#part\d/g)).toEqual(['#part1', '#part2'])
})
