import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { openPanel } from '#testing/islands/open-panel.tsx'

const list = 'GET /api/admin/pages/blocks'
const change = 'POST /api/admin/pages/blocks'
const file = 'pages/en/home.yaml'

const block = (id: string, kind: string, title: string) => ({
	id,
	kind,
	title,
	isHidden: false,
	isSpecified: false,
	isRemovable: true,
	isEditable: true,
})
const faq = { ...block('faq', 'questions', 'Why?'), isSpecified: true, isRemovable: false }
const tools = { ...block('tools', 'tools', ''), isRemovable: false }
const cards = block('cards', 'cards', 'Three reasons')

async function open(item = 'home', answers: Record<string, unknown> = {}) {
	const search = new URLSearchParams({ pagina: item, idioma: 'en' })
	const panel = openPanel(`/waitlist/textos?${search}`, {
		[list]: { blocks: [faq, tools, cards], version: 'v' },
		[change]: { file, faults: [] },
		...answers,
	})
	await panel.user.click(await screen.findByText('Bloques'))
	return panel
}

const press = async (name: string) => await screen.findByRole('button', { name })
const button = (name: string) => screen.getByRole('button', { name })

test('the blocks of a page are listed in order, including blocks fixed by the specification', async () => {
	await open()
	await screen.findByText('Why?')
	const rows = within(screen.getByRole('list', { name: 'Bloques de la página' })).getAllByRole(
		'listitem',
	)
	expect(rows.map((row) => row.querySelector('p')?.textContent?.trim())).toEqual([
		'Preguntas Why?',
		'Herramientas gratis',
		'Tarjetas Three reasons',
	])
	screen.getByText(/La especificación fija su lugar/)
	expect(screen.queryByRole('button', { name: 'Subir: Why?' })).toBeNull()
	expect(screen.queryByRole('button', { name: 'Quitar: Herramientas gratis' })).toBeNull()
	expect(button('Bajar: Three reasons')).toHaveProperty('disabled', true)
})

test('a block is moved, its new position is announced, and its button keeps the focus', async () => {
	const { server, user } = await open()
	server.answers[list] = { blocks: [faq, cards, tools], version: 'w' }
	await user.click(await press('Subir: Three reasons'))
	await screen.findByText('Three reasons: lugar 2 de 3.')
	expect(server.bodiesOf(change)).toEqual([{ file, version: 'v', act: 'move', id: 'cards', to: 1 }])
	await waitFor(() => expect(document.activeElement).toBe(button('Subir: Three reasons')))
})

test('a block named by the specification is hidden after a confirmation dialog, and shown again without a dialog', async () => {
	const { server, user } = await open()
	server.answers[list] = { blocks: [{ ...faq, isHidden: true }, tools, cards], version: 'w' }
	await user.click(await press('Esconder: Why?'))
	const dialog = within(screen.getByRole('dialog', { name: '¿Esconder “Why?”?' }))
	dialog.getByText(/La especificación del sitio pide/)
	expect(server.bodiesOf(change)).toEqual([])
	await user.click(dialog.getByRole('button', { name: 'Esconder' }))
	await screen.findByText('escondido')
	await user.click(button('Mostrar: Why?'))
	await waitFor(() => expect(server.bodiesOf(change)).toHaveLength(2))
	expect(server.bodiesOf(change)).toEqual([
		{ file, version: 'v', act: 'hide', id: 'faq' },
		{ file, version: 'w', act: 'show', id: 'faq' },
	])
})

test('a block is added by its kind, copied, and removed after a confirmation dialog', async () => {
	const { server, user } = await open()
	await user.selectOptions(await screen.findByLabelText('Agregar un bloque'), 'Llamado')
	screen.getByText(/Un título y un botón al centro/)
	await user.click(button('Agregar'))
	await screen.findByText(/El bloque está al final/)
	await user.click(button('Copiar: Why?'))
	await waitFor(() => expect(server.bodiesOf(change)).toHaveLength(2))
	await user.click(button('Quitar: Three reasons'))
	const dialog = within(screen.getByRole('dialog', { name: '¿Quitar “Three reasons”?' }))
	await user.click(dialog.getByRole('button', { name: 'Quitar' }))
	await waitFor(() => expect(server.bodiesOf(change)).toHaveLength(3))
	expect(server.bodiesOf(change)).toEqual([
		{ file, version: 'v', act: 'add', kind: 'call' },
		{ file, version: 'v', act: 'copy', id: 'faq' },
		{ file, version: 'v', act: 'remove', id: 'cards' },
	])
})

test('the confirmation dialog for a block without a title names its kind and number', async () => {
	const { user } = await open('home', {
		[list]: { blocks: [faq, block('cards', 'cards', '[[Título]]')], version: 'v' },
	})
	await user.click(await press('Quitar: [[Título]]'))
	screen.getByRole('dialog', { name: '¿Quitar “Tarjetas, bloque 2”?' })
})

test('the blocks of another page are read from the file of that page', async () => {
	const { server } = await open('usa')
	await screen.findByRole('list', { name: 'Bloques de la página' })
	expect(server.queriesOf(list).at(-1)).toEqual({ file: 'countries/us.yaml' })
})

test('after adding a kind that a page can have only once, another kind is added', async () => {
	const { server, user } = await open()
	await user.selectOptions(await screen.findByLabelText('Agregar un bloque'), 'Botón al pie')
	server.answers[list] = { blocks: [faq, block('strip', 'strip', '')], version: 'w' }
	await user.click(button('Agregar'))
	await waitFor(() => expect(screen.queryByRole('option', { name: 'Botón al pie' })).toBeNull())
	screen.getByText('Preguntas de quienes leen, con sus respuestas.')
	await user.click(button('Agregar'))
	await waitFor(() => expect(server.bodiesOf(change)).toHaveLength(2))
	expect(server.bodiesOf(change)).toMatchObject([{ kind: 'strip' }, { kind: 'questions' }])
})

test('an opening block can be neither copied nor added', async () => {
	const hero = { ...faq, id: 'hero', kind: 'front', title: 'Know on Monday' }
	await open('home', { [list]: { blocks: [hero, cards], version: 'v' } })
	await screen.findByText('Know on Monday')
	expect(screen.queryByRole('button', { name: 'Copiar: Know on Monday' })).toBeNull()
	const kinds = within(screen.getByLabelText('Agregar un bloque')).getAllByRole('option')
	const names = kinds.map(({ textContent }) => textContent)
	expect(names).not.toContain('Inicio con una semana')
	expect(names).toContain('Botón al pie')
})
