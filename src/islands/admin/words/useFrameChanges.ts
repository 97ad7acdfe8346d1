import { useLayoutEffect, useRef } from 'react'
import { addressText } from '#domain/words/counterparts.ts'
import type { FramedPage } from './frame/useFramedPage.ts'
import type { Sentence } from './frame/find-sentences.ts'
import { canShow, showText } from './frame/show-text.ts'
import type { Catalog } from './useCatalogs.ts'
import type { Drafts } from './useWordQueue.ts'

/**
 * Shows drafts and what is being typed in the page, in every sentence that has the text.
 *
 * @param addresses that of the text of each sentence
 * @returns the numbers of the sentences that are changed
 */
export function useFrameChanges(
	page: FramedPage,
	addresses: readonly string[],
	catalog: Catalog | null,
	drafts: Drafts,
): ReadonlySet<number> {
	const shown = useRef(new WeakMap<Sentence, string>())
	const changed = new Set<number>()
	const changes = page.sentences.map(({ sentence }, index) => {
		const text = catalog?.texts.get(addresses[index] ?? '')
		const source = text ? drafts.changeOf(text) : null
		if (source !== null) changed.add(index)
		return { sentence, text, source }
	})

	useLayoutEffect(() => {
		if (catalog === null) return
		let isChanged = false
		for (const { sentence, text, source } of changes) {
			const before = shown.current.get(sentence)
			if (!text || source === (before ?? null) || !canShow(text, catalog.facts)) continue
			// The piece knows the text as the page was built from it.
			const own = sentence.piece.shown.find((each) => addressText(each.text) === addressText(text))
			showText(sentence, own?.text ?? text, source, catalog.facts)
			if (source === null) shown.current.delete(sentence)
			else shown.current.set(sentence, source)
			isChanged = true
		}
		if (isChanged) page.measure()
	})

	return changed
}
