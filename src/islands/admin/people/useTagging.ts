import { useState } from 'react'
import type { FilteredTags, ListChange, TagCounts } from '#contract/list-change.ts'
import { filterOf } from '#islands/admin/list/list-view.ts'
import type { List } from '#islands/admin/list/useList.ts'
import { useAction } from '#islands/admin/useAction.ts'
import { tagMatching } from './tag-api.ts'
import listWords from '#content/messages/es/panel/list.yaml'

const words = listWords.tagging

type Options = {
	readonly list: List
	/** The change continues in the background. */
	readonly onStarted: (change: ListChange) => void
}

/** Tags for all people matching the filters: the state of `TagDialog`, and the request it sends. */
export function useTagging({ list, onStarted }: Options) {
	const [isOpen, setIsOpen] = useState(false)
	const { isBusy, run } = useAction()
	const count = list.page?.count ?? 0
	const known: TagCounts = list.summary?.tags ?? []

	function onRefusal(refusal: string) {
		if (refusal === 'conflict') setIsOpen(false)
		return false
	}

	async function confirm(tags: Pick<FilteredTags, 'add' | 'remove'>) {
		const message = {
			filter: filterOf(list.view),
			...(list.search !== '' && { search: list.search }),
			count,
			...tags,
		}
		const options = { action: words.open, refused: { conflict: words.changed }, onRefusal }
		const begun = await run(options, () => tagMatching(message))
		if (begun === null) return
		setIsOpen(false)
		if (begun.change) onStarted(begun.change)
	}

	return {
		isOpen,
		isBusy,
		count,
		known,
		open: () => setIsOpen(true),
		close: () => setIsOpen(false),
		confirm: (tags: Pick<FilteredTags, 'add' | 'remove'>) => void confirm(tags),
	}
}

export type Tagging = ReturnType<typeof useTagging>
