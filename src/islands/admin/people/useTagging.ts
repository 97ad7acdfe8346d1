import { useState } from 'react'
import type { FilteredTags, ListChange, TagCounts } from '#contract/list-change.ts'
import { filterOf } from '#islands/admin/list/list-view.ts'
import type { List } from '#islands/admin/list/useList.ts'
import type { PlaceProps } from '#islands/admin/place-props.ts'
import { useAction } from '#islands/admin/useAction.ts'
import { tagMatching } from './tag-api.ts'
import listWords from '#content/messages/es/panel/list.yaml'

const words = listWords.tagging

type Options = Pick<PlaceProps, 'toasts' | 'withProof' | 'onExpired'> & {
	readonly list: List
	/** The change continues in the background. */
	readonly onStarted: (change: ListChange) => void
}

/** Tags for all people matching the filters: the state of `TagDialog`, and the request it sends. */
export function useTagging({ list, onStarted, ...props }: Options) {
	const [isOpen, setIsOpen] = useState(false)
	const { isBusy, run } = useAction({ ...props, onChanged: () => setIsOpen(false) })
	const count = list.page?.count ?? 0
	const known: TagCounts = list.summary?.tags ?? []

	function onRefusal(refusal: string) {
		if (refusal !== 'conflict') return false
		props.toasts.show(words.changed, 'error')
		setIsOpen(false)
		list.reload()
		return true
	}

	async function confirm(tags: Pick<FilteredTags, 'add' | 'remove'>) {
		const message = {
			filter: filterOf(list.view),
			...(list.search !== '' && { search: list.search }),
			count,
			...tags,
		}
		const begun = await run({ action: words.open, onRefusal }, () => tagMatching(message))
		if (begun?.change) onStarted(begun.change)
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
