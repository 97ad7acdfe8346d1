import { useEffect, useRef, useState } from 'react'
import type { CountSummary } from '#contract/count-summary.ts'
import {
	type CountView,
	periodDays,
	readCountView,
	writeCountView,
} from '#domain/analytics/count-view.ts'
import { addDays } from '#domain/dates/utc-day.ts'
import { readCounts } from './counts-api.ts'

type Reading = {
	/** The sums that were read last. They stay while others are loading, and when that fails. */
	readonly summary: CountSummary | null
	/** When they were read, in milliseconds since 1970. */
	readonly readAt: number
	readonly status: 'loading' | 'ready' | 'failed'
}

export type Counts = Reading & {
	readonly view: CountView
	/** Changes the view and the query of the page's address, and reads the sums of it. */
	readonly change: (change: Partial<CountView>) => void
	readonly reload: () => void
}

/**
 * The view in the page's address and its sums. A late answer to an earlier view is dropped.
 *
 * @param today a UTC day
 */
export function useCounts(today: string, onFailure: (error: unknown) => void): Counts {
	const [view, setView] = useState(() => readCountView(location.search, today))
	const [reading, setReading] = useState<Reading>({ summary: null, readAt: 0, status: 'loading' })
	const current = useRef<AbortController>(null)

	async function load(wanted: CountView) {
		current.current?.abort()
		const controller = new AbortController()
		current.current = controller
		setReading((before) => ({ ...before, status: 'loading' }))
		try {
			const summary = await readCounts(wanted, controller.signal)
			setReading({ summary, readAt: Date.now(), status: 'ready' })
		} catch (error) {
			if (controller.signal.aborted) return
			setReading((before) => ({ ...before, status: 'failed' }))
			onFailure(error)
		}
	}

	function change(changed: Partial<CountView>) {
		const next = withPeriod({ ...view, ...changed }, today)
		setView(next)
		history.replaceState(history.state, '', `${location.pathname}${writeCountView(next)}`)
		void load(next)
	}

	const loadFirst = useRef(() => void load(view))
	useEffect(() => {
		loadFirst.current()
		return () => current.current?.abort()
	}, [])

	return { ...reading, view, change, reload: () => void load(view) }
}

/** Sets the days of a period that is given by its length. */
function withPeriod(view: CountView, today: string): CountView {
	const days = periodDays.find((each) => each === view.days)
	if (days === undefined) return view
	const yesterday = addDays(today, -1)
	return { ...view, from: addDays(yesterday, 1 - days), to: yesterday }
}
