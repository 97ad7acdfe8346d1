import { useState } from 'react'
import { Button } from '#site/ui/controls/Button.tsx'
import type { PanelColumns } from '#features/accounts/messages/panel-columns.ts'
import type { RegistrationPage } from '#features/people/messages/registration-page.ts'
import { utcDay } from '#values/dates/utc-day.ts'
import { csvFile, csvFileName } from '#features/people/rules/csv-file.ts'
import { type CsvColumn, isoColumn } from '#features/people/rules/registration-columns.ts'
import { ConfirmDialog } from '#panel/parts/ConfirmDialog.tsx'
import { usePanel } from '#panel/panel-context.ts'
import { useAction } from '#panel/client/useAction.ts'
import { saveFile } from '#site/island/save-file.ts'
import { formatMessage } from '#cms/reader/format/format-message.ts'
import { readCsv } from './list-api.ts'
import { listQueryOf } from './list-view.ts'
import type { List } from './useList.ts'
import listWords from '#content/messages/es/panel/list.yaml'

const words = listWords.csv

/** The number of rows above which a download must be confirmed. */
const maxRowsUnasked = 100_000

type Props = { list: List; chosen: PanelColumns }

export function DownloadButton({ list: { view, search, page }, chosen }: Props) {
	const { toasts } = usePanel()
	const { isBusy, run } = useAction()
	const [isAsking, setIsAsking] = useState(false)
	const added = chosen.columns.filter((column) => chosen.isInCsv || column === isoColumn)
	const n = page?.count ?? 0

	async function save() {
		setIsAsking(false)
		const { cursor: _cursor, ...shown } = view
		const query = listQueryOf({ ...shown, search, columns: added.join(',') })
		const action = formatMessage('es', words.action, { n })
		const { exported, loadFailed: failed } = listWords.notices
		const csv = await run({ action, failed }, () => readCsv(query))
		if (csv === null) return
		saveFile(csv.file, csvFileName(utcDay(Date.now())))
		toasts.show({ ...exported, text: formatMessage('es', exported.text, { n: csv.rows }) })
	}

	return (
		<>
			<Button
				disabled={n === 0}
				aria-busy={isBusy}
				onClick={() => (n > maxRowsUnasked ? setIsAsking(true) : void save())}
			>
				{listWords.list.download}
			</Button>
			{isAsking && page && (
				<ConfirmDialog
					title={formatMessage('es', words.ask, { n })}
					confirm={words.confirm}
					cancel={listWords.erasure.cancel}
					onConfirm={() => void save()}
					onCancel={() => setIsAsking(false)}
				>
					<p>{formatMessage('es', words.text, { megabytes: megabytesOf(page, added) })}</p>
					<p>{words.utc}</p>
				</ConfirmDialog>
			)}
		</>
	)
}

function megabytesOf({ rows, count }: RegistrationPage, added: readonly CsvColumn[]): number {
	const bytesPerRow = csvFile(added).lines(rows).length / Math.max(1, rows.length)
	return Math.ceil((bytesPerRow * count) / 1e6)
}
