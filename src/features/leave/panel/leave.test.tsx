import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { LeaveDetail } from '#features/leave/messages/leave-detail.ts'
import type { LeaveRequest } from '#features/leave/messages/leave-list.ts'
import { takeErrors } from '#testing/islands/logged-errors.ts'
import { openPanel } from '#testing/islands/open-panel.tsx'
import { refuse } from '#testing/islands/serve.ts'
import { dueText } from './due-text.ts'

const dayMs = 86_400_000
const inDays = (days: number) => new Date(Date.now() + days * dayMs).toISOString()

const request: LeaveRequest = {
	id: 'r1',
	number: '2026-7K3F-9PRD',
	kind: 'cancel',
	received_at: inDays(-15),
	due_at: inDays(-1),
	name: 'Ada Lovelace',
	email: 'ada@example.com',
	contract: null,
	cancellation: 'ordinary',
	reason: 'I have moved.',
	end_date: null,
	text: null,
	locale: 'de',
	country: 'DE',
	origin: 'app',
	done_at: null,
	done_by: null,
	answer: null,
	mail_state: 'refused',
	mail_failure: '550 5.1.1',
	erased_at: null,
}
const complaint: LeaveRequest = {
	...request,
	id: 'r2',
	number: '2026-AAAA-BBBB',
	kind: 'complain',
	due_at: inDays(12),
}
const erased: LeaveRequest = { ...request, id: 'r3', name: null, email: null }
const detail: LeaveDetail = {
	request,
	person: { id: 'p1', status: 'active', created_at: inDays(-100), mails: 3 },
	others: [complaint],
	mail: { subject: 'Erledigt', text: 'Was du wolltest, ist getan.', close: 'Fehlt etwas?' },
	provider: { name: 'Paddle', url: 'https://paddle.example' },
}

const list = 'GET /api/admin/leave'
const one = 'GET /api/admin/leave/request'
const done = 'POST /api/admin/leave/done'
const erase = 'POST /api/admin/leave/erase'

const rows = (some: readonly LeaveRequest[]) => ({ rows: some, count: some.length, next: null })
const openList = (answer: unknown) => openPanel('/waitlist/bajas', { [list]: answer })
const openRequest = (answers: Record<string, unknown>) =>
	openPanel('/waitlist/bajas/baja?id=r1', { [one]: detail, ...answers })

test('open requests are listed with their deadlines, and a filter lists completed requests instead', async () => {
	const { server, user } = openList(rows([request, complaint, erased]))
	const late = await screen.findByRole('row', { name: /2026-7K3F-9PRD Cancelar el contrato Ada/ })
	within(late).getByText('venció ayer')
	expect(within(late).getByRole('link').getAttribute('href')).toBe('/waitlist/bajas/baja?id=r1')
	screen.getByText('faltan 12 días')
	screen.getByText('datos borrados')
	server.answers[list] = rows([])
	await user.selectOptions(screen.getByLabelText('Cuáles'), 'Hechas')
	await screen.findByText('Todavía no hay ninguna hecha.')
	expect(server.queriesOf(list).at(-1)).toEqual({ state: 'done' })
})

test('a long list of requests is divided into pages', async () => {
	const { server, user } = openList({ ...rows([request]), count: 101, next: 100 })
	await user.click(await screen.findByRole('button', { name: 'Siguientes' }))
	expect(server.queriesOf(list).at(-1)).toEqual({ state: 'open', offset: '100' })
})

test('a failed read of the requests can be repeated', async () => {
	const { server, user } = openList(refuse(503, 'unavailable'))
	await screen.findByText('No se pudieron cargar las solicitudes')
	expect(takeErrors()).toContain('answered 503')
	server.answers[list] = rows([request])
	await user.click(screen.getByRole('button', { name: 'Reintentar' }))
	await screen.findByText('2026-7K3F-9PRD')
})

test('a request is completed with an email that is shown beforehand and contains the owner’s sentence', async () => {
	const { server, user } = openRequest({ [done]: undefined })
	await screen.findByText(/550 5\.1\.1 La dirección no existe/)
	screen.getByText(/^Según Ajustes vende Paddle/)
	expect(screen.getByRole('link', { name: 'Ver a la persona' }).getAttribute('href')).toBe(
		'/waitlist/persona?id=p1',
	)
	screen.getByRole('link', { name: '2026-AAAA-BBBB' })
	await user.click(screen.getByRole('button', { name: 'Marcar como hecha' }))
	const dialog = within(screen.getByRole('dialog', { name: '¿Está hecha?' }))
	dialog.getByText('Was du wolltest, ist getan.')
	await user.type(dialog.getByLabelText('Una frase tuya'), 'Alles Gute!')
	expect(dialog.getByRole('blockquote').textContent).toMatch(/getan\.Alles Gute!Fehlt/)
	server.answers[one] = { ...detail, request: { ...request, done_at: inDays(0), done_by: 'ada' } }
	await user.click(dialog.getByRole('button', { name: 'Marcar como hecha' }))
	await screen.findByText('El aviso va por correo.')
	expect(server.bodiesOf(done)).toEqual([{ id: 'r1', answer: 'Alles Gute!' }])
	expect(screen.queryByRole('button', { name: 'Marcar como hecha' })).toBeNull()
})

test('the data of a completed request can be erased; its number and times remain', async () => {
	const finished = { ...request, done_at: inDays(-1), done_by: 'ada' }
	const { server, user } = openRequest({
		[one]: { ...detail, request: finished },
		[erase]: undefined,
	})
	await user.click(await screen.findByRole('button', { name: /^Borrar los datos/ }))
	server.answers[one] = {
		request: { ...finished, name: null, email: null },
		others: [],
		person: null,
		mail: null,
		provider: null,
	}
	await user.click(screen.getByRole('button', { name: 'Borrar' }))
	await screen.findByText('Quedan el número, qué pedía y las fechas.')
	expect(server.bodiesOf(erase)).toEqual([{ id: 'r1' }])
	expect(screen.queryByText('ada@example.com')).toBeNull()
})

test('a message says that the request no longer exists', async () => {
	openRequest({ [one]: refuse(404, 'not-found') })
	await screen.findByText('Esta solicitud ya no está.')
})

test.each([
	[1, 'vence mañana', false],
	[0.00001, 'vence hoy', false],
	[-3, 'venció hace 3 días', true],
])('a deadline in %s days is shown', (days, text, isOverdue) => {
	const noon = new Date(2026, 5, 10, 12).getTime()
	const due_at = new Date(noon + days * dayMs).toISOString()
	expect(dueText({ done_at: null, due_at }, noon)).toEqual({ text, isOverdue })
})
