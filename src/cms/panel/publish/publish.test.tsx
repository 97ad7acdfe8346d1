import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { PublicationList, WordDifferences } from '#cms/messages/word-publication.ts'
import { takeErrors } from '#testing/islands/logged-errors.ts'
import { openPanel, prove } from '#testing/islands/open-panel.tsx'
import { held, refuse } from '#testing/islands/serve.ts'
import { catalogWith } from '#testing/islands/word-text.ts'

const routes = {
	changes: 'GET /api/admin/words/changes',
	check: 'POST /api/admin/words/check',
	publish: 'POST /api/admin/words/publish',
	history: 'GET /api/admin/words/publications',
	use: 'POST /api/admin/words/publications/use',
	reviewed: 'POST /api/admin/words/reviewed',
}

const difference = {
	file: 'pages/en/home.yaml',
	place: 'hero/terms',
	language: 'en' as const,
	before: '7 days free, no card.',
	after: '7 days free, without a card.',
}

const change: WordDifferences['changes'][number] = {
	...difference,
	changedAt: '2026-11-27T11:58:00.000Z',
	changedBy: 'ines',
}

const german = {
	language: 'de',
	file: 'pages/de/home.yaml',
	place: 'hero/terms',
	of: { file: difference.file, place: difference.place },
}

const other = {
	...change,
	file: 'messages/de/mails.yaml',
	place: 'subject',
	language: 'de' as const,
	before: 'Alt',
	after: 'Neu',
}

const publication: PublicationList['publications'][number] = {
	id: 'p1',
	publishedAt: '2026-11-27T12:03:00.000Z',
	publishedBy: 'ines',
	changes: [difference],
}

function history(...publications: PublicationList['publications']): PublicationList {
	return { publications }
}

function open(
	changes: readonly WordDifferences['changes'][number][],
	answers: Record<string, unknown> = {},
	path = '/waitlist/textos/publicar',
) {
	return openPanel(path, {
		[routes.changes]: { changes, outdated: [german], digest: 'one' },
		[routes.check]: { faults: [] },
		[routes.history]: history(),
		...answers,
	})
}

const choice = async (name: string) => await screen.findByRole<HTMLInputElement>('radio', { name })
const button = async (name: string | RegExp) => await screen.findByRole('button', { name })

test.each([
	['hidden', '[]', '["proof"]', 'Se esconde: “What we claim”.'],
	['hidden', '["proof"]', '[]', 'Se muestra otra vez: “What we claim”.'],
	[
		'order',
		'[]',
		'["proof","hero"]',
		'Los bloques van en este orden: “What we claim” y “Portada”.',
	],
	['order', '["proof"]', '[]', 'Los bloques vuelven al orden del sitio.'],
	['added', '{}', '{"questions-2":{}}', 'Se agrega: “Preguntas”.'],
	['added', '{"texts":{"title":"A"}}', '{"texts":{"title":"B"}}', /^Cambian textos de los bloques/],
])(
	'a change of %s from %s to %s is shown as a sentence',
	async (place, before, after, sentence) => {
		const block = { isHidden: false, isSpecified: false, isRemovable: false, isEditable: true }
		open([{ ...change, place, before, after }], {
			'GET /api/admin/pages/blocks': {
				version: 'v',
				blocks: [
					{ ...block, id: 'hero', kind: 'week', title: 'Portada' },
					{ ...block, id: 'proof', kind: 'claims', title: 'What we claim' },
				],
			},
		})
		await screen.findByText(sentence)
		await button('Dejar fuera, Inicio')
	},
)

