import { act, screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { takeErrors } from '#testing/islands/logged-errors.ts'
import { prove } from '#testing/islands/open-panel.tsx'
import { finishedLetter, nobody, openRun, progressOf } from '#testing/islands/open-run.tsx'
import { held, refuse } from '#testing/islands/serve.ts'
import { formatClock, formatDateTime } from '#panel/format/format-date.ts'
import { refetchIntervalMs } from './LetterRun.tsx'
import { sendingRate } from './sending-rate.ts'

const progressRoute = 'GET /api/admin/letter/progress'
const create = 'POST /api/admin/letters'
const archive = 'POST /api/admin/letter/archive'
const address = 'https://innervolt.example/letters/we-open'

test('a double click on the copy button copies a letter only once', async () => {
	const { answer, release } = held({ ...finishedLetter, id: 'l2', state: 'draft' })
	const { server, user } = openRun(finishedLetter, {}, { [create]: answer })
	await user.dblClick(await screen.findByRole('button', { name: 'Copiar a un borrador' }))
	release()
	await waitFor(() => expect(location.search).toBe('?id=l2'))
	expect(server.bodiesOf(create)).toMatchObject([{ name: 'We open, copia' }])
	// Ignores the error of the request for the copied letter, which is not served here.
	takeErrors()
})

test('figures are shown even if their response arrives after the next request was due', async () => {
	vi.useFakeTimers({ shouldAdvanceTime: true })
	const sending = { ...finishedLetter, state: 'sending', recipients: 90, ended_at: null } as const
	const { server } = openRun(sending, { total: { ...nobody, sent: 1, waiting: 89 } })
	await screen.findByText('Van 1 de 90.')
	const { answer, release } = held(
		progressOf(sending, { total: { ...nobody, sent: 60, waiting: 30 } }),
	)
	server.answers[progressRoute] = answer
	const before = server.queriesOf(progressRoute).length
	await act(() => vi.advanceTimersByTimeAsync(3 * refetchIntervalMs))
	expect(server.queriesOf(progressRoute)).toHaveLength(before + 1)
	release()
	await screen.findByText('Van 60 de 90.')
})

test('a sent letter is published on the web after re-authentication, its address is shown, and it can be withdrawn', async () => {
	const { server, user } = openRun(
		finishedLetter,
		{ archive: { en: address } },
		{ [archive]: refuse(403, 'proof-required') },
	)
	await user.click(await screen.findByRole('button', { name: 'Ponerla en la web' }))
	const shown = { ...finishedLetter, archived_at: '2026-11-20T09:00:00.000Z' }
	server.answers['POST /api/admin/proof'] = () => {
		server.answers[archive] = shown
		server.answers[progressRoute] = progressOf(shown, { archive: { en: address } })
	}
	await prove(user)
	await screen.findByText('Carta en la web')
	const link = await screen.findByRole('link', { name: address })
	expect(link.getAttribute('href')).toBe(address)
	server.answers[archive] = finishedLetter
	server.answers[progressRoute] = progressOf(finishedLetter, { archive: { en: address } })
	await user.click(screen.getByRole('button', { name: 'Quitarla de la web' }))
	await screen.findByText('Carta fuera de la web')
	await waitFor(() => expect(screen.queryByRole('link', { name: address })).toBeNull())
	expect(server.bodiesOf(archive).slice(-2)).toEqual([
		{ id: 'l1', is_public: true },
		{ id: 'l1', is_public: false },
	])
})

test('publication is not offered while the archive is switched off', async () => {
	openRun(finishedLetter)
	await screen.findByText(/^De 1 cartas/)
	expect(screen.queryByText('También en la web')).toBeNull()
})

test('publication is not offered for a letter that has not gone out to everyone', async () => {
	const paused = { ...finishedLetter, state: 'paused', pause_reason: 'first-fifty' } as const
	openRun(paused, { archive: { en: address } })
	await screen.findByText(/^Salieron las primeras 50\./)
	expect(screen.queryByText('También en la web')).toBeNull()
})

const next = '2026-11-24T06:31:00.000Z'
const end = '2026-11-24T07:26:00.000Z'
const pace = progressOf(finishedLetter, {
	mails_last_hour: 506,
	letters_per_day: 20_000,
	next_mail: next,
	expected_end: end,
})

test('the sentence about a letter that waits for the hourly limit states why it waits, when it resumes and when its last email is sent', () => {
	expect(sendingRate({ ...pace, waits_for: 'hour' })).toBe(
		`Ahora espera: en los últimos 60 minutos salieron 506 correos, con las confirmaciones, y se permiten 500 (“Correos por hora”, en Ajustes). Sigue sola hacia las ${formatClock(next)}. La última sale el ${formatDateTime(end)}.`,
	)
})

test('the sentence about a letter that waits for the daily limit names the limit but no time', () => {
	const sentence = sendingRate({ ...pace, waits_for: 'day', expected_end: null })
	expect(sentence).toContain(
		'salieron las 20.000 cartas que se permiten (“Cartas por día”, en Ajustes)',
	)
	expect(sentence).not.toMatch(/\d\d:\d\d/)
})

test('the sentence about a letter that goes out contains the error code of an unreachable mail server', () => {
	expect(sendingRate({ ...pace, unanswered: 'ECONNREFUSED' })).toContain('ECONNREFUSED')
})

test('the sentence about a letter with emails to retry says that these may go out later than the stated time', () => {
	expect(sendingRate({ ...pace, retrying: 1 })).toContain('más tarde')
})

test('the sentence about a letter that goes out states its rate and the time of the last email', () => {
	const sentence = sendingRate(pace)
	expect(sentence).toContain('506')
	expect(sentence).toContain(formatDateTime(end))
	expect(sentence).not.toContain('espera')
	expect(sendingRate({ ...pace, expected_end: null })).toBe('')
})
