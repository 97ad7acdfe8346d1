import { Refused, SessionEnded } from '#islands/admin/api.ts'
import type { PlaceProps } from '#islands/admin/place-props.ts'
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
import words from '#content/messages/es/panel/list.yaml'

/** The state and actions of the list's place: page, columns, download, segments and erasure. */
export function useListPlace({ toasts, withProof, onExpired }: PlaceProps) {
	const list = useList(withProof, fail)
	const columns = useColumns(fail)
	const { countRef, focusCountNext } = useCountFocus(list.status === 'loading')
	const segments = useSegments({ list, toasts, onExpired })
	const download = useDownload({
		list,
		toasts,
		withProof,
		chosen: columns.chosen ?? { columns: [], isInCsv: false },
		onFailure: fail,
	})
	const listChange = useServerJob({ onExpired, onEnd: showChanged })
	const erasure = useErasure({
		toasts,
		withProof,
		onExpired,
		onDone: showErased,
		onStarted: listChange.start,
	})
	const tagging = useTagging({ list, toasts, withProof, onExpired, onStarted: listChange.start })

	function showChanged(change: ListChange | null) {
		if (change !== null) toasts.show(describeChange(change))
		if (change?.kind === 'erasure') focusCountNext()
		list.reload()
	}

	function showErased() {
		focusCountNext()
		list.reload()
	}

	function fail(error: unknown) {
		if (error instanceof SessionEnded) return onExpired()
		// The row beside the page was erased, or the database was restored.
		if (error instanceof Refused && error.refusal.field === 'cursor') {
			return list.showFirstPage()
		}
		console.error(error)
		toasts.show(words.notices.loadFailed, 'error')
	}

	function refresh() {
		toasts.dismissErrors()
		list.reload()
	}

	function showPage(cursor: string) {
		focusCountNext()
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