test('a change is shown with its text, and published after re-authentication', async () => {
	const { server, user } = open([change], { [routes.publish]: refuse(403, 'proof-required') })
	await screen.findByRole('heading', { name: 'Publicar 1 cambio', level: 1 })
	const article = within(screen.getByRole('article'))
	article.getByRole('heading', { name: 'Inicio' })
	expect(article.getByText('no').tagName).toBe('DEL')
	expect(article.getByText('without').tagName).toBe('INS')
	await screen.findByText('Nada impide publicar.')
	await user.click(await button('Publicar 1 cambio'))
	const publishing = held({ id: 'p1', faults: [] })
	server.answers['POST /api/admin/proof'] = () => {
		server.answers[routes.publish] = publishing.answer
	}
	await prove(user)
	expect((await button('Publicando…')).getAttribute('aria-busy')).toBe('true')
	screen.getByText('Los textos se comprueban otra vez y quedan públicos.')
	server.answers[routes.history] = history(publication)
	server.answers[routes.changes] = { changes: [], outdated: [], digest: 'two' }
	publishing.release()
	const heading = await screen.findByRole('heading', { name: /^Publicado a las \d\d:\d\d\.$/ })
	await waitFor(() => expect(document.activeElement).toBe(heading))
	screen.getByText('1 cambio. Quien abra el sitio ya lee lo nuevo.')
	expect(server.bodiesOf(routes.publish)).toEqual([
		{ digest: 'one', leftOut: [] },
		{ digest: 'one', leftOut: [] },
	])
	server.answers[routes.use] = () => {
		server.answers[routes.changes] = { changes: [change], outdated: [], digest: 'three' }
		server.answers[routes.history] = history({ ...publication, id: 'p2' }, publication)
		return { id: 'p2', faults: [] }
	}
	await user.click(await button('Deshacer'))
	await screen.findByText('El sitio dice otra vez lo de antes. No se perdió nada.')
	const list = await screen.findByRole('heading', { name: 'Publicar 1 cambio', level: 1 })
	await waitFor(() => expect(document.activeElement).toBe(list))
	expect(server.bodiesOf(routes.use)).toEqual([{ id: 'original' }])
})

test('a changed fact is shown with its name and with values formatted as on the site, and a changed list with only the items that differ', async () => {
	const price = {
		...other,
		file: 'facts/prices.yaml',
		place: 'premium/minor',
		language: 'en' as const,
		before: '2900',
		after: '2700',
		currencies: { before: 'USD', after: 'USD' },
	}
	const [one, two] = [
		{ question: 'Why?', answer: 'So.' },
		{ question: '{plan.why}', answer: 'Thus.' },
	]
	const questions = {
		...change,
		place: 'faq/questions',
		before: JSON.stringify([one, two]),
		after: JSON.stringify([one, { ...two, isHidden: true }]),
	}
	open([questions, price], {
		'GET /api/admin/words': catalogWith([], { 'plan.why': 'What does it cost?' }),
	})
	const [list, fact] = await screen.findAllByRole('article')
	const inFact = within(fact ?? document.body)
	inFact.getByRole('heading', { name: 'Precios y planes' })
	inFact.getByText('Premium, una sola vez')
	inFact.getByText('En todo el sitio')
	expect(inFact.getByText('29').tagName).toBe('DEL')
	expect(inFact.getByText('27').tagName).toBe('INS')
	const inList = within(list ?? document.body)
	expect(await inList.findAllByText('What does it cost?')).toHaveLength(2)
	expect(inList.getByText(/escondida/).tagName).toBe('INS')
	expect(inList.queryByText('Why?')).toBeNull()
})

test('a reordered list is shown with the titles of its items in the old and in the new order', async () => {
	const items = [
		{ question: 'Why?', answer: 'So.' },
		{ question: 'How?', answer: 'Thus.' },
	]
	const [before, after] = [items, items.toReversed()].map((list) => JSON.stringify(list))
	open([{ ...change, place: 'faq/questions', before: `${before}`, after: `${after}` }])
	const article = within(await screen.findByRole('article'))
	const shown = article.getAllByText(/Why/).map(({ parentElement }) => parentElement?.textContent)
	expect(shown).toEqual(['Why?\nHow?', 'How?\nWhy?'])
	expect(article.queryByText(/So/)).toBeNull()
})

test('a change that is left out is neither checked nor published', async () => {
	const { server, user } = open([change, other], { [routes.publish]: { id: 'p1', faults: [] } })
	await user.click(await button(/^Dejar fuera, Correos/))
	await screen.findByRole('heading', { name: 'Publicar 1 cambio', level: 1 })
	await screen.findByText('Nada impide publicar.')
	await user.click(await button('Publicar 1 cambio'))
	const leftOut = ['messages/de/mails.yaml:subject']
	expect(server.bodiesOf(routes.check).at(-1)).toEqual({ leftOut })
	expect(server.bodiesOf(routes.publish)).toEqual([{ digest: 'one', leftOut }])
})

test('publishing one language leaves out the drafts of other languages and the texts shared by all languages', async () => {
	const price = { ...other, file: 'facts/prices.yaml', place: 'trialDays', language: 'en' as const }
	const all = [change, { ...change, place: 'x', after: 'Hi' }, other, price]
	const { server, user } = open(all, { [routes.publish]: { id: 'p1', faults: [] } })
	expect((await choice('Todo')).checked).toBe(true)
	await user.click(await choice('Solo alemán'))
	await screen.findByText('Nada impide publicar.')
	await user.click(await button(/^Incluir otra vez, Inicio: Hi/))
	expect(screen.queryByRole('radio', { checked: true })).toBeNull()
	await user.click(await choice('Solo alemán'))
	await screen.findByText('Nada impide publicar.')
	await user.click(await button('Publicar 1 cambio'))
	const leftOut = [
		'pages/en/home.yaml:hero/terms',
		'facts/prices.yaml:trialDays',
		'pages/en/home.yaml:x',
	]
	expect(server.bodiesOf(routes.publish)).toEqual([
		{ digest: 'one', leftOut: expect.arrayContaining(leftOut) },
	])
})

