import { useState } from 'react'
import type { PanelColumns } from '#contract/panel-columns.ts'
import { csvFileName } from '#domain/waitlist/csv-file.ts'
import { isoColumn } from '#domain/waitlist/registration-columns.ts'
import { utcDay } from '#domain/dates/utc-day.ts'
import { formatMessage } from '#words/format-message.ts'
import type { PlaceProps } from '#islands/admin/place-props.ts'
import { saveFile } from '#islands/save-file.ts'
import { readCsv } from './list-api.ts'
import { listQueryOf } from './list-view.ts'
import type { List } from './useList.ts'
import listWords from '#content/messages/es/panel/list.yaml'

/** The length above which a download must be confirmed. */
const maxRowsUnasked = 100_000

type Options = Pick<PlaceProps, 'toasts' | 'withProof'> & {
	list: List
	chosen: PanelColumns
	onFailure: (error: unknown) => void
}

/** Downloads the filtered and sorted list; a long one after `DownloadDialog` is confirmed. */
export function useDownload(options: Options) {
	const { list, chosen, toasts, withProof, onFailure } = options
	const [isAsking, setIsAsking] = useState(false)
	const [isDownloading, setIsDownloading] = useState(false)
	const { view, search, page } = list
	const added = chosen.columns.filter((column) => chosen.isInCsv || column === isoColumn)
	const n = page?.count ?? 0

	async function save() {
		setIsAsking(false)
		setIsDownloading(true)
		const { cursor: _cursor, ...shown } = view
		const query = listQueryOf({ ...shown, search, columns: added.join(',') })
		try {
			const action = formatMessage('es', listWords.csv.action, { n })
			const csv = await withProof(action, async () => await readCsv(query))
			if (csv !== null) {
				saveFile(csv.file, csvFileName(utcDay(Date.now())))
				const { title, text } = listWords.notices.exported
				toasts.show({ title, text: formatMessage('es', text, { n: csv.rows }) })
			}
		} catch (error) {
			onFailure(error)
		}
		setIsDownloading(false)
	}

	return {
		isDownloading,
		/** Whether the dialog for a long file is open. */
		isAsking,
		/** The optional columns of the file. */
		added,
		confirm: () => void save(),
		cancel: () => setIsAsking(false),
		download: () => {
			if (isDownloading) return
			if (n > maxRowsUnasked) setIsAsking(true)
			else void save()
		},
	}
}

export type Download = ReturnType<typeof useDownload>
