import type { WordText } from '#cms/messages/words.ts'
import type { Language } from '#site-map/languages.ts'
import { plainText } from '#cms/panel/plain-text.ts'
import type { Catalog } from '#cms/panel/useCatalogs.ts'

export type Hit = { readonly text: WordText; readonly language: Language; readonly line: string }

/**
 * Searches the texts of all loaded languages, ignoring case and accents. Matches the words as they are
 * read, and the source.
 *
 * @example searchTexts([english], 'thursday')[0].line // 'See Thursday coming.'
 */
export function searchTexts(catalogs: readonly Catalog[], wanted: string): readonly Hit[] {
	const sought = folded(wanted)
	if (sought === '') return []
	return catalogs.flatMap(({ language, texts, facts }) =>
		[...texts.values()].flatMap((text) => {
			const source = text.draft?.text ?? text.text
			const line = plainText(source, facts) || source
			const isFound = [line, source].some((each) => folded(each).includes(sought))
			return isFound ? [{ text, language, line }] : []
		}),
	)
}

function folded(text: string): string {
	return text
		.normalize('NFD')
		.replaceAll(/\p{M}/gu, '')
		.replaceAll(/\s+/g, ' ')
		.replaceAll('’', "'")
		.toLowerCase()
		.trim()
}
