import { useState } from 'react'
import { logFailure, Refused, SessionEnded } from '#islands/admin/api.ts'
import type { PlaceProps } from '#islands/admin/place-props.ts'
import { useReading } from '#islands/admin/useReading.ts'
import { filterOf, isSameFilter } from './list-view.ts'
import { createSegment, deleteSegment, readSegments, updateSegment } from './segment-api.ts'
import type { List } from './useList.ts'
import listWords from '#content/messages/es/panel/list.yaml'

const words = listWords

type Options = Pick<PlaceProps, 'toasts' | 'onExpired'> & { list: List }

/** The saved filters, the active one, and the changes made in `SegmentDialog`. */
export function useSegments({ list, toasts, onExpired }: Options) {
	const [isOpen, setIsOpen] = useState(false)
	const [isBusy, setIsBusy] = useState(false)
	const [error, setError] = useState<string>()
	// After the first rows, which matter more.
	const reading = useReading(list.page && 'segments', { read: readSegments, onFailure: logFailure })
	const segments = reading.data ?? []
	const filter = filterOf(list.view)
	const isFiltered = Object.keys(filter).length > 0
	const chosen = segments.find((segment) => isSameFilter(segment.filter, filter))

	async function save(name: string, target: string | undefined) {
		const stored =
			target === undefined
				? createSegment({ name, filter })
				: updateSegment({ id: target, name, filter })
		await finish(stored, words.segments.saved)
	}

	async function remove(id: string) {
		await finish(deleteSegment(id), words.segments.removed)
	}

	async function finish(change: Promise<void>, message: { title: string; text: string }) {
		setIsBusy(true)
		try {
			await change
			close()
			toasts.show(message)
			reading.reload()
		} catch (failure) {
			if (failure instanceof SessionEnded) return onExpired()
			const refusal = failure instanceof Refused ? failure.refusal : null
			if (refusal?.error === 'conflict') {
				setError(refusal.field === 'count' ? words.segments.tooMany : words.segments.nameTaken)
			} else {
				console.error(failure)
				toasts.show(words.segments.failed, 'error')
			}
		}
		setIsBusy(false)
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
		remove: (id: string) => void remove(id),
	}
}

export type Segments = ReturnType<typeof useSegments>
