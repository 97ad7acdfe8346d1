import { keepPreviousData, useQuery, type UseQueryResult } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { CountSummary } from '#contract/count-summary.ts'
import {
	type CountView,
	countQueryOf,
	readCountView,
	writeCountView,
} from '#domain/analytics/count-view.ts'
import { navigate, usePanelAddress } from '#islands/admin/panel-address.ts'
import words from '#content/messages/es/panel/counts.yaml'
import { countsQuery } from './counts-api.ts'

export type Counts = Pick<
	UseQueryResult<CountSummary>,
	'isFetching' | 'isError' | 'dataUpdatedAt' | 'refetch'
> & {
	/** During the reading of another view, still that of the former one. */
	readonly summary: CountSummary | undefined
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
	const { data, isFetching, isError, dataUpdatedAt, refetch } = useQuery({
		...countsQuery(countQueryOf(view)),
		placeholderData: keepPreviousData,
		meta: { failure: words.state.failed },
	})
	return {
		isFetching,
		isError,
		dataUpdatedAt,
		refetch,
		summary: data,
		view,
		change: (changed) => navigate(`${path}${writeCountView({ ...view, ...changed })}`),
	}
}
