import type { WordText } from '#cms/messages/words.ts'

/** A catalogue text for tests. */
export function wordText(address: string, text: string, more: Partial<WordText> = {}): WordText {
	const [file = '', place = ''] = address.split(':')
	return { file, place, kind: 'line', text, draft: null, ...more }
}
