import { useEffect, useRef, useState } from 'react'
import { readRegistrations, type Registration } from './api.ts'

type Progress = { readonly read: number; readonly total: number }

type List = {
	readonly rows: readonly Registration[]
	/** Null when nothing is on its way. */
	readonly progress: Progress | null
	readonly load: () => void
}

/** Rows that are painted as soon as they are here; later ones wait for a frame of their own. */
const firstRows = 100
const betweenPaintsMs = 250

/**
 * The list, loaded when the panel opens. Its first rows show at once; a later load shows what it found
 * when it is complete, so that one that fails leaves the list as it was.
 */
export function useRegistrations(onFailure: (error: unknown) => void): List {
	const [rows, setRows] = useState<readonly Registration[]>([])
	const [progress, setProgress] = useState<Progress | null>(null)
	const current = useRef<AbortController>(null)

	async function load() {
		current.current?.abort()
		const mine = new AbortController()
		current.current = mine
		const before = rows
		const found: Registration[] = []
		let total = 0
		let paintedAt = 0
		setProgress({ read: 0, total })
		try {
			for await (const batch of readRegistrations(mine.signal, (count) => (total = count))) {
				for (const row of batch) found.push(row)
				const now = performance.now()
				if (found.length > firstRows && now - paintedAt < betweenPaintsMs) continue
				paintedAt = now
				setProgress({ read: found.length, total })
				if (before.length === 0) setRows(found.slice())
			}
			setRows(found)
		} catch (error) {
			if (mine.signal.aborted) return
			setRows(before)
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

	return { rows, progress, load: () => void load() }
}
