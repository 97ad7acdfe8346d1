import type { WordText } from '#cms/messages/words.ts'
import { catalogWith, wordText } from './word-text.ts'
import { openPanel } from './open-panel.tsx'

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
	const search = new URLSearchParams({ pagina: 'mails', idioma: 'en', ...(frase && { frase }) })
	return openPanel(`/waitlist/textos?${search}`, {
		[read]: catalogWith(texts, { 'price.lifetime': '$10' }),
		[changes]: { changes: [], outdated: [], digest: 'd' },
		[save]: undefined,
		...answers,
	})
}
