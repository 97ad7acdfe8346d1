import { type Letter, letterChange } from '#features/letters/messages/letter.ts'
import type { LetterChecks } from '#features/letters/messages/letter-checks.ts'
import { openPanel } from './open-panel.tsx'
import type { ServedRequest } from './serve.ts'

export const draftLetter: Letter = {
	id: 'l1',
	name: 'We open',
	content: { en: { subject: 'We open', text: 'On 2 March.' } },
	fallback: null,
	segment: null,
	purpose: 'news',
	reply_to: null,
	timing: null,
	campaign: 'letter-we-open',
	state: 'draft',
	version: 1,
	tested_version: null,
	created_at: '2026-11-20T08:00:00.000Z',
	updated_at: '2026-11-20T08:00:00.000Z',
	confirmed_at: null,
	confirmed_by: null,
	send_at: null,
	recipients: null,
	pause_reason: null,
	pause_code: null,
	ended_at: null,
	archived_at: null,
	series: null,
	delay_minutes: null,
}

/** Checks that allow sending. */
export const passedChecks: LetterChecks = [
	{ name: 'words', level: 'blocks', status: 'passed', values: {} },
	{ name: 'recipients', level: 'blocks', status: 'passed', values: { count: 60 } },
]

/** Opens the draft in the panel, with a simulated server that keeps saved changes as the real one does. */
export function openDraft(answers: Record<string, unknown> = {}) {
	let stored = draftLetter
	return openPanel('/waitlist/cartas/carta?id=l1', {
		'GET /api/admin/letter': () => stored,
		'GET /api/admin/segments': [],
		'GET /api/admin/letter/recipients': {
			count: 60,
			languages: { en: 60, de: 0, pt: 0, es: 0 },
			left_out: { undeliverable: 2, paused: 0, consent: 0, frequency: 0 },
		},
		'GET /api/admin/letter/preview': [],
		'GET /api/admin/letter/checks': passedChecks,
		'GET /api/admin/test-address': { email: 'ines@example.com' },
		'POST /api/admin/letters/save': ({ body }: ServedRequest) => {
			stored = { ...stored, ...letterChange.parse(body), version: stored.version + 1 }
			return stored
		},
		...answers,
	})
}
