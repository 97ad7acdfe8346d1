import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import letterRunWords from '#content/messages/es/panel/letter-run.yaml'
import type { Letter } from '#features/letters/messages/letter.ts'
import type { LetterProgress } from '#features/letters/messages/letter-sending.ts'
import { formatDateTime, timeZone } from '#panel/format/format-date.ts'
import { draftLetter, openDraft, passedChecks } from '#testing/islands/open-draft.tsx'
import { openPanel } from '#testing/islands/open-panel.tsx'
import { nobody, openRun } from '#testing/islands/open-run.tsx'

const save = 'POST /api/admin/letters/save'
const confirm = 'POST /api/admin/letter/confirm'

const timing = { at: '2026-12-01T09:00', clock: 'owner', zone: 'Europe/Madrid' } as const
const sendAt = '2026-12-01T08:00:00.000Z'

function openTimed(changed: Partial<Letter>, answers: Record<string, unknown> = {}) {
	return openDraft({ 'GET /api/admin/letter': { ...draftLetter, timing, ...changed }, ...answers })
}

test(
	'a letter is scheduled for a day and an hour in the time zone of the panel, and can be unscheduled',
	{ tags: 'night' },
	async () => {
		const { server, user } = openDraft()
		await screen.findByText(/^guardado a las/)
		const when = screen.getByLabelText('Cuándo sale')
		expect(screen.queryByLabelText('Día y hora')).toBeNull()
		await user.selectOptions(when, 'El día y la hora que elijas')
		const field = screen.getByLabelText('Día y hora')
		expect(field).toHaveProperty('value', expect.stringMatching(/T09:00$/))
		fireEvent.change(field, { target: { value: '2026-12-01T10:30' } })
		screen.getByText(new RegExp(`^Es la hora de ${timeZone()}: sale el 1 dic 2026, 10:30`))
		await waitFor(() =>
			expect(server.bodiesOf(save).at(-1)).toMatchObject({
				timing: { at: '2026-12-01T10:30', clock: 'owner', zone: timeZone() },
			}),
		)
		await screen.findByText(/^guardado a las/)
		await user.selectOptions(when, 'En diez minutos')
		await waitFor(() => expect(server.bodiesOf(save).at(-1)).toMatchObject({ timing: null }))
		await screen.findByText(/^guardado a las/)
	},
)

test('an incomplete day or time is reported beside its field, and is not saved', async () => {
	const { server } = openTimed({})
	const field = await screen.findByLabelText('Día y hora')
	await screen.findByText(/^guardado a las/)
	fireEvent.change(field, { target: { value: '' } })
	screen.getByText('Falta el día o la hora.')
	expect(field.getAttribute('aria-invalid')).toBe('true')
	screen.getByText(/^guardado a las/)
	expect(server.bodiesOf(save)).toEqual([])
})

test('for a letter scheduled in each country’s local time, the panel shows which time applies, and when sending begins and ends', async () => {
	openTimed({ timing: { ...timing, clock: 'reader' } })
	const status = await screen.findByText(/^Cuenta el reloj del país/)
	expect(status.textContent).toContain(
		'en Estados Unidos el de Nueva York, en Brasil el de São Paulo',
	)
	expect(status.textContent).toContain(formatDateTime('2026-12-01T03:30:00Z'))
	expect(status.textContent).toContain(formatDateTime('2026-12-01T14:00:00Z'))
})

test('the confirmation dialog of a letter with a chosen time schedules the letter instead of sending it', async () => {
	const { server, user } = openTimed(
		{},
		{ [confirm]: { ...draftLetter, timing, state: 'scheduled', send_at: sendAt } },
	)
	await screen.findByText('Nada impide enviar.')
	screen.getByText('A su hora salen todas seguidas, sin detenerse después de las primeras 50.')
	await user.click(await screen.findByRole('button', { name: 'Programar para 60' }))
	const dialog = screen.getByRole('dialog', { name: '¿Programar la carta para 60 personas?' })
	expect(dialog.textContent).toContain(
		`el ${formatDateTime(sendAt)}; hasta entonces se puede deshacer`,
	)
	await user.type(within(dialog).getByLabelText('Escribe 60 para confirmar'), '60')
	// Never answers, because the letter's page that is shown next is not under test.
	server.answers['GET /api/admin/letter'] = () => new Promise(() => {})
	await user.click(within(dialog).getByRole('button', { name: 'Programar para 60 personas' }))
	await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
	expect(server.bodiesOf(confirm)).toEqual([{ id: 'l1', version: 1, count: 60 }])
})

