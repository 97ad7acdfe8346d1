import { useState } from 'react'
import type { ListWords } from '#content/types/panel.ts'
import { exportFileName, exportChunks } from '#domain/waitlist/csv-export.ts'
import type { List } from '#domain/waitlist/list.ts'
import { viewed, type View } from '#domain/waitlist/view.ts'
import { saveFile } from '#islands/save-file.ts'
import { recordExport } from './api.ts'
import type { PendingErasure } from './ErasureDialog.tsx'
import { formatMessage } from './format-message.ts'
import type { Toasts } from './useToasts.ts'

type Options = {
	list: List
	view: View
	notices: ListWords['notices']
	toasts: Toasts
	/** Reloads the registrations. */
	reloadList: () => void
	/** Reloads failed mails and the audit log. */
	reloadRecords: () => void
}

/** The actions above the list, and the erasure that waits for confirmation. */
export function useWaitlistActions(options: Options) {
	const { list, view, notices, toasts, reloadList, reloadRecords } = options
	const [pendingErasure, setPendingErasure] = useState<PendingErasure | null>(null)

	function download() {
		const rows = viewed(list, view)
		const csv = new Blob([...exportChunks(list, rows)], { type: 'text/csv;charset=utf-8' })
		saveFile(csv, exportFileName(new Date()))
		const text = formatMessage(notices.exported.text, { n: rows.length })
		toasts.show({ ...notices.exported, text })
		recordExport(rows.length).then(reloadRecords, console.error)
	}

	function refresh() {
		toasts.dismissErrors()
		reloadList()
		reloadRecords()
	}

	function finishErasure(hasChanged: boolean) {
		setPendingErasure(null)
		if (!hasChanged) return
		reloadList()
		reloadRecords()
	}

	return {
		download,
		refresh,
		pendingErasure,
		eraseRow: (row: number) => setPendingErasure({ list, rows: [row] }),
		eraseFiltered: () => setPendingErasure({ list, rows: viewed(list, view) }),
		finishErasure,
	}
}
