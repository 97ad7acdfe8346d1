import { useEffect, useRef, useState } from 'react'
import { arrivingList, listOf, type List } from '#domain/waitlist/list.ts'
import { readRegistrations } from './api.ts'

type Progress = { readonly read: number; readonly total: number }

type Registrations = {
	readonly list: List
	/** Null when nothing is on its way. */
	readonly progress: Progress | null
	readonly load: () => void
}

const betweenFiguresMs = 250
/** The list is painted whenever it has grown so much: to count and sort it each time takes a while. */
const growth = 2

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
		let total = 0
		let painted = 0
		let toldAt = 0
		setProgress({ read: 0, total })
		try {
			for await (const batch of readRegistrations(mine.signal, (count) => (total = count))) {
				for (const row of batch) arriving.push(row)
				const found = arriving.soFar()
				const now = performance.now()
				if (now - toldAt >= betweenFiguresMs) {
					toldAt = now
					setProgress({ read: found.length, total })
				}
				if (before.length === 0 && found.length >= painted * growth) {
					painted = found.length
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

	// Once, when the panel opens: later loads are asked for.
	const open = useRef(load)
	useEffect(() => {
		void open.current()
		return () => current.current?.abort()
	}, [])

	return { list, progress, load: () => void load() }
}
