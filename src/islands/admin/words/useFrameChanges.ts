import { useLayoutEffect, useRef } from 'react'
import { addressText } from '#domain/words/counterparts.ts'
import { factNamesIn } from '#domain/words/source-text.ts'
import type { FramedPage } from './frame/useFramedPage.ts'
import type { Sentence } from './frame/find-sentences.ts'
import { canShow, showText } from './frame/show-text.ts'
import { catalogOf } from './useCatalogs.ts'
import type { Desk } from './useDesk.ts'

/**
 * Shows drafts and typed text in the page, in every sentence with the text or a changed fact.
 *
 * @param addresses of the text of each sentence
 * @returns the numbers of the changed sentences, and of the ones whose faults prevent saving
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
			/** The sentence's text, and its values. */
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
			// The piece has the text the page was built from.
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
