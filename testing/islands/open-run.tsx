import type { Letter } from '#features/letters/messages/letter.ts'
import type { LetterProgress } from '#features/letters/messages/letter-sending.ts'
import { draftLetter } from './open-draft.tsx'
import { openPanel } from './open-panel.tsx'

export const finishedLetter: Letter = {
	...draftLetter,
	state: 'finished',
	send_at: '2026-11-20T08:00:00.000Z',
	confirmed_at: '2026-11-20T07:50:00.000Z',
	confirmed_by: 'ada',
	recipients: 1,
	ended_at: '2026-11-20T08:01:00.000Z',
}

export const nobody = { waiting: 0, sending: 0, sent: 0, refused: 0, skipped: 0, erased: 0 }

export function progressOf(letter: Letter, changed: Partial<LetterProgress> = {}): LetterProgress {
	return {
		letter,
		at: '2026-11-20T08:02:00.000Z',
		total: { ...nobody, sent: 1 },
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
		archive: null,
		...changed,
	}
}

export function openRun(
	letter: Letter,
	changed: Partial<LetterProgress> = {},
	answers: Record<string, unknown> = {},
) {
	return openPanel('/waitlist/cartas/carta?id=l1', {
		'GET /api/admin/letter': letter,
		'GET /api/admin/letter/progress': progressOf(letter, changed),
		'GET /api/admin/letter/refusals': { recipients: [], returned: [] },
		...answers,
	})
}
