import { useMemo } from 'react'
import type { RegistrationPage, RegistrationSummary } from '#contract/registration-page.ts'
import listWords from '#content/messages/es/panel/list.yaml'
import { Refused } from '#islands/admin/api.ts'
import { navigate, usePanelAddress } from '#islands/admin/panel-address.ts'
import { useFailure, usePanel } from '#islands/admin/panel-context.ts'
import { type Reading, useReading } from '#islands/admin/useReading.ts'
import { readWithProof } from '#islands/admin/useProof.tsx'
import { findPerson } from '#islands/admin/person/person-api.ts'
import { readPage, readSummary } from './list-api.ts'
import { filterOf, listQueryOf, type ListView, readListView } from './list-view.ts'

export type List = Omit<Reading<RegistrationPage>, 'data'> & {
	readonly view: ListView
	readonly search: string
	/** Whether a filter or a search excludes rows. */
	readonly isNarrowed: boolean
	/** The last page read; null before the first. */
	readonly page: RegistrationPage | null
	/** Null until read, which follows the first page. */
	readonly summary: RegistrationSummary | null
	/** Changes filter or order and shows the first page. */
	readonly change: (change: Partial<ListView>) => void
	readonly searchFor: (search: string) => void
	readonly showPage: (cursor: string) => void
	readonly clear: () => void
	/** The id of the person with an address; null if there is none, or if the proof was cancelled. */
	readonly findPerson: (email: string) => Promise<string | null>
}

/** The list at the panel's address. Each filter, order and page is a history entry; a search is not. */
export function useList(): List {
	const { withProof } = usePanel()
	const fail = useFailure(listWords.notices.loadFailed)
	const { path, query, search } = usePanelAddress()
	const view = useMemo(() => readListView(query), [query])
	const addressOf = (next: ListView) => `${path}${listQueryOf(next)}`
	const firstPage: ListView = { ...view, cursor: undefined }
	const { data: page, ...reading } = useReading(
		listQueryOf({ ...view, ...(search !== '' && { search }) }),
		{
			read,
			onFailure(error) {
				// The row beside the page was erased, or the database was restored.
				const isGone = error instanceof Refused && error.refusal.field === 'cursor'
				if (isGone) navigate(addressOf(firstPage), { search, replace: true })
				else fail(error)
			},
		},
	)
	async function read(pageQuery: string, signal: AbortSignal): Promise<RegistrationPage> {
		return await readWithProof(withProof, listWords.list.readMore, () =>
			readPage(pageQuery, signal),
		)
	}

	const summary = useReading(page && 'summary', { read: readSummary })

	return {
		...reading,
		view,
		search,
		isNarrowed: search !== '' || Object.keys(filterOf(view)).length > 0,
		page,
		summary: summary.data,
		change: (change) => navigate(addressOf({ ...firstPage, ...change }), { search }),
		searchFor: (text) => navigate(addressOf(firstPage), { search: text, replace: true }),
		showPage: (cursor) => navigate(addressOf({ ...view, cursor }), { search }),
		clear: () => navigate(addressOf({ sort: view.sort })),
		findPerson: (email) => withProof(listWords.list.find, () => findPerson(email)),
		reload: () => {
			reading.reload()
			summary.reload()
		},
	}
}
