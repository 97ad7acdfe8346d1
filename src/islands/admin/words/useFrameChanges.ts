import { useLayoutEffect, useRef } from 'react'
import { addressText } from '#domain/words/counterparts.ts'
import type { FramedPage } from './frame/useFramedPage.ts'
import type { Sentence } from './frame/find-sentences.ts'
import { canShow, showText } from './frame/show-text.ts'
import { catalogOf } from './useCatalogs.ts'
import type { Desk } from './useDesk.ts'

/**
 * Shows drafts and what is being typed in the page, in every sentence that has the text.
 *
 * @param addresses that of the text of each sentence
 * @returns the numbers of the sentences that are changed, and of those whose faults keep them from being saved
 */
export function useFrameChanges(
	page: FramedPage,
	addresses: readonly string[],
	{ catalogs, drafts, address }: Pick<Desk, 'catalogs' | 'drafts' | 'address'>,
): { readonly changed: ReadonlySet<number>; readonly unsaved: ReadonlySet<number> } {
	const shown = useRef(new WeakMap<Sentence, string>())
	const changed = new Set<number>()
	const unsaved = new Set<number>()
	const changes = page.sentences.map(({ sentence }, index) => {
		const own = addresses[index] ?? ''
		const catalog = catalogOf(catalogs, address.language, own)
		const text = catalog?.texts.get(own)
		const source = text ? drafts.changeOf(text) : null
		if (text && drafts.isUnsaved(text)) unsaved.add(index)
		else if (source !== null) changed.add(index)
		return { sentence, text, source, facts: catalog?.facts ?? {} }
	})

	useLayoutEffect(() => {
		let isChanged = false
		for (const { sentence, text, source, facts } of changes) {
			const before = shown.current.get(sentence)
			if (!text || source === (before ?? null) || !canShow(text, facts)) continue
			// The piece knows the text as the page was built from it.
			const own = sentence.piece.shown.find((each) => addressText(each.text) === addressText(text))
			showText(sentence, own?.text ?? text, source, facts)
			if (source === null) shown.current.delete(sentence)
			else shown.current.set(sentence, source)
			isChanged = true
		}
		if (isChanged) page.measure()
	})

	return { changed, unsaved }
}