test('a fault is shown with its fix, and nothing can be published', async () => {
	const fault = { code: 'variable', values: { name: 'price.life' } }
	const { file, place } = difference
	open([change], {
		[routes.check]: { faults: [{ file, place, line: 3, fault, message: 'It is unknown.' }] },
	})
	await screen.findByText('El dato “price.life” no existe. Elige otro de la lista.', {
		exact: false,
	})
	expect(screen.getByRole('link', { name: 'Arreglarlo' }).getAttribute('href')).toContain(
		'frase=pages%2Fen%2Fhome.yaml%3Ahero%2Fterms',
	)
	expect(await button('Publicar 1 cambio')).toHaveProperty('disabled', true)
})

test('a fault that the panel has no translation for is shown in English', async () => {
	const { file, place } = difference
	open([change], {
		[routes.check]: { faults: [{ file, place, line: 3, fault: null, message: 'No euro here.' }] },
	})
	await screen.findByText(/^Algo no está como el sitio espera/)
	screen.getByText('No euro here.')
})

test('outdated languages are named, and can be marked as up to date', async () => {
	const { server, user } = open([change])
	await screen.findAllByText('Sin cambiar en alemán.')
	const reviewing = held(undefined)
	server.answers[routes.reviewed] = reviewing.answer
	await user.click(await button('Ya dicen lo mismo'))
	expect(screen.queryByText('Publicando…')).toBeNull()
	server.answers[routes.changes] = {
		changes: [change],
		outdated: [],
		digest: 'one',
	}
	reviewing.release()
	await screen.findByText('Los otros idiomas quedan como están.')
	expect(server.bodiesOf(routes.reviewed)).toEqual([
		{ file: 'pages/de/home.yaml', place: 'hero/terms' },
	])
	await waitFor(() => expect(screen.queryByText('Sin cambiar en alemán.')).toBeNull())
})

test('all changes are discarded after a confirmation dialog with their number', async () => {
	const discard = 'POST /api/admin/words/discard'
	const { server, user } = open([change, other])
	server.answers[discard] = () => {
		server.answers[routes.changes] = { changes: [], outdated: [], digest: 'two' }
	}
	await user.click(await button('Descartar todos los cambios'))
	const dialog = within(screen.getByRole('dialog', { name: '¿Descartar los 2 cambios?' }))
	await user.click(dialog.getByRole('button', { name: 'Dejarlos' }))
	expect(server.bodiesOf(discard)).toEqual([])
	await user.click(await button('Descartar todos los cambios'))
	await user.click(await button('Descartar'))
	await screen.findByRole('heading', { name: 'Todo está publicado.' })
	screen.getByText('Cambios descartados')
	expect(server.bodiesOf(discard)).toEqual([{ digest: 'one' }])
})

test('if somebody else has changed a text, the list of changes is read again and a message says so', async () => {
	const { server, user } = open([change], { [routes.publish]: refuse(409, 'conflict') })
	await screen.findByText('Nada impide publicar.')
	server.answers[routes.changes] = { changes: [change, other], outdated: [], digest: 'two' }
	await user.click(await button('Publicar 1 cambio'))
	await screen.findByText(/^Alguien cambió un texto mientras tanto/)
	await screen.findByRole('heading', { name: 'Publicar 2 cambios', level: 1 })
})

test('a fault found while publishing is shown until its text is left out', async () => {
	const { file, place } = difference
	const fault = { code: 'page', values: { name: 'weeek' } }
	const { user } = open([change, other], {
		[routes.publish]: { id: null, faults: [{ file, place, line: 3, fault, message: '' }] },
	})
	await screen.findByText('Nada impide publicar.')
	await user.click(await button('Publicar 2 cambios'))
	await screen.findByText('Una cosa impide publicar.')
	screen.getByText(/^Un enlace lleva a la página “weeek”/)
	expect(await button('Publicar 2 cambios')).toHaveProperty('disabled', true)
	await user.click(await button(/^Dejar fuera, Inicio/))
	expect(screen.queryByText('Una cosa impide publicar.')).toBeNull()
	await waitFor(async () =>
		expect(await button('Publicar 1 cambio')).toHaveProperty('disabled', false),
	)
})

