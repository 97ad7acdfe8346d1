import { Button } from '#components/ui/Button.tsx'
import { TextButton } from '#components/ui/TextButton.tsx'
import type { ImportPreview as Preview } from '#contract/people-import.ts'
import { utcDay } from '#domain/dates/utc-day.ts'
import { DataTable } from '#islands/admin/DataTable.tsx'
import { formatNumber } from '#islands/admin/format-number.ts'
import { saveFile } from '#islands/save-file.ts'
import { formatMessage } from '#words/format-message.ts'
import { invalidFile, reasonOf } from './invalid-file.ts'
import words from '#content/messages/es/panel/import.yaml'
import styles from './ImportPage.module.css'

const { preview: texts, invalid: errors } = words

/** In the order in which they matter. */
const fates = [
	'active',
	'asked',
	'opted-out',
	'left',
	'known',
	'before',
	'repeated',
	'invalid',
] as const

/** How many rows with errors are shown; the file has all of them. */
const maxShown = 20

type Props = { preview: Preview; isBusy: boolean; onConfirm: (n: number) => void }

/** What an import would do, and the button that does it. */
export function ImportPreview({ preview, isBusy, onConfirm }: Props) {
	const { counts } = preview
	const n = counts.active + counts.asked + counts['opted-out']
	return (
		<section className={styles['preview']} aria-label={texts.title}>
			<h2>{texts.title}</h2>
			<p role="status">{texts.nothingYet}</p>
			<p className={styles['soft']}>{describeFormat(preview)}</p>
			<DataTable
				label={texts.label}
				columns={[texts.fate, { label: texts.n, isNumber: true }]}
				rows={fates
					.filter((fate) => counts[fate] > 0)
					.map((fate) => ({ id: fate, cells: [texts.fates[fate], formatNumber(counts[fate])] }))}
			/>
			{preview.mail_hours > 0 && (
				<p>{formatMessage('es', texts.hours, { n: preview.mail_hours })}</p>
			)}
			{preview.invalid.length > 0 && <InvalidRows preview={preview} />}
			{n === 0 ? (
				<p>{words.none}</p>
			) : (
				<Button aria-busy={isBusy} onClick={() => onConfirm(n)}>
					{formatMessage('es', words.confirm, { n })}
				</Button>
			)}
		</section>
	)
}

type InvalidRowsProps = { preview: Preview }

function InvalidRows({ preview: { invalid, counts } }: InvalidRowsProps) {
	const shown = invalid.slice(0, maxShown)
	const title = formatMessage('es', errors.title, { n: counts.invalid })

	function save() {
		const file = new Blob([invalidFile(invalid)], { type: 'text/csv' })
		saveFile(file, `import-errors_${utcDay(Date.now())}.csv`)
	}

	return (
		<>
			<h3>{title}</h3>
			<DataTable
				label={title}
				columns={[errors.line, errors.email, errors.reason]}
				rows={shown.map(({ line, email, field }) => ({
					id: String(line),
					cells: [formatNumber(line), email, reasonOf(field)],
				}))}
			/>
			{counts.invalid > shown.length && (
				<p>{formatMessage('es', errors.more, { n: counts.invalid - shown.length })}</p>
			)}
			<p>
				<TextButton onClick={save}>{errors.download}</TextButton>
			</p>
		</>
	)
}

/** Encoding and separator, and which columns are read. */
function describeFormat({ encoding, separator, columns }: Preview): string {
	const { comma, semicolon, tab } = texts.separators
	const names = { ',': comma, ';': semicolon, '\t': tab }
	const nameOf = (name: string, index: number) =>
		name === '' ? formatMessage('es', texts.unnamed, { n: index + 1 }) : `“${name}”`
	const listOf = (isRead: boolean) =>
		columns
			.flatMap(({ name, use }, index) => ((use !== null) === isRead ? [nameOf(name, index)] : []))
			.join(', ')
	const unread = listOf(false)
	return [
		formatMessage('es', texts.format, { encoding, separator: names[separator] }),
		formatMessage('es', texts.read, { columns: listOf(true) }),
		...(unread === '' ? [] : [formatMessage('es', texts.unread, { columns: unread })]),
	].join(' ')
}
