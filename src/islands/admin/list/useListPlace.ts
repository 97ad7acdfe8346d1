import { usePanel } from '#islands/admin/panel-context.ts'
import type { ErasureJob } from '#contract/erasure.ts'
import type { ListChange } from '#contract/list-change.ts'
import { formatMessage } from '#words/format-message.ts'
import { describeChange } from '#islands/admin/people/describe-change.ts'
import { readListChange, stopListChange } from '#islands/admin/people/tag-api.ts'
import { useServerJob } from '#islands/admin/people/useServerJob.ts'
import { useTagging } from '#islands/admin/people/useTagging.ts'
import { readErasure, stopErasure } from './list-api.ts'
import { useColumns } from './useColumns.ts'
import { useCountFocus } from './useCountFocus.ts'
import { useDownload } from './useDownload.tsx'
import { useErasure } from './useErasure.tsx'
import { useList } from './useList.ts'
import { useSegments } from './useSegments.tsx'
import words from '#content/messages/es/panel/list.yaml'

/** The state and actions of the list's place: page, columns, download, segments and erasure. */
export function useListPlace() {
	const { toasts } = usePanel()
	const list = useList()
	const columns = useColumns()
	const { countRef, focusCountNext } = useCountFocus(list.status === 'loading')
	const segments = useSegments(list)
	const download = useDownload(list, columns.chosen ?? { columns: [], isInCsv: false })
	const progress = useServerJob({
		read: readErasure,
		stop: stopErasure,
		onEnd: showEndOfErasure,
	})
	const erasure = useErasure({ onDone: showErased, onStarted: progress.start })

	const listChange = useServerJob({
		read: readListChange,
		stop: stopListChange,
		onEnd: showChanged,
	})
	const tagging = useTagging({ list, onStarted: listChange.start })

	function showChanged(change: ListChange | null) {
		if (change !== null) toasts.show(describeChange(change))
		list.reload()
	}

	function showEndOfErasure(job: ErasureJob | null) {
		if (job !== null) {
			const { title, text } = job.state === 'stopped' ? words.erasure.stopped : words.erasure.done
			toasts.show({ title, text: formatMessage('es', text, { n: job.erased, total: job.total }) })
		}
		showErased()
	}

	function showErased() {
		focusCountNext()
		list.reload()
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
		progress,
		listChange,
		tagging,
		countRef,
		refresh,
		showPage,
	}
}

export type ListPlace = ReturnType<typeof useListPlace>
