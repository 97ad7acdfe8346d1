import { act, screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import type { LetterChecks } from '#features/letters/messages/letter-checks.ts'
import { takeErrors } from '#testing/islands/logged-errors.ts'
import {
	draftLetter as letter,
	openDraft,
	passedChecks as passed,
} from '#testing/islands/open-draft.tsx'
import { openPanel, prove } from '#testing/islands/open-panel.tsx'
import { held, refuse } from '#testing/islands/serve.ts'

const { content: _content, ...row } = letter
const listed = { ...row, sent: 0, refused: 0, unsubscribed: 0, returned: null, entrances: null }

const list = 'GET /api/admin/letters'
const save = 'POST /api/admin/letters/save'
const create = 'POST /api/admin/letters'

function openList(answers: Record<string, unknown> = {}) {
	return openPanel('/waitlist/cartas', {
		[list]: [listed],
		'GET /api/admin/failed-mails': [],
		...answers,
	})
}

test('without letters the page explains what letters are, and a double click creates only one letter', async () => {
	const { answer, release } = held(letter)
	const { server, user } = openList({
		[list]: [],
		[create]: answer,
		'GET /api/admin/letter': letter,
	})
	await screen.findByText(/^Todavía no hay cartas\./)
	await user.dblClick(screen.getByRole('button', { name: 'Escribir la primera carta' }))
	release()
	await waitFor(() => expect(location.search).toBe('?id=l1'))
	expect(server.bodiesOf(create)).toEqual([{ name: 'Carta nueva', campaign: 'letter-carta-nueva' }])
	// Ignores the errors of the draft's other requests, which are not served here.
	takeErrors()
})

test('letters are listed with their state, and a missing mailbox for bounces is mentioned', async () => {
	openList({
		[list]: [
			{ ...listed, name: '' },
			{ ...listed, id: 'l2', state: 'finished', recipients: 1_204, sent: 1_200, refused: 4 },
		],
	})
	const draft = await screen.findByRole('row', { name: /^Carta sin nombre/ })
	expect(draft.textContent).toMatch(/borrador.*editada/)
	const link = within(draft).getByRole('link')
	expect(link.getAttribute('href')).toBe('/waitlist/cartas/carta?id=l1')
	expect(screen.getByRole('row', { name: /enviada/ }).textContent).toMatch(/1\.204.*1\.200.*4/)
	expect(screen.queryByRole('columnheader', { name: 'Devueltas' })).toBeNull()
	screen.getByText(/Las devueltas no se conocen/)
})

test('a failed read of the letters can be repeated', async () => {
	const { server, user } = openList({ [list]: refuse(503, 'unavailable') })
	await screen.findByText('No se pudieron leer')
	expect(takeErrors()).toContain('answered 503')
	server.answers[list] = [listed]
	await user.click(screen.getByRole('button', { name: 'Reintentar' }))
	await screen.findByRole('link', { name: 'We open' })
})

test('a draft beyond the maximum number of drafts is refused', async () => {
	const { user } = openList({ [create]: refuse(409, 'conflict', { field: 'count' }) })
	await user.click(await screen.findByRole('button', { name: 'Escribir carta' }))
	await screen.findByText('Demasiados borradores')
})

test('a failed confirmation email that can be resent has its own button, and another button resends all of them', async () => {
	const mail = {
		id: 'm1',
		recipient: 'ada@example.com',
		tries: 3,
		failure: '550 5.6.0',
		created_at: '2026-11-20T08:00:00.000Z',
		can_be_resent: true,
	}
	const gone = { ...mail, id: 'm2', recipient: 'gone@example.com', can_be_resent: false }
	const resend = 'POST /api/admin/failed-mails/resend'
	const { server, user } = openList({
		'GET /api/admin/failed-mails': [mail, { ...gone, failure: '550 5.1.1' }],
		[resend]: { count: 1 },
	})
	await user.click(await screen.findByText('Correos que no salieron (2)'))
	const dead = screen.getByRole('row', { name: /^gone@/ })
	expect(dead.textContent).toContain('550 5.1.1. La dirección no existe.')
	expect(within(dead).queryByRole('button')).toBeNull()
	await user.click(screen.getByRole('button', { name: 'Reenviar: ada@example.com' }))
	await screen.findByText('Se reenvían: 1.')
	server.answers[resend] = { count: 0 }
	await user.click(screen.getByRole('button', { name: 'Reenviar todos' }))
	await screen.findByText('No se reenvió ninguno')
	expect(server.bodiesOf(resend)).toEqual([{ id: 'm1' }, {}])
})

const subject = () => screen.getAllByLabelText('Asunto')[0] ?? document.body

test('a draft is saved when the typing pauses, and the time of the save is shown', async () => {
	const { server, user } = openDraft()
	await screen.findByText(/^guardado a las/)
	await user.type(subject(), ' soon')
	screen.getByText('sin guardar')
	await screen.findByText(/^guardado a las/)
	expect(server.bodiesOf(save)).toMatchObject([
		{ id: 'l1', version: 1, content: { en: { subject: 'We open soon' } } },
	])
	screen.getByText(
		/^Ahora la recibirían 60 personas.*Quedan fuera: 2 cuyo buzón rechaza el correo\./,
	)
})

test.each(['hidden', 'left'] as const)(
	'an unsaved change to a draft is saved at once when the page is %s',
	async (how) => {
		const { server, user } = openDraft({
			'GET /api/admin/letters': [],
			'GET /api/admin/failed-mails': [],
		})
		await screen.findByText(/^guardado a las/)
		vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: false })
		const typing = user.type(subject(), '!')
		await vi.advanceTimersByTimeAsync(10)
		await typing
		expect(server.bodiesOf(save)).toEqual([])
		if (how === 'hidden') {
			vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
			act(() => void document.dispatchEvent(new Event('visibilitychange')))
		} else act(() => void dispatchEvent(new Event('pagehide')))
		expect(server.bodiesOf(save)).toMatchObject([{ content: { en: { subject: 'We open!' } } }])
		await vi.advanceTimersByTimeAsync(10)
	},
)