test('a scheduled letter is blocked by a time in the past, but not by another letter that is being sent', async () => {
	openTimed(
		{},
		{
			'GET /api/admin/letter/checks': [
				...passedChecks,
				{ name: 'timing', level: 'blocks', status: 'failed', values: {} },
				{ name: 'other-letter', level: 'informs', status: 'failed', values: { name: 'Antes' } },
			],
		},
	)
	await screen.findByText('Una cosa impide enviar.')
	screen.getByText('La hora de salida ya pasó, o falta menos de diez minutos.')
	screen.getByText('“Antes” tiene que terminar antes.')
})

function openTimedRun(changed: Partial<Letter>, progress: Partial<LetterProgress> = {}) {
	const scheduled: Letter = {
		...draftLetter,
		timing,
		state: 'scheduled',
		send_at: sendAt,
		confirmed_at: '2026-11-27T08:00:00.000Z',
		confirmed_by: 'ada',
		...changed,
	}
	return openRun(scheduled, { total: nobody, ...progress })
}

test('the page of a scheduled letter shows when it goes out and how to change the time', async () => {
	openTimedRun({})
	await screen.findByText(
		`Sale el ${formatDateTime(sendAt)}. Todavía no salió ninguna; hasta entonces se puede deshacer todo.`,
	)
	screen.getByText(/con “Deshacer” vuelve a ser un borrador y conserva la hora elegida\./)
	screen.getByRole('button', { name: 'Deshacer' })
})

test('the page of a letter whose time has come names the letter that it waits for', async () => {
	openTimedRun({}, { waits_for: 'letter', other_letter: 'Antes' })
	await screen.findByText(/antes tiene que terminar “Antes”\. Después sale sola\./)
})

test('the page of a letter that waits for the chosen hour in other countries shows when sending resumes and ends', async () => {
	const next = '2026-12-01T09:00:00.000Z'
	const end = '2026-12-01T14:00:00.000Z'
	openTimedRun(
		{ timing: { ...timing, clock: 'reader' }, state: 'sending', recipients: 90 },
		{ waits_for: 'country', next_mail: next, expected_end: end },
	)
	await screen.findByText(
		new RegExp(
			`la siguiente sale el ${formatDateTime(next)}\\. La última sale el ${formatDateTime(end)}\\.`,
		),
	)
})

test('the list of letters shows when a scheduled letter goes out', async () => {
	const { content: _content, ...row } = draftLetter
	const figures = { sent: 0, refused: 0, unsubscribed: 0, returned: null, entrances: null }
	openPanel('/waitlist/cartas', {
		'GET /api/admin/letters': [{ ...row, ...figures, timing, state: 'scheduled', send_at: sendAt }],
		'GET /api/admin/failed-mails': [],
	})
	await screen.findByText(`sale el ${formatDateTime(sendAt)}`)
})

const { pace } = letterRunWords.run

test.each([
	[2, pace.whole],
	[60, pace.pauses],
])(
	'editor, dialog and progress use the same sentence to describe how a letter for %i people goes out',
	async (count, sentence) => {
		const recipients = {
			count,
			languages: { en: count, de: 0, pt: 0, es: 0 },
			left_out: { undeliverable: 0, paused: 0, consent: 0, frequency: 0 },
		}
		const { user } = openDraft({ 'GET /api/admin/letter/recipients': recipients })
		const others = Object.values(pace).filter((each) => each !== sentence)
		const seeSentence = async () => {
			await screen.findByText(sentence, { exact: false })
			for (const other of others) expect(document.body.textContent).not.toContain(other)
		}
		await seeSentence()
		await user.click(screen.getByRole('button', { name: `Enviar a ${count}` }))
		within(screen.getByRole('dialog')).getByText(sentence)
		for (const state of ['scheduled', 'first-fifty'] as const) {
			cleanup()
			openTimedRun({ timing: null, state, recipients: count })
			await seeSentence()
		}
	},
)
