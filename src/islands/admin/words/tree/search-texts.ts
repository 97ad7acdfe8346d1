import type { WordText } from '#contract/words.ts'
import type { Language } from '#domain/pages/languages.ts'
import type { Catalog } from '#islands/admin/words/useCatalogs.ts'

export type Hit = { readonly text: WordText; readonly language: Language; readonly line: string }

/**
 * Searches the texts of all loaded languages, ignoring case and accents. Matches shown words and the source; of a
 * draft, the source.
 *
 * @example searchTexts([english], 'thursday')[0].line // 'See Thursday coming.'
 */
export function searchTexts(catalogs: readonly Catalog[], wanted: string): readonly Hit[] {
	const sought = folded(wanted)
	if (sought === '') return []
	return catalogs.flatMap(({ language, texts }) =>
		[...texts.values()].flatMap((text) => {
			const lines = text.draft ? [text.draft.text] : [...text.shown, text.text]
			const line = lines.find((each) => folded(each).includes(sought))
			if (line === undefined) return []
			// A match in the source only is listed in its readable form.
			const isWritten = !text.draft && !text.shown.includes(line)
			return [{ text, language, line: isWritten ? text.shown.join(' ') || line : line }]
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
