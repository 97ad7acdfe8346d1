import { useMemo } from 'react'
import { hasFile } from '#site-map/word-groups.ts'
import type { WordsState } from '#cms/panel/useWordsState.ts'
import type { Item } from '#cms/panel/word-items.ts'

/** What the tree shows about some items, for all languages together. */
export type ItemStatus = ReturnType<ReturnType<typeof useItemStatus>>

/** Counts changes and outdated texts. */
export function useItemStatus({
	catalog,
	changes,
	drafts,
}: Pick<WordsState, 'catalog' | 'changes' | 'drafts'>) {
	const withNewOriginal = useMemo(
		() => [...(catalog?.texts.values() ?? [])].filter(({ draft }) => draft?.isOriginalChanged),
		[catalog],
	)
	return (...items: readonly Item[]) => {
		const isOwn = ({ file }: { readonly file: string }) => items.some((item) => hasFile(item, file))
		return {
			/** Unpublished texts. */
			changes: changes.texts.filter(({ all }) => all.some(isOwn)).length,
			/** Texts with faults or in a conflict, which are kept only in this browser. */
			unsaved: drafts.unsaved.filter((targets) => targets.some(isOwn)).length,
			review: changes.outdated.filter(isOwn).length,
			/** Whether an update of the site changed the original of a changed text. */
			hasNewOriginal: withNewOriginal.some(isOwn),
		}
	}
}
