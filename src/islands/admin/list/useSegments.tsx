import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useAction } from '#islands/admin/useAction.ts'
import type { Announcement } from '#words/schemas/common.ts'
import { filterOf, isSameFilter } from './list-view.ts'
import { createSegment, deleteSegment, segmentsQuery, updateSegment } from './segment-api.ts'
import type { List } from './useList.ts'
import listWords from '#content/messages/es/panel/list.yaml'

const words = listWords

/** The saved filters, the active one, and the changes made in `SegmentDialog`. */
export function useSegments(list: List) {
	const [isOpen, setIsOpen] = useState(false)
	const [error, setError] = useState<string>()
	// After the first rows, which matter more.
	const { data: segments = [] } = useQuery({ ...segmentsQuery(), enabled: list.page !== null })
	const { isBusy, run } = useAction()
	const filter = filterOf(list.view)
	const isFiltered = Object.keys(filter).length > 0
	const chosen = segments.find((segment) => isSameFilter(segment.filter, filter))

	async function save(name: string, target: string | undefined) {
		await finish(words.segments.saved, () =>
			target === undefined
				? createSegment({ name, filter })
				: updateSegment({ id: target, name, filter }),
		)
	}

	async function finish(done: Announcement, change: () => Promise<true>) {
		const onRefusal = (refusal: string, field?: string) => {
			if (refusal !== 'conflict') return false
			setError(field === 'count' ? words.segments.tooMany : words.segments.nameTaken)
			return true
		}
		const options = { action: words.segments.save, done, failed: words.segments.failed, onRefusal }
		const isDone = await run(options, change)
		if (isDone) close()
	}

	function close() {
		setIsOpen(false)
		setError(undefined)
	}

	return {
		segments,
		chosen,
		filter,
		/** The letters the filter can name. */
		letters: list.summary?.letters ?? [],
		isFiltered,
		/** Whether the dialog is open. */
		isOpen,
		isBusy,
		/** The fault of the name. */
		error,
		open: () => setIsOpen(true),
		close,
		/** @param target the id of the segment to change; undefined for a new one */
		save: (name: string, target: string | undefined) => void save(name, target),
		remove: (id: string) => void finish(words.segments.removed, () => deleteSegment({ id })),
	}
}

export type Segments = ReturnType<typeof useSegments>
