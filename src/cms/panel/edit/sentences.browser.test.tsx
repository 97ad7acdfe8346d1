import { cleanup, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { type Locator, page, userEvent } from 'vitest/browser'
import type { WordText } from '#cms/messages/words.ts'
import type { WordFault } from '#cms/reader/rules/word-fault.ts'
import { catalogWith, wordText } from '#testing/islands/word-text.ts'
import { takeErrors } from '#testing/islands/logged-errors.ts'
import {
	address,
	changes,
	german,
	openWords as open,
	read,
	save,
	subject,
} from '#testing/islands/open-words.ts'
import { held, refuse, type ServedRequest } from '#testing/islands/serve.ts'

// At this width the details are next to the text.
beforeEach(async () => await page.viewport(1280, 800))

/** The field of a text, once its editor is loaded. */
async function field(name: string) {
	const found = page.getByRole('textbox', { name, exact: true })
	await expect.element(found).toHaveAttribute('contenteditable', 'true')
	return found
}

/**
 * Whether a box has the focus. Uses `:focus`, because an element in a shadow root is not the document's active element.
 */
async function hasFocus(box: Locator) {
	await expect.poll(() => box.element().matches(':focus')).toBe(true)
}

async function write(name: string, text: string) {
	await (await field(name)).fill(text)
}

test('a changed text is saved automatically, and the next change is based on the saved version', async () => {
	const { server } = open([subject, german], address(subject))
	await write('Asunto, English', 'Confirm, please')
	await screen.findByText(/Guardado a las/)
	await write('Asunto, English', 'Confirm')
	await waitFor(() => expect(server.bodiesOf(save)).toHaveLength(2))
	const { file, place } = subject
	expect(server.bodiesOf(save)).toEqual([
		{ changes: [{ file, place, text: 'Confirm, please', before: subject.text }] },
		{ changes: [{ file, place, text: 'Confirm', before: 'Confirm, please' }] },
	])
})

test('the list of changes to publish is read only after a draft that is being saved has been stored', async () => {
	const { file, place } = subject
	const listed = {
		file,
		place,
		language: 'en',
		before: subject.text,
		after: 'Confirm',
		changedAt: null,
		changedBy: null,
	}
	const { server, user } = open([subject], address(subject), {
		'GET /api/admin/words/publications': { publications: [] },
		'POST /api/admin/words/check': { faults: [] },
	})
	const saving = held(undefined)
	server.answers[save] = saving.answer
	server.answers[changes] = () => ({
		changes: isSaved ? [listed] : [],
		outdated: [],
		digest: isSaved ? 'two' : 'one',
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

test(
	'the details of a sentence have a field that changes the same sentence in another language',
	{ tags: 'night' },
	async () => {
		const { server } = open([subject, german], address(subject))
		await write('Asunto, Deutsch', 'Bestätige')
		await waitFor(() => expect(server.bodiesOf(save)).toHaveLength(1))
		expect(server.bodiesOf(save)[0]).toMatchObject({
			changes: [{ file: german.file, text: 'Bestätige' }],
		})
	},
)

/** Refuses each change to a text, with its fault. */
const refuseText = ({ file, place }: WordText, fault: WordFault) =>
	refuse(400, 'invalid', {
		fields: [`${file}:${place}`],
		faults: [{ file, place, line: 1, fault, message: 'Wrong' }],
	})

test('a text that the server refuses is shown with its fault and the fix, and stays open', async () => {
	const { server, user } = open([subject], address(subject), {
		[save]: refuseText(subject, { code: 'markup', values: { text: '<b>' } })(),
	})
	await write('Asunto, English', 'See <b>this')
	await user.click(screen.getByRole('button', { name: 'Listo' }))
	await screen.findByText(/^Hay algo como “<b>”\./)
	screen.getByText('Todavía no se guarda.')
	await field('Asunto, English')
	server.answers[save] = undefined
	await write('Asunto, English', 'See this')
	await user.click(screen.getByRole('button', { name: 'Listo' }))
	await expect
		.element(page.getByRole('textbox', { name: 'Asunto, English' }))
		.not.toBeInTheDocument()
	expect(server.bodiesOf(save)).toHaveLength(2)
})

test(
	'a text that is too long shows its length and the maximum, and is marked as unsaved after a reload',
	{ tags: 'night' },
	async () => {
		const answers = {
			[save]: refuseText(subject, { code: 'too-long', values: { max: '20', n: '25' } })(),
		}
		const { user } = open([subject], address(subject), answers)
		await write('Asunto, English', 'Confirm, please, and soon')
		await screen.findByText('Caben 20 caracteres y van 25. Acórtalo.')
		cleanup()
		open([subject], address(subject), answers)
		await screen.findByRole('button', { name: 'Publicar, 1 frase sin guardar' })
		const link = await screen.findByRole('link', { name: /Sin guardar/ })
		expect(link.dataset).toMatchObject({ unsaved: 'true' })
		await user.click(screen.getByRole('button', { name: 'Dejarla como estaba' }))
		await screen.findByRole('button', { name: 'Publicar' })
		await screen.findByText('Please confirm')
	},
)

test(
	'while the server does not respond, a message says that the text is unsaved, and once it responds, the text is saved',
	{ tags: 'night' },
	async () => {
		const { server } = open([subject], address(subject), { [save]: refuse(503, 'unavailable')() })
		await write('Asunto, English', 'Confirm')
		await screen.findByText(/^El servidor no responde\. No se pierde nada/)
		await expect.element(await field('Asunto, English')).toHaveTextContent('Confirm')
		expect(Object.values(localStorage).join('')).toContain('Confirm')
		server.answers[save] = undefined
		dispatchEvent(new Event('online'))
		await screen.findByText(/Guardado a las/)
		expect(Object.keys(localStorage)).toEqual(['innervolt-session'])
		expect(takeErrors()).toContain('answered 503')
	},
)

test('a text that the server refuses does not block another text', async () => {
	const { server } = open([subject, german], address(subject), {
		[save]: ({ body }: ServedRequest) =>
			JSON.stringify(body).includes('Confirm') ? refuse(400, 'invalid')() : undefined,
	})
	await write('Asunto, English', 'Confirm')
	await write('Asunto, Deutsch', 'Bestätige')
	await screen.findByText(/Guardado a las/)
	screen.getByRole('button', { name: 'Publicar, 1 frase sin guardar' })
	screen.getByText('Todavía no se guarda.')
	expect(server.bodiesOf(save)).toMatchObject([
		{ changes: [{ text: 'Confirm' }, { text: 'Bestätige' }] },
		{ changes: [{ text: 'Confirm' }] },
		{ changes: [{ text: 'Bestätige' }] },
	])
})

test(
	'the same text in two places is changed in both places or in neither, unless the owner chooses to change only one',
	{ tags: 'night' },
	async () => {
		const asked = wordText('messages/en/mails.yaml:confirmation/subject', 'Please confirm it')
		const other = { ...asked, place: 'reminder/subject' }
		const { server, user } = open([asked, other], address(asked))
		await write('Asunto, English', 'Confirm')
		await waitFor(() => expect(server.bodiesOf(save)).toHaveLength(1))
		server.answers[save] = refuse(409, 'conflict')
		await write('Asunto, English', 'Confirm, please')
		await screen.findByRole('button', { name: 'Usar la mía' })
		const texts = server.bodiesOf(save).map((body) => Object(body).changes.length)
		expect(texts).toEqual([2, 2])
		server.answers[save] = undefined
		await user.click(screen.getByRole('button', { name: 'Usar la suya' }))
		await user.click(screen.getByRole('button', { name: 'Cambiar solo aquí' }))
		await write('Asunto, English', 'Confirm here')
		await waitFor(() => expect(server.bodiesOf(save)).toHaveLength(3))
		expect(server.bodiesOf(save)[2]).toMatchObject({ changes: [{ place: asked.place }] })
	},
)

test(
	'a variable is shown with its value, is saved with its name, and opens a dialog when pressed',
	{ tags: 'night' },
	async () => {
		const price = wordText('messages/en/mails.yaml:offer/text', 'Then {price.lifetime}.')
		const { server } = open([price], address(price))
		const box = await field('Texto, English')
		await hasFocus(box)
		await expect.element(box).toHaveTextContent('Then $10.')
		await userEvent.keyboard(' Once.')
		await waitFor(() => expect(server.bodiesOf(save)).toHaveLength(1))
		expect(server.bodiesOf(save)[0]).toMatchObject({
			changes: [{ text: 'Then {price.lifetime}. Once.' }],
		})
		await box.getByText('$10').click()
		await screen.findByRole('dialog', { name: 'Datos que nombra' })
		await userEvent.keyboard('{Escape}')
		await hasFocus(box)
	},
)

test('pressing a plural or a link opens a dialog that changes it', { tags: 'night' }, async () => {
	const text = wordText(
		'messages/en/mails.yaml:offer/text',
		'{n, plural, one {# day} other {# days}} in [app](page:week)',
	)
	const { server, user } = open([text], address(text))
	const saved = () => Object(server.bodiesOf(save).at(-1)).changes?.[0].text
	const box = await field('Texto, English')
	await box.getByText('… day / … days').click()
	await screen.findByRole('dialog', { name: 'Lo que dice según el caso' })
	await write('En los demás casos', '# long days')
	await user.click(screen.getAllByRole('button', { name: 'Listo' })[0] ?? document.body)
	await waitFor(() => expect(saved()).toContain('other {# long days}}'))
	await box.getByText('] Tu semana').click()
	await screen.findByRole('dialog', { name: 'Enlazar “app”' })
	await user.type(await screen.findByRole('combobox'), 'https://example.com/{Enter}')
	await waitFor(() => expect(saved()).toMatch(/in \[app\]\(https:\/\/example\.com\/\)$/))
	await hasFocus(box)
})

test(
	'the second of two people who change a text sees both versions and can choose either',
	{ tags: 'night' },
	async () => {
		const { server, user } = open([subject], address(subject), {
			[save]: refuse(409, 'conflict')(),
		})
		const draft = {
			text: 'Theirs',
			changedAt: '2026-11-27',
			changedBy: 'bea',
			isOriginalChanged: false,
		}
		await field('Asunto, English')
		server.answers[read] = catalogWith([{ ...subject, draft }])
		await write('Asunto, English', 'Mine')
		await screen.findByText('bea cambió esta frase mientras tanto')
		screen.getByText('Theirs', { selector: 'blockquote' })
		await user.click(screen.getByRole('button', { name: 'Usar la suya' }))
		await expect.element(await field('Asunto, English')).toHaveTextContent('Theirs')
	},
)

test(
	'if the session has ended, the login form is shown, and the typed text is kept',
	{ tags: 'night' },
	async () => {
		open([subject], address(subject), { [save]: refuse(401, 'unauthorised')() })
		await write('Asunto, English', 'Confirm')
		await screen.findByLabelText('Usuario')
		expect(Object.values(localStorage).join('')).toContain('Confirm')
	},
)

test('the search finds texts of all languages and opens them', { tags: 'night' }, async () => {
	const { user } = open([subject, german])
	await user.type(await screen.findByLabelText('Buscar en todos los textos'), 'bestatigen')
	await user.click(await screen.findByRole('link', { name: /^Bitte bestätigen/ }))
	await hasFocus(await field('Asunto, Deutsch'))
	expect(location.search).toContain('idioma=de')
})

test('a text outdated by a change in another language is marked until it is reviewed', async () => {
	const { file, place } = german
	const { server, user } = open([subject, german], address(subject), {
		[changes]: {
			changes: [],
			outdated: [{ file, place, language: 'de', of: { file: subject.file, place: subject.place } }],
			digest: 'd',
		},
		'POST /api/admin/words/reviewed': undefined,
	})
	await user.click(await screen.findByRole('button', { name: 'Ya dice lo mismo' }))
	await waitFor(() =>
		expect(server.bodiesOf('POST /api/admin/words/reviewed')).toEqual([{ file, place }]),
	)
})
