import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import listWords from '#content/messages/es/panel/list.yaml'
import { Refused } from '#panel/client/api.ts'
import { navigate, usePanelAddress } from '#panel/panel-address.ts'
import { usePanel } from '#panel/panel-context.ts'
import { readWithProof } from '#panel/login/useProof.tsx'
import { readPage, registrationsKey, summaryQuery } from './list-api.ts'
import { filterOf, listQueryOf, type ListView, readListView } from './list-view.ts'

/** The list at the panel's address. Each filter, order and page is a history entry; a search is not. */
export function useList() {
	const { withProof } = usePanel()
	const { path, query, search } = usePanelAddress()
	const view = useMemo(() => readListView(query), [query])
	const addressOf = (next: ListView) => `${path}${listQueryOf(next)}`
	const firstPage: ListView = { ...view, cursor: undefined }
	const pageQuery = listQueryOf({ ...view, ...(search !== '' && { search }) })
	const { data, isFetching, isError, dataUpdatedAt, refetch } = useQuery({
		queryKey: registrationsKey(pageQuery),
		queryFn: async ({ signal }) => {
			const read = (each: string) =>
				readWithProof(withProof, listWords.list.readMore, () => readPage(each, signal))
			return await read(pageQuery).catch(async (error: unknown) => {
				// The row at the edge of the page, whose ID is in the cursor, was erased, or the database was restored.
				const isGone = error instanceof Refused && error.refusal.field === 'cursor'
				if (!isGone) throw error
				return await read(listQueryOf({ ...firstPage, ...(search !== '' && { search }) }))
			})
		},
		placeholderData: keepPreviousData,
		meta: { failure: listWords.notices.loadFailed },
	})
	const { data: summary } = useQuery({ ...summaryQuery(), enabled: data !== undefined })

	return {
		isFetching,
		isError,
		dataUpdatedAt,
		refetch,
		view,
		search,
		isNarrowed: search !== '' || Object.keys(filterOf(view)).length > 0,
		/**
		 * The current page of the list, or the previous one while another page loads; null before the first page is read.
		 */
		page: data ?? null,
		/** The summary of the whole list; null until it has been read, which happens after the first page. */
		summary: summary ?? null,
		change: (change: Partial<ListView>) =>
			navigate(addressOf({ ...firstPage, ...change }), { search }),
		searchFor: (text: string) => navigate(addressOf(firstPage), { search: text, replace: true }),
		showPage: (cursor: string) => navigate(addressOf({ ...view, cursor }), { search }),
		clear: () => navigate(addressOf({ sort: view.sort })),
	}
}

export type List = ReturnType<typeof useList>