test('if undoing a publication is refused, the reason is shown until the owner tries again', async () => {
	const { server, user } = open([], {
		[routes.history]: history(publication),
		[routes.use]: refuse(409, 'conflict'),
	})
	await user.click(await button('Deshacer'))
	const reason = /^Esa versión ya no está, o alguien publicó mientras tanto\./
	await screen.findByText(reason)
	const undoing = held({ id: 'p2', faults: [] })
	server.answers[routes.use] = undoing.answer
	await user.click(await button('Deshacer'))
	await button('Deshaciendo…')
	expect(screen.queryByText(reason)).toBeNull()
	undoing.release()
	await screen.findByText('Deshecho')
})

test('if somebody else publishes right after the owner, that publication is shown as the last one', async () => {
	const { server, user } = open([change], { [routes.publish]: { id: 'p1', faults: [] } })
	await screen.findByText('Nada impide publicar.')
	server.answers[routes.history] = history({ ...publication, id: 'p9', publishedBy: 'tomas' })
	server.answers[routes.changes] = { changes: [], outdated: [], digest: 'two' }
	await user.click(await button('Publicar 1 cambio'))
	await screen.findByText(/^La última vez fue .+, por tomas\.$/)
	expect(screen.queryByRole('heading', { name: /^Publicado a las / })).toBeNull()
})

test('without changes the panel shows the time and the author of the last publication', async () => {
	open([], { [routes.history]: history(publication) })
	await screen.findByRole('heading', { name: 'Todo está publicado.' })
	await screen.findByText(/^La última vez fue .+, por ines\.$/)
	await button('Deshacer')
})

test('the history lists the changes of each publication, and an earlier version is restored after a confirmation dialog', async () => {
	const older = { ...publication, id: 'p0', publishedBy: 'tomas' }
	const { server, user } = open(
		[],
		{ [routes.history]: history(publication, older), [routes.use]: { id: 'p2', faults: [] } },
		'/waitlist/textos/historial',
	)
	const items = await screen.findAllByRole('listitem')
	expect(items).toHaveLength(3)
	within(items[0] ?? document.body).getByText('La que se ve ahora')
	within(items[1] ?? document.body).getByText('1 cambio: Inicio')
	await user.click(await button('Volver a esta versión, la de los textos originales'))
	const dialog = within(await screen.findByRole('dialog'))
	dialog.getByRole('heading', { name: '¿Volver a los textos originales?' })
	dialog.getByText('Cambia 1 texto del sitio: Inicio.')
	dialog.getByText('El sitio la muestra enseguida.')
	await user.click(dialog.getByRole('button', { name: 'Volver a esta versión' }))
	await screen.findByText('El sitio muestra los textos de esa versión.')
	expect(server.bodiesOf(routes.use)).toEqual([{ id: 'original' }])
})

test('a message is shown if the changes cannot be read', async () => {
	open([], { [routes.changes]: refuse(503, 'unavailable')() })
	await screen.findAllByText('No se pudo leer qué falta publicar. Recarga la página.')
	expect(takeErrors()).toContain('answered 503')
})

test.each([
	[500, 'worker', /^No llegó a terminar, así que nada cambió\./],
	[503, 'disk', /^No se guardó nada, y no se puede hasta que haya lugar en el disco/],
	[503, 'database', /^Mientras tanto no se puede leer ni guardar nada aquí\./],
] as const)(
	'the reason why the server could not publish is shown (%i, %s)',
	async (status, cause, sentence) => {
		const error = status === 500 ? 'internal' : 'unavailable'
		const { user } = open([change], { [routes.publish]: refuse(status, error, { cause }) })
		await screen.findByText('Nada impide publicar.')
		await user.click(await button('Publicar 1 cambio'))
		const alert = await screen.findByText(sentence)
		expect(alert.textContent).toContain('El sitio sigue mostrando lo último publicado.')
		screen.getByRole('heading', { name: 'Publicar 1 cambio', level: 1 })
		expect(takeErrors()).toContain(`answered ${status}`)
	},
)

test('a check that could not run shows the reason, and nothing can be published', async () => {
	open([change], { [routes.check]: refuse(500, 'internal', { cause: 'worker' }) })
	await screen.findByText('La comprobación se detuvo')
	await screen.findByText('No se pudo comprobar. Recarga la página.')
	expect(await button('Publicar 1 cambio')).toHaveProperty('disabled', true)
	expect(takeErrors()).toContain('answered 500')
})
