import { useLayoutEffect, useRef } from 'react'
import { addressText } from '#domain/words/counterparts.ts'
import { factNamesIn } from '#domain/words/source-text.ts'
import type { FramedPage } from './frame/useFramedPage.ts'
import type { Sentence } from './frame/find-sentences.ts'
import { canShow, showText } from './frame/show-text.ts'
import { catalogOf } from './useCatalogs.ts'
import type { Desk } from './useDesk.ts'

/**
 * Shows drafts and what is being typed in the page, in every sentence that has the text or names a fact that is changed.
 *
 * @param addresses that of the text of each sentence
 * @returns the numbers of the sentences that are changed, and of those whose faults keep them from being saved
 */
export function useFrameChanges(
	page: FramedPage,
	addresses: readonly string[],
	{
		catalogs,
		drafts,
		address,
		draftFacts,
	}: Pick<Desk, 'catalogs' | 'drafts' | 'address' | 'draftFacts'>,
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
		const built = catalog?.facts ?? {}
		const facts = (catalog && draftFacts?.[catalog.language]) ?? built
		const names = text ? factNamesIn(source ?? text.text) : []
		const isOtherwise = names.some((name) => facts[name] !== built[name])
		return {
			sentence,
			text,
			source: source ?? (isOtherwise ? (text?.text ?? null) : null),
			facts,
			/** What the sentence says, and with which values. */
			state:
				source === null && !isOtherwise
					? null
					: [source, ...names.map((name) => facts[name])].join('\n'),
		}
	})

	useLayoutEffect(() => {
		let isChanged = false
		for (const { sentence, text, source, facts, state } of changes) {
			const before = shown.current.get(sentence)
			if (!text || state === (before ?? null) || !canShow(text, facts)) continue
			// The piece knows the text as the page was built from it.
			const own = sentence.piece.shown.find((each) => addressText(each.text) === addressText(text))
			showText(sentence, own?.text ?? text, source, facts)
			if (state === null) shown.current.delete(sentence)
			else shown.current.set(sentence, state)
			isChanged = true
		}
		if (isChanged) page.measure()
	})

	return { changed, unsaved }
}
