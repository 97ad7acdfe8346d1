import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { WordText } from '#contract/words.ts'
import { takeErrors } from '#testing/islands/logged-errors.ts'
import { openPanel } from '#testing/islands/open-panel.tsx'
import { held, refuse, type ServedRequest } from '#testing/islands/serve.ts'
import { wordText } from './testing-texts.ts'

const read = 'GET /api/admin/words'
const save = 'POST /api/admin/words'
const changes = 'GET /api/admin/words/changes'
const reviewed = 'GET /api/admin/words/reviewed'

const subject = wordText('messages/en/mails.yaml:confirmation/subject', 'Please confirm')
const german = wordText('messages/de/mails.yaml:confirmation/subject', 'Bitte bestätigen')
const price = wordText('messages/en/mails.yaml:offer/text', 'Then {price.lifetime}.')

/** Mails have no page, so that their texts are listed. */
function open(texts: readonly WordText[], frase = '', answers: Record<string, unknown> = {}) {
	const answer = ({ query }: ServedRequest) => ({
		texts: texts.filter(({ file }) => file.includes(`/${query['language']}/`)),
		facts: { 'price.lifetime': '$10' },
	})
	const search = new URLSearchParams({ pagina: 'mails', idioma: 'en', ...(frase && { frase }) })
	return openPanel(`/waitlist/textos?${search}`, {
		[read]: answer,
		[reviewed]: { behind: [], reviewed: [] },
		[changes]: { changes: [], digest: 'd', publishedAt: null },
		[save]: undefined,
		...answers,
	})
}

const address = ({ file, place }: WordText) => `${file}:${place}`

/** As in real typing: the browser changes the element, then fires the event. */
async function write(label: string, text: string) {
	const field = await screen.findByRole('textbox', { name: label })
	field.textContent = text
	fireEvent.input(field)
	return field
}

test('the tree has every group, and says where something is changed', async () => {
	const draft = { text: 'New', changedAt: '2026-11-27', changedBy: 'ada', isOriginalChanged: false }
	const listed = {
		language: 'en',
		before: subject.text,
		after: 'New',
		changedAt: null,
		changedBy: null,
		behind: [],
	}
	const { file, place } = subject
	// The same words in two places are one change, as in the place that publishes them.
	const both = [place, 'other/subject'].map((each) => ({ ...listed, file, place: each }))
	open([{ ...subject, draft }, german], '', {
		[changes]: { changes: both, digest: 'd', publishedAt: null },
	})
	const tree = await screen.findByRole('navigation', { name: 'Datos y páginas' })
	for (const name of ['Inicio', 'Países', 'Guías', 'Tests', 'Herramientas', 'Legales'])
		expect(tree.textContent).toContain(name)
	await screen.findByRole('button', { name: 'Publicar (1)' })
	expect(screen.getByRole('link', { name: 'Correos 1 cambio' }).getAttribute('aria-current')).toBe(
		'page',
	)
})

test('a text is changed, saved by itself, and then made from what was saved', async () => {
	const { server } = open([subject, german], address(subject))
	await write('Asunto, English', 'Confirm, please')
	await screen.findByText(/Guardado a las/)
	await write('Asunto, English', 'Confirm')
	await waitFor(() => expect(server.bodiesOf(save)).toHaveLength(2))
	const { file, place } = subject
	expect(server.bodiesOf(save)).toEqual([
		{ changes: [{ file, place, text: 'Confirm, please', before: null }] },
		{ changes: [{ file, place, text: 'Confirm', before: 'Confirm, please' }] },
	])
})

test('the list of what to publish waits for what is being saved', async () => {
	const { file, place } = subject
	const listed = {
		file,
		place,
		language: 'en',
		before: subject.text,
		after: 'Confirm',
		changedAt: null,
		changedBy: null,
		behind: [],
	}
	const { server, user } = open([subject], address(subject), {
		'GET /api/admin/words/publications': { publications: [] },
		'POST /api/admin/words/check': { faults: [] },
	})
	const saving = held(undefined)
	server.answers[save] = saving.answer
	server.answers[changes] = () => ({
		changes: isSaved ? [listed] : [],
		digest: isSaved ? 'two' : 'one',
		publishedAt: null,
	})
	let isSaved = false
	await write('Asunto, English', 'Confirm')
	const before = server.queriesOf(changes).length
	await user.click(screen.getByRole('button', { name: 'Publicar' }))
	await screen.findByText('Textos', { selector: '.crumb a' })
	expect(server.bodiesOf(save)).toHaveLength(1)
	expect(server.queriesOf(changes)).toHaveLength(before)
	expect(screen.queryByText('Todo está publicado.')).toBeNull()
	isSaved = true
	saving.release()
	await screen.findByRole('heading', { name: 'Publicar 1 cambio' })
})

test('the same sentence in another language is changed beside it', async () => {
	const { server } = open([subject, german], address(subject))
	await write('Asunto, Deutsch', 'Bestätige')
	await waitFor(() => expect(server.bodiesOf(save)).toHaveLength(1))
	expect(server.bodiesOf(save)[0]).toMatchObject({
		changes: [{ file: german.file, text: 'Bestätige' }],
	})
})

test('a text with faults says how to mend them, and is not saved', async () => {
	const { server, user } = open([subject], address(subject))
	await write('Asunto, English', 'See <b>this {price.none}')
	await screen.findByText(/^Hay algo como «<b>»\./)
	screen.getByText(/^Hay un dato entre llaves que no existe\./)
	screen.getByText('Todavía no se guarda.')
	await user.click(screen.getByRole('button', { name: 'Dejarla como estaba' }))
	await waitFor(() => expect(screen.queryByRole('textbox', { name: 'Asunto, English' })).toBeNull())
	expect(server.bodiesOf(save)).toEqual([])
})

