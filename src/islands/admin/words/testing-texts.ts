import type { WordText } from '#contract/words.ts'

/** A text of a catalogue for tests: what it shows is the text itself, unless given. */
export function wordText(address: string, text: string, more: Partial<WordText> = {}): WordText {
	const [file = '', place = ''] = address.split(':')
	return { file, place, kind: 'line', text, shown: [text], draft: null, ...more }
}
