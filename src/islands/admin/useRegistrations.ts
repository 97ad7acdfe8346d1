import { useLayoutEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { arrivingList, listOf, type List } from '#domain/waitlist/list.ts'
import { countRegistrations, readRegistrations } from './api.ts'

type Progress = { readonly read: number; readonly total: number }

type Registrations = {
	readonly list: List
	/** Null unless a load is in progress. */
	readonly progress: Progress | null
	readonly load: () => void
}

const progressIntervalMs = 250
/** About as many rows as a high screen shows. They are painted before more rows are read. */
const firstPaintRows = 40
/** While loading, the list is rendered whenever it is this many times as long: counting and sorting take time. */
const renderGrowthFactor = 4
/** The longest wait for a frame; browsers paint no frames in a hidden tab. */
const maxFrameWaitMs = 200

/**
 * Loads the list when the panel opens. The first load is rendered while it arrives; a later one replaces the
 * list when it is complete, so that a failure leaves the previous list in place.
 */
export function useRegistrations(onFailure: (error: unknown) => void): Registrations {
	const [list, setList] = useState(() => listOf([]))
	const [progress, setProgress] = useState<Progress | null>(null)
	const current = useRef<AbortController>(null)
	/** The last list that was loaded completely; restored when a load fails. */
	const complete = useRef(list)

	async function load() {
		current.current?.abort()
		const controller = new AbortController()
		current.current = controller
		const isFirstLoad = complete.current.length === 0
		try {
			complete.current = await streamList(controller.signal, {
				onProgress: setProgress,
				onRows: isFirstLoad ? setList : undefined,
			})
			setList(complete.current)
		} catch (error) {
			if (controller.signal.aborted) return
			setList(complete.current)
			onFailure(error)
		}
		if (current.current === controller) setProgress(null)
	}

	// A layout effect: the server prepares its response while the browser paints.
	const loadOnce = useRef(load)
	useLayoutEffect(() => {
		void loadOnce.current()
		return () => current.current?.abort()
	}, [])

	return { list, progress, load: () => void load() }
}

type StreamCallbacks = {
	readonly onProgress: (progress: Progress) => void
	/** Renders the incomplete list: after the first rows, then each time it has grown enough. */
	readonly onRows: ((list: List) => void) | undefined
}

async function streamList(signal: AbortSignal, { onProgress, onRows }: StreamCallbacks) {
	const arriving = arrivingList()
	let read = 0
	let total = 0
	let renderedRows = 0
	let reportedAt = 0
	onProgress({ read, total })
	for await (const batch of readRegistrations(signal)) {
		for (const row of batch) {
			arriving.push(row)
			read++
			if (read !== firstPaintRows) continue
			if (onRows) {
				flushSync(() => onRows(arriving.soFar()))
				await nextPaint()
			}
			// If counting fails, only the total in the progress message is missing.
			countRegistrations(signal).then(
				(count) => (total = count),
				() => {},
			)
		}
		const now = performance.now()
		if (now - reportedAt >= progressIntervalMs) {
			reportedAt = now
			onProgress({ read, total })
		}
		if (onRows && read >= renderedRows * renderGrowthFactor) {
			renderedRows = read
			onRows(arriving.soFar())
		}
	}
	return arriving.soFar()
}

/** Resolves after the next frame has been painted. */
function nextPaint(): Promise<void> {
	return new Promise((resolve) => {
		setTimeout(resolve, maxFrameWaitMs)
		requestAnimationFrame(() => setTimeout(resolve))
	})
}
