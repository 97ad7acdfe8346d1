import { useLayoutEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { arrivingList, listOf, type List } from '#domain/waitlist/list.ts'
import { countRegistrations, readRegistrations } from './api.ts'

type Progress = { readonly read: number; readonly total: number }

type Registrations = {
	readonly list: List
	/** Null when nothing is on its way. */
	readonly progress: Progress | null
	readonly load: () => void
}

const betweenFiguresMs = 250
/** As many rows as a tall screen shows: they are painted before the next one is read. */
const firstRows = 40
/** The list is painted whenever it has grown so much: to count and sort it each time takes a while. */
const growth = 4

/**
 * The list, loaded when the panel opens. Its first rows show at once; a later load shows what it found
 * when it is complete, so that one that fails leaves the list as it was.
 */
export function useRegistrations(onFailure: (error: unknown) => void): Registrations {
	const [list, setList] = useState(() => listOf([]))
	const [progress, setProgress] = useState<Progress | null>(null)
	const current = useRef<AbortController>(null)
	/** What a load that fails leaves: never a part of a list, which would pass for the whole. */
	const complete = useRef(list)

	async function load() {
		current.current?.abort()
		const mine = new AbortController()
		current.current = mine
		const before = complete.current
		const arriving = arrivingList()
		let read = 0
		let total = 0
		let painted = 0
		let toldAt = 0
		setProgress({ read: 0, total })
		try {
			for await (const batch of readRegistrations(mine.signal)) {
				for (const row of batch) {
					arriving.push(row)
					read++
					if (read !== firstRows) continue
					if (before.length === 0) {
						flushSync(() => setList(arriving.soFar()))
						await nextPaint()
					}
					// Without it only the sentence about the progress is missing.
					countRegistrations(mine.signal)
						.then((count) => (total = count))
						.catch(() => {})
				}
				const found = arriving.soFar()
				const now = performance.now()
				if (now - toldAt >= betweenFiguresMs) {
					toldAt = now
					setProgress({ read, total })
				}
				if (before.length === 0 && read >= painted * growth) {
					painted = read
					setList(found)
				}
			}
			complete.current = arriving.soFar()
			setList(complete.current)
		} catch (error) {
			if (mine.signal.aborted) return
			setList(before)
			onFailure(error)
		}
		if (current.current === mine) setProgress(null)
	}

	// Once, when the panel opens: later loads are asked for. The server works while the frame is drawn.
	const open = useRef(load)
	useLayoutEffect(() => {
		void open.current()
		return () => current.current?.abort()
	}, [])

	return { list, progress, load: () => void load() }
}

/** After the next frame; in a tab that draws none, after a moment. */
function nextPaint(): Promise<void> {
	return new Promise((resolve) => {
		setTimeout(resolve, 200)
		requestAnimationFrame(() => setTimeout(resolve))
	})
}
