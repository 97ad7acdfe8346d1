import type { WordText } from '#contract/words.ts'
import type { Language } from '#domain/pages/languages.ts'
import type { Catalog } from '#islands/admin/words/useCatalogs.ts'

export type Hit = { readonly text: WordText; readonly language: Language; readonly line: string }

/**
 * The texts that say something, in any language that has been read: capital letters and accents make no difference. Shown words
 * and the text as it is written count, of a draft the latter.
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
			// What was found only as it is written is listed as it is read.
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
