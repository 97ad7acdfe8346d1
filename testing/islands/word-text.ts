import type { WordCatalog, WordText } from '#cms/messages/words.ts'
import { languages } from '#site-map/languages.ts'
import { recordOf } from '#values/record-of.ts'

/** A catalogue text for tests, in the language that its file names. */
export function wordText(address: string, text: string, more: Partial<WordText> = {}): WordText {
	const [file = '', place = ''] = address.split(':')
	const language = languages.find((each) => file.split('/').includes(each)) ?? 'en'
	return { file, place, language, kind: 'line', text, draft: null, ...more }
}

/** A catalogue for tests, with the same facts in all languages. */
export function catalogWith(
	texts: readonly WordText[] = [],
	facts: Readonly<Record<string, string>> = {},
): WordCatalog {
	return {
		texts: [...texts],
		facts: recordOf(languages, () => ({ ...facts })),
		places: recordOf(languages, () => ({})),
	}
}
