import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { Letter } from '#contract/letter.ts'
import type { LetterProgress } from '#contract/letter-sending.ts'
import { draftLetter } from '#testing/islands/open-draft.tsx'
import { openPanel, prove } from '#testing/islands/open-panel.tsx'
import { refuse } from '#testing/islands/serve.ts'

const archive = 'POST /api/admin/letter/archive'
const progressRoute = 'GET /api/admin/letter/progress'
const address = 'https://innervolt.example/letters/we-open'

const finished: Letter = {
	...draftLetter,
	state: 'finished',
	send_at: '2026-11-20T08:00:00.000Z',
	confirmed_at: '2026-11-20T07:50:00.000Z',
	confirmed_by: 'ada',
	recipients: 1,
	ended_at: '2026-11-20T08:01:00.000Z',
}

function progressOf(letter: Letter, addresses: LetterProgress['archive']): LetterProgress {
	return {
		letter,
		at: '2026-11-20T08:02:00.000Z',
		total: { waiting: 0, sending: 0, sent: 1, refused: 0, skipped: 0, erased: 0 },
		languages: {},
		retrying: 0,
		unsubscribed: 0,
		returned: null,
		mails_last_hour: 0,
		mails_per_hour: 500,
		unanswered: null,
		waits_for: null,
		other_letter: null,
		letters_per_day: 1_000,
		next_mail: null,
		expected_end: null,
		entrances: null,
		forms: null,
		archive: addresses,
	}
}

function openRun(
	letter: Letter,
	addresses: LetterProgress['archive'],
	answers: Record<string, unknown> = {},
) {
	return openPanel('/waitlist/cartas/carta?id=l1', {
		'GET /api/admin/letter': letter,
		[progressRoute]: progressOf(letter, addresses),
		'GET /api/admin/letter/refusals': { codes: [], recipients: [], returned: [] },
		...answers,
	})
}

test('a letter that has gone out is put on the web after a proof, says where, and is taken off', async () => {
	const { server, user } = openRun(
		finished,
		{ en: address },
		{ [archive]: refuse(403, 'proof-required') },
	)
	await user.click(await screen.findByRole('button', { name: 'Ponerla en la web' }))
	const shown = { ...finished, archived_at: '2026-11-20T09:00:00.000Z' }
	server.answers['POST /api/admin/proof'] = () => {
		server.answers[archive] = shown
		server.answers[progressRoute] = progressOf(shown, { en: address })
	}
	await prove(user)
	await screen.findByText('Carta en la web')
	const link = await screen.findByRole('link', { name: address })
	expect(link.getAttribute('href')).toBe(address)
	server.answers[archive] = finished
	server.answers[progressRoute] = progressOf(finished, { en: address })
	await user.click(screen.getByRole('button', { name: 'Quitarla de la web' }))
	await screen.findByText('Carta fuera de la web')
	await waitFor(() => expect(screen.queryByRole('link', { name: address })).toBeNull())
	expect(server.bodiesOf(archive).slice(-2)).toEqual([
		{ id: 'l1', is_public: true },
		{ id: 'l1', is_public: false },
	])
})

test('while the archive is switched off nothing is offered', async () => {
	openRun(finished, null)
	await screen.findByText(/^De 1 cartas/)
	expect(screen.queryByText('También en la web')).toBeNull()
})

test('a letter that has not gone out to all is not offered', async () => {
	openRun({ ...finished, state: 'paused', pause_reason: 'first-fifty' }, { en: address })
	await screen.findByText(/^Salieron las primeras 50\./)
	expect(screen.queryByText('También en la web')).toBeNull()
})
