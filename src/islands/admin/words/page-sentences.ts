import type { WordText } from '#contract/words.ts'
import { addressText } from '#domain/words/counterparts.ts'
import type { FramedSentence } from './frame/useFramedPage.ts'
import { hasFile } from '#domain/words/word-groups.ts'
import type { Item } from './word-items.ts'

/**
 * The text of each sentence of a page, where several have the same words: one of the page's own files, the second for
 * the second sentence and so on.
 *
 * @returns addresses, in the order of the sentences
 */
export function addressesOf(
	sentences: readonly Pick<FramedSentence, 'sentence'>[],
	item: Item,
): readonly string[] {
	const seen = new Map<string, number>()
	return sentences.map(({ sentence: { piece } }) => {
		const own = piece.shown.filter(({ text }) => hasFile(item, text.file))
		const candidates = own.length > 0 ? own : piece.shown
		const number = seen.get(piece.compared) ?? 0
		seen.set(piece.compared, number + 1)
		const chosen = candidates[Math.min(number, candidates.length - 1)]
		return chosen ? addressText(chosen.text) : ''
	})
}

/** The texts of an item not shown by any sentence. */
export function hiddenOf(
	texts: readonly WordText[],
	sentences: readonly Pick<FramedSentence, 'sentence'>[],
): readonly WordText[] {
	const shown = new Set(
		sentences.flatMap(({ sentence }) => sentence.piece.shown.map(({ text }) => addressText(text))),
	)
	return texts.filter((text) => !shown.has(addressText(text)))
}
