import { useMemo } from 'react'
import { hasFile } from '#site-map/word-groups.ts'
import { formatMessage } from '#cms/reader/format/format-message.ts'
import words from '#content/messages/es/panel/words.yaml'
import type { WordsState } from '#cms/panel/useWordsState.ts'
import type { Item } from '#cms/panel/word-items.ts'

export type ItemStatus = {
	/** The window drawn beside the item: red for an unsaved fault, lit for a change, shut for an outdated text. */
	readonly mark: 'faulty' | 'lit' | 'blind' | 'none'
	readonly note: string | null
	/** Whether the note asks the owner to do something before publishing. */
	readonly isUrgent: boolean
}

/** The most important thing that the tree says about some items, for all languages together. */
export function useItemStatus({ catalog, changes, drafts }: WordsState) {
	const withNewOriginal = useMemo(
		() => [...(catalog?.texts.values() ?? [])].filter(({ draft }) => draft?.isOriginalChanged),
		[catalog],
	)
	return (...items: readonly Item[]): ItemStatus => {
		const isOwn = ({ file }: { readonly file: string }) => items.some((item) => hasFile(item, file))
		const { unsaved, original, changes: changed, review } = words.tree
		// Texts with faults or in a conflict, which are kept only in this browser.
		const held = drafts.unsaved.filter((targets) => targets.some(isOwn)).length
		if (held > 0)
			return { mark: 'faulty', note: formatMessage('es', unsaved, { n: held }), isUrgent: true }
		// An update of the site changed the original of a changed text.
		if (withNewOriginal.some(isOwn)) return { mark: 'lit', note: original, isUrgent: true }
		const drafted = changes.texts.filter(({ all }) => all.some(isOwn)).length
		if (drafted > 0)
			return { mark: 'lit', note: formatMessage('es', changed, { n: drafted }), isUrgent: false }
		const n = changes.outdated.filter(isOwn).length
		if (n > 0) return { mark: 'blind', note: formatMessage('es', review, { n }), isUrgent: false }
		return { mark: 'none', note: null, isUrgent: false }
	}
}
