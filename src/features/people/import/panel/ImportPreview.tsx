import { Button } from '#site/ui/controls/Button.tsx'
import { TextButton } from '#site/ui/controls/TextButton.tsx'
import type { ImportPreview as Preview } from '#features/people/messages/people-import.ts'
import { utcDay } from '#values/dates/utc-day.ts'
import { importOutcomes } from '#features/people/import/rules/import-plan.ts'
import { DataTable } from '#panel/parts/DataTable.tsx'
import { formatNumber } from '#panel/format/format-number.ts'
import { saveFile } from '#site/island/save-file.ts'
import { formatMessage } from '#cms/reader/format/format-message.ts'
import { ImportColumns } from './ImportColumns.tsx'
import { ImportQuestions } from './ImportQuestions.tsx'
import { invalidFile } from './invalid-file.ts'
import type { Import } from './useImport.ts'
import words from '#content/messages/es/panel/import.yaml'
import styles from './ImportPage.module.css'

const { preview: texts, invalid: errors } = words

const outcomes = [...importOutcomes, 'invalid'] as const

/** Number of invalid rows shown. The file to download lists all of them. */
const maxShown = 20

type Props = { preview: Preview; state: Import }

/**
 * Asks the open questions about the file. If there are none, shows a preview of the import and the button that starts
 * it.
 */
export function ImportPreview({ preview, state }: Props) {
	const isUnclear = preview.unknown.length > 0 || preview.unclear_date !== null
	return (
		<section className={styles['preview']} aria-label={texts.title}>
			{isUnclear ? (
				<ImportQuestions preview={preview} state={state} />
			) : (
				<>
					<h2>{texts.title}</h2>
					<p role="status">{texts.nothingYet}</p>
				</>
			)}
			<ImportColumns preview={preview} state={state} />
			{!isUnclear && state.isCurrent && <Outcome preview={preview} state={state} />}
		</section>
	)
}

function Outcome({ preview, state }: Props) {
	const { counts } = preview
	const n = counts.active + counts.asked + counts['opted-out']
	return (
		<>
			<DataTable
				label={texts.label}
				columns={[texts.outcome, { label: texts.n, isNumber: true }]}
				rows={outcomes
					.filter((outcome) => counts[outcome] > 0)
					.map((outcome) => ({
						id: outcome,
						cells: [texts.outcomes[outcome], formatNumber(counts[outcome])],
					}))}
			/>
			{preview.mail_hours > 0 && (
				<p>{formatMessage('es', texts.hours, { n: preview.mail_hours })}</p>
			)}
			{preview.invalid.length > 0 && <InvalidRows preview={preview} />}
			{n === 0 ? (
				<p>{words.none}</p>
			) : (
				<Button aria-busy={state.isBusy} onClick={() => state.confirm(n)}>
					{formatMessage('es', words.confirm, { n })}
				</Button>
			)}
		</>
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
					cells: [formatNumber(line), email, errors.reasons[field]],
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
