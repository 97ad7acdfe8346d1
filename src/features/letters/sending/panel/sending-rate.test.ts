import { expect, test } from 'vitest'
import { formatClock, formatDateTime } from '#panel/format/format-date.ts'
import { sendingRate } from './sending-rate.ts'

const next = '2026-11-24T06:31:00.000Z'
const end = '2026-11-24T07:26:00.000Z'
const pace = {
	mails_last_hour: 506,
	mails_per_hour: 500,
	letters_per_day: 20_000,
	waits_for: null,
	other_letter: null,
	unanswered: null,
	retrying: 0,
	next_mail: next,
	expected_end: end,
}

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
