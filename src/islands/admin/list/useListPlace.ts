import { useQueryClient } from '@tanstack/react-query'
import { usePanel } from '#islands/admin/panel-context.ts'
import type { ListChange } from '#contract/list-change.ts'
import { describeChange } from '#islands/admin/people/describe-change.ts'
import { useServerJob } from '#islands/admin/people/useServerJob.ts'
import { useTagging } from '#islands/admin/people/useTagging.ts'
import { useColumns } from './useColumns.ts'
import { useCountFocus } from './useCountFocus.ts'
import { useDownload } from './useDownload.tsx'
import { useErasure } from './useErasure.tsx'
import { useList } from './useList.ts'
import { useSegments } from './useSegments.tsx'

/** The state and actions of the list's place: page, columns, download, segments and erasure. */
export function useListPlace() {
	const { toasts } = usePanel()
	const client = useQueryClient()
	const list = useList()
	const columns = useColumns()
	const { countRef, focusCount } = useCountFocus()
	const segments = useSegments(list)
	const download = useDownload(list, columns.chosen ?? { columns: [], isInCsv: false })
	const listChange = useServerJob(showChanged)
	const erasure = useErasure({ onDone: focusCount, onStarted: listChange.start })
	const tagging = useTagging({ list, onStarted: listChange.start })

	function showChanged(change: ListChange | null) {
		if (change !== null) toasts.show(describeChange(change))
		if (change?.kind === 'erasure') focusCount()
		void client.invalidateQueries()
	}

	function refresh() {
		toasts.dismissErrors()
		void client.invalidateQueries()
	}

	function showPage(cursor: string) {
		focusCount()
		list.showPage(cursor)
	}

	return {
		list,
		columns,
		segments,
		download,
		erasure,
		listChange,
		tagging,
		countRef,
		refresh,
		showPage,
	}
}

export type ListPlace = ReturnType<typeof useListPlace>
