import type { RegistrationPage } from '#contract/registration-page.ts'
import { csvFile } from '#domain/waitlist/csv-file.ts'
import type { CsvColumn } from '#domain/waitlist/registration-columns.ts'
import { ConfirmDialog } from '#islands/admin/ConfirmDialog.tsx'
import { formatMessage } from '#words/format-message.ts'
import type { Download } from './useDownload.tsx'
import listWords from '#content/messages/es/panel/list.yaml'

const words = listWords

type Props = { page: RegistrationPage; download: Download }

/** Asks before downloading a long file, and states its size. */
export function DownloadDialog({ page, download }: Props) {
	return (
		<ConfirmDialog
			title={formatMessage('es', words.csv.ask, { n: page.count })}
			confirm={words.csv.confirm}
			cancel={words.erasure.cancel}
			onConfirm={download.confirm}
			onCancel={download.cancel}
		>
			<p>{formatMessage('es', words.csv.text, { megabytes: megabytesOf(page, download.added) })}</p>
			<p>{words.csv.utc}</p>
		</ConfirmDialog>
	)
}

/** The approximate file size, estimated from the rows on the screen. */
function megabytesOf({ rows, count }: RegistrationPage, added: readonly CsvColumn[]): number {
	const bytesPerRow = csvFile(added).lines(rows).length / Math.max(1, rows.length)
	return Math.ceil((bytesPerRow * count) / 1e6)
}