test(
	'a draft that could not be saved stays on the page with a message, and can be saved by a button',
	{ tags: 'night' },
	async () => {
		const { server, user } = openDraft()
		const answer = server.answers[save]
		server.answers[save] = refuse(503, 'unavailable')
		await screen.findByText(/^guardado a las/)
		await user.type(subject(), '!')
		await screen.findByText('No se guardó. El texto sigue aquí.')
		expect(takeErrors()).toContain('answered 503')
		expect(subject()).toHaveProperty('value', 'We open!')
		server.answers[save] = answer
		await user.click(screen.getByRole('button', { name: 'Guardar de nuevo' }))
		await screen.findByText(/^guardado a las/)
	},
)

test('a draft saved by another tab is not overwritten', { tags: 'night' }, async () => {
	const { server, user } = openDraft()
	await screen.findByText(/^guardado a las/)
	const theirs = { ...letter, version: 2, content: { en: { subject: 'Other tab', text: '' } } }
	server.answers['GET /api/admin/letter'] = theirs
	server.answers[save] = refuse(409, 'conflict', { field: 'version' })
	await user.type(subject(), '!')
	const alert = await screen.findByRole('alert')
	expect(alert.textContent).toContain('Otra pestaña guardó esta carta')
	await user.click(within(alert).getByRole('button', { name: 'Cargar el texto guardado' }))
	await waitFor(() => expect(subject()).toHaveProperty('value', 'Other tab'))
	expect(screen.queryByRole('alert')).toBeNull()
})

test(
	'choosing the saved version of a draft replaces its reply address, too',
	{ tags: 'night' },
	async () => {
		const { server, user } = openDraft()
		const reply = await screen.findByLabelText(/^Las respuestas van a/)
		server.answers['GET /api/admin/letter'] = { ...letter, version: 2, reply_to: 'ben@example.com' }
		server.answers[save] = refuse(409, 'conflict', { field: 'version' })
		await user.type(reply, 'ada@example.com')
		await user.click(await screen.findByRole('button', { name: 'Cargar el texto guardado' }))
		await waitFor(() => expect(reply).toHaveProperty('value', 'ben@example.com'))
	},
)

test('text that the browser kept because it was not saved is restored in the draft, and then saved', async () => {
	const value = { ...letter, content: { en: { subject: 'Typed before', text: '' } } }
	const kept = JSON.stringify({ value, original: letter })
	localStorage.setItem('innervolt-unsaved ada letter page l1', kept)
	openDraft()
	await waitFor(() => expect(subject()).toHaveProperty('value', 'Typed before'))
	await screen.findByText(/^guardado a las/)
	expect(Object.keys(localStorage)).toEqual(['innervolt-session'])
})