test('a text that is too long says by how much, stays open, and is marked as unsaved after a reload', async () => {
	const short = { ...subject, maxLength: 20 }
	const { server, user } = open([short], address(subject))
	await write('Asunto, English', 'Confirm, please, and soon')
	await screen.findByText('Caben 20 caracteres y van 25. Acórtalo.')
	await user.click(screen.getByRole('button', { name: 'Listo' }))
	screen.getByText('Así no se puede guardar. Corrígelo, o elige «Dejarla como estaba».')
	screen.getByRole('textbox', { name: 'Asunto, English' })
	cleanup()
	open([short], address(subject))
	await screen.findByRole('button', { name: 'Publicar, 1 frase sin guardar' })
	const link = await screen.findByRole('link', { name: /Sin guardar/ })
	expect(link.dataset).toMatchObject({ unsaved: 'true' })
	await user.click(screen.getByRole('button', { name: 'Dejarla como estaba' }))
	await screen.findByRole('button', { name: 'Publicar' })
	await screen.findByText('Please confirm')
	expect(server.bodiesOf(save)).toEqual([])
})

test('without an answer the text stays and it is said; it is saved once the server answers', async () => {
	const { server } = open([subject], address(subject), { [save]: refuse(503, 'unavailable')() })
	const field = await write('Asunto, English', 'Confirm')
	await screen.findByText(/^El servidor no responde\. No se pierde nada/)
	expect(field.textContent).toBe('Confirm')
	expect(Object.values(localStorage).join('')).toContain('Confirm')
	server.answers[save] = undefined
	dispatchEvent(new Event('online'))
	await screen.findByText(/Guardado a las/)
	expect(localStorage).toHaveLength(0)
})

test('a variable shows its value and keeps its name', async () => {
	const { server } = open([price], address(price))
	const field = await screen.findByRole('textbox', { name: 'Texto, English' })
	expect(field.textContent).toBe('Then $10.')
	field.append(' Once.')
	fireEvent.input(field)
	await waitFor(() => expect(server.bodiesOf(save)).toHaveLength(1))
	expect(server.bodiesOf(save)[0]).toMatchObject({
		changes: [{ text: 'Then {price.lifetime}. Once.' }],
	})
})

test('of two people the second sees both texts, and can take the other one', async () => {
	const { server, user } = open([subject], address(subject), { [save]: refuse(409, 'conflict')() })
	const draft = {
		text: 'Theirs',
		changedAt: '2026-11-27',
		changedBy: 'bea',
		isOriginalChanged: false,
	}
	await screen.findByRole('textbox', { name: 'Asunto, English' })
	server.answers[read] = { texts: [{ ...subject, draft }], facts: {} }
	await write('Asunto, English', 'Mine')
	await screen.findByText('bea cambió esta frase mientras tanto')
	screen.getByText('Theirs', { selector: 'blockquote' })
	await user.click(screen.getByRole('button', { name: 'Usar la suya' }))
	expect((await screen.findByRole('textbox', { name: 'Asunto, English' })).textContent).toBe(
		'Theirs',
	)
})

test('a text that another language left behind says so, until it is reviewed', async () => {
	const { file, place } = german
	const { server, user } = open([subject, german], address(subject), {
		[reviewed]: {
			behind: [{ file, place, language: 'de', of: { file: subject.file, place: subject.place } }],
			reviewed: [],
		},
		'POST /api/admin/words/reviewed': undefined,
	})
	await user.click(await screen.findByRole('button', { name: 'Ya dice lo mismo' }))
	await waitFor(() =>
		expect(server.bodiesOf('POST /api/admin/words/reviewed')).toEqual([{ file, place }]),
	)
})

test('the search finds texts of all languages and opens them', async () => {
	const { user } = open([subject, german])
	await user.type(await screen.findByLabelText('Buscar en todos los textos'), 'bestatigen')
	await user.click(await screen.findByRole('link', { name: /^Bitte bestätigen/ }))
	await screen.findByRole('textbox', { name: 'Asunto, Deutsch' })
	expect(location.search).toContain('idioma=de')
})

test('texts that cannot be read are said to be so, and read again', async () => {
	const { server, user } = open([], '', { [read]: refuse(503, 'unavailable')() })
	await screen.findByText('No se pudieron leer los textos. Inténtalo de nuevo.', {
		selector: 'section p',
	})
	server.answers[read] = { texts: [subject], facts: {} }
	await user.click(screen.getByRole('button', { name: 'Reintentar' }))
	await screen.findByText('Please confirm')
	takeErrors()
})

test('an ended session shows the login, and keeps what was typed', async () => {
	open([subject], address(subject), { [save]: refuse(401, 'unauthorised')() })
	await write('Asunto, English', 'Confirm')
	await screen.findByLabelText('Usuario')
	expect(Object.values(localStorage).join('')).toContain('Confirm')
})

test('a page can be seen with all drafts in another tab', async () => {
	openPanel('/waitlist/textos?pagina=week&idioma=de', {
		[read]: { texts: [], facts: {} },
		[reviewed]: { behind: [], reviewed: [] },
		[changes]: { changes: [], digest: 'd', publishedAt: null },
	})
	const link = await screen.findByRole('link', { name: 'Vista previa' })
	expect(link.getAttribute('href')).toMatch(/^\/api\/admin\/words\/preview\?path=%2Fdeutschland%2F/)
	expect([link.getAttribute('target'), link.getAttribute('rel')]).toEqual(['_blank', 'noopener'])
})
