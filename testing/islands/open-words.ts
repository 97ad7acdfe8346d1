import type { WordText } from '#cms/messages/words.ts'
import { wordText } from './word-text.ts'
import { openPanel } from './open-panel.tsx'
import type { ServedRequest } from './serve.ts'

export const read = 'GET /api/admin/words'
export const save = 'POST /api/admin/words'
export const changes = 'GET /api/admin/words/changes'

export const subject = wordText('messages/en/mails.yaml:confirmation/subject', 'Please confirm')
export const german = wordText('messages/de/mails.yaml:confirmation/subject', 'Bitte bestätigen')

export const address = ({ file, place }: WordText) => `${file}:${place}`

/** Opens the place "Textos" at the emails, which have no page, so that their texts are listed. */
export function openWords(
	texts: readonly WordText[],
	frase = '',
	answers: Record<string, unknown> = {},
) {
	const answer = ({ query }: ServedRequest) => ({
		texts: texts.filter(({ file }) => file.includes(`/${query['language']}/`)),
		facts: { 'price.lifetime': '$10' },
		places: {},
	})
	const search = new URLSearchParams({ pagina: 'mails', idioma: 'en', ...(frase && { frase }) })
	return openPanel(`/waitlist/textos?${search}`, {
		[read]: answer,
		[changes]: { changes: [], outdated: [], digest: 'd' },
		[save]: undefined,
		...answers,
	})
}