test.each([
	['subject', 'Falta el asunto de la carta.'],
	['text', 'Falta el texto de la carta.'],
	['email', 'Falta guardar la dirección a la que van las pruebas.'],
])('the refusal of a test email without %s names the missing part', async (field, sentence) => {
	const { user } = openDraft({ 'POST /api/admin/letter/test': refuse(409, 'conflict', { field }) })
	await screen.findByText(/^guardado a las/)
	await user.click(screen.getByRole('button', { name: 'Enviarme una prueba' }))
	await screen.findByText(sentence)
})

test.each([
	[{ code: null, sent: 2, is_written: false }, 'Prueba enviada'],
	[{ code: null, sent: 2, is_written: true }, 'La prueba quedó en un archivo'],
	[
		{ code: '535 5.7.8', sent: 0, is_written: false },
		/respondió 535 5\.7\.8\. El servidor de correo no acepta/,
	],
	[{ code: 'ECONNREFUSED', sent: 0, is_written: false }, /^No hubo respuesta \(ECONNREFUSED\)\./],
	[{ code: '550 5.1.1', sent: 1, is_written: false }, /^Idiomas que salieron: 1\./],
])('the result of a test email is shown: %o', async (result, sentence) => {
	const { user } = openDraft({ 'POST /api/admin/letter/test': result })
	await screen.findByText(/^guardado a las/)
	await user.click(screen.getByRole('button', { name: 'Enviarme una prueba' }))
	await screen.findByText(sentence)
})

test('failed checks that block sending are listed first and disable the button', async () => {
	openDraft({
		'GET /api/admin/letter/checks': [
			...passed,
			{ name: 'test', level: 'blocks', status: 'failed', values: {} },
		] satisfies LetterChecks,
	})
	await screen.findByText('Una cosa impide enviar.')
	screen.getByText('Falta enviar una prueba del texto actual.')
	const send = screen.getByRole('button', { name: 'Enviar a 60' })
	expect(send.getAttribute('aria-disabled')).toBe('true')
})

test('a letter is sent once the number of its recipients has been typed, and a message says if the letter has changed meanwhile', async () => {
	const confirm = 'POST /api/admin/letter/confirm'
	const { server, user } = openDraft({ [confirm]: refuse(403, 'proof-required') })
	await screen.findByText('Nada impide enviar.')
	await user.click(await screen.findByRole('button', { name: 'Enviar a 60' }))
	const dialog = screen.getByRole('dialog', { name: '¿Enviar a 60 personas?' })
	expect(dialog.textContent).toContain('60, “We open”')
	const button = within(dialog).getByRole('button', { name: 'Enviar a 60 personas' })
	expect(button).toHaveProperty('disabled', true)
	await user.type(screen.getByLabelText('Escribe 60 para confirmar'), '60')
	await user.click(button)
	server.answers['POST /api/admin/proof'] = () => {
		server.answers[confirm] = refuse(409, 'conflict')
	}
	await prove(user)
	await screen.findByText('Algo cambió')
	expect(screen.queryByRole('dialog')).toBeNull()
	expect(server.bodiesOf(confirm).at(-1)).toEqual({ id: 'l1', version: 1, count: 60 })
})

test('a draft is deleted after a confirmation dialog', async () => {
	const remove = 'POST /api/admin/letters/delete'
	const { server, user } = openDraft({
		[remove]: undefined,
		[list]: [],
		'GET /api/admin/failed-mails': [],
	})
	await user.click(await screen.findByRole('button', { name: 'Borrar el borrador' }))
	const question = screen.getByRole('dialog', { name: '¿Borrar este borrador?' })
	await user.click(within(question).getByRole('button', { name: 'Borrar el borrador' }))
	await screen.findByText(/^Todavía no hay cartas\./)
	expect(server.bodiesOf(remove)).toEqual([{ id: 'l1' }])
	const routes = server.requests.map(({ route }) => route)
	const after = routes.slice(routes.indexOf(remove))
	expect(after.filter((each) => /letter(?:\/|$)/.test(each))).toEqual([])
})

test('a draft that was confirmed in another tab is shown as a confirmed letter', async () => {
	openDraft({ 'GET /api/admin/letter': { ...letter, state: 'scheduled' } })
	await screen.findByRole('button', { name: 'Deshacer' })
	// Ignores the error of the request for the letter's progress, which is not served here.
	takeErrors()
})
