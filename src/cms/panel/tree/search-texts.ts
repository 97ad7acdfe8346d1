import type { WordText } from '#cms/messages/words.ts'
import { plainText } from '#cms/panel/plain-text.ts'
import type { Catalog } from '#cms/panel/useCatalog.ts'
import { draftedText } from '#cms/panel/word-items.ts'

export type Hit = { readonly text: WordText; readonly line: string }

/**
 * Searches the texts of all languages, both as visitors read them and as they are written. Ignores case and accents.
 *
 * @example searchTexts(catalog, 'thursday')[0].line // 'See Thursday coming.'
 */
export function searchTexts({ texts, facts }: Catalog, wanted: string): readonly Hit[] {
	const sought = folded(wanted)
	if (sought === '') return []
	return [...texts.values()].flatMap((text) => {
		const source = draftedText(text)
		const line = plainText(source, facts[text.language]) || source
		const isFound = [line, source].some((each) => folded(each).includes(sought))
		return isFound ? [{ text, line }] : []
	})
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
