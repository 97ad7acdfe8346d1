import { useState } from 'react'
import type { PanelColumns } from '#contract/panel-columns.ts'
import { csvFileName } from '#domain/waitlist/csv-file.ts'
import { isoColumn } from '#domain/waitlist/registration-columns.ts'
import { utcDay } from '#domain/dates/utc-day.ts'
import { formatMessage } from '#words/format-message.ts'
import { useAction } from '#islands/admin/useAction.ts'
import { usePanel } from '#islands/admin/panel-context.ts'
import { saveFile } from '#islands/save-file.ts'
import { readCsv } from './list-api.ts'
import { listQueryOf } from './list-view.ts'
import type { List } from './useList.ts'
import listWords from '#content/messages/es/panel/list.yaml'

/** The length above which a download must be confirmed. */
const maxRowsUnasked = 100_000

/** Downloads the filtered and sorted list; a long one after `DownloadDialog` is confirmed. */
export function useDownload(list: List, chosen: PanelColumns) {
	const { toasts } = usePanel()
	const { isBusy, run } = useAction()
	const [isAsking, setIsAsking] = useState(false)
	const { view, search, page } = list
	const added = chosen.columns.filter((column) => chosen.isInCsv || column === isoColumn)
	const n = page?.count ?? 0

	async function save() {
		setIsAsking(false)
		const { cursor: _cursor, ...shown } = view
		const query = listQueryOf({ ...shown, search, columns: added.join(',') })
		const action = formatMessage('es', listWords.csv.action, { n })
		const { exported, loadFailed: failed } = listWords.notices
		const csv = await run({ action, failed }, () => readCsv(query))
		if (csv === null) return
		saveFile(csv.file, csvFileName(utcDay(Date.now())))
		toasts.show({ ...exported, text: formatMessage('es', exported.text, { n: csv.rows }) })
	}

	return {
		isDownloading: isBusy,
		/** Whether the dialog for a long file is open. */
		isAsking,
		/** The optional columns of the file. */
		added,
		confirm: () => void save(),
		cancel: () => setIsAsking(false),
		download: () => {
			if (isBusy) return
			if (n > maxRowsUnasked) setIsAsking(true)
			else void save()
		},
	}
}

export type Download = ReturnType<typeof useDownload>
