import { useMemo } from 'react'
import type { CountSummary } from '#contract/count-summary.ts'
import {
	type CountView,
	countQueryOf,
	readCountView,
	writeCountView,
} from '#domain/analytics/count-view.ts'
import { navigate, usePanelAddress } from '#islands/admin/panel-address.ts'
import { type Reading, useReading } from '#islands/admin/useReading.ts'
import words from '#content/messages/es/panel/counts.yaml'
import { readCounts } from './counts-api.ts'

export type Counts = Omit<Reading<CountSummary>, 'data'> & {
	readonly summary: CountSummary | null
	readonly view: CountView
	/** Changes the query of the panel's address, and with it the view. */
	readonly change: (change: Partial<CountView>) => void
}

/**
 * The view in the panel's address and its sums.
 *
 * @param today a UTC day
 */
export function useCounts(today: string): Counts {
	const { path, query } = usePanelAddress()
	const view = useMemo(() => readCountView(query, today), [query, today])
	const { data, ...reading } = useReading(countQueryOf(view), {
		read: readCounts,
		failure: words.state.failed,
	})
	return {
		...reading,
		summary: data,
		view,
		change: (changed) => navigate(`${path}${writeCountView({ ...view, ...changed })}`),
	}
}
