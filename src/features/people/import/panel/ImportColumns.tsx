import type { ImportPreview } from '#features/people/messages/people-import.ts'
import { type ColumnChoice, columnChoices } from '#features/people/import/rules/import-plan.ts'
import { SelectField } from '#panel/fields/SelectField.tsx'
import { formatMessage } from '#cms/reader/format/format-message.ts'
import type { Import } from './useImport.ts'
import words from '#content/messages/es/panel/import.yaml'
import styles from './ImportPage.module.css'

const { preview: texts, columns: choice } = words

type Props = { preview: ImportPreview; state: Import }

export function ImportColumns({ preview, state }: Props) {
	const { columns, sample } = preview

	function choose(name: string, use: ColumnChoice) {
		const isShared = use === 'permission' || use === 'none'
		const kept = Object.entries(state.request.columns).filter(
			([, each]) => isShared || each !== use,
		)
		state.say({ columns: { ...Object.fromEntries(kept), [name]: use } })
	}

	return (
		<>
			<p className={styles['soft']}>{choice.text}</p>
			{/* Scrolls with the keyboard too. */}
			{/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
			<div className={styles['columns']} role="region" aria-label={choice.label} tabIndex={0}>
				<table>
					<thead>
						<tr>
							{columns.map(({ name, use }) => (
								<th key={name} scope="col">
									<SelectField
										label={labelOf(name)}
										value={use ?? 'none'}
										choices={choicesOf(use)}
										onChange={(chosen) => choose(name, chosen)}
									/>
								</th>
							))}
						</tr>
					</thead>
					<tbody>
						{sample.map((cells, row) => (
							<tr key={row}>
								{columns.map(({ name }, column) => (
									<td key={name}>{cells[column]}</td>
								))}
							</tr>
						))}
					</tbody>
				</table>
			</div>
		</>
	)
}

/**
 * The owner cannot choose `none` for the column of addresses, which is always read, or for one about permission, which
 * always counts.
 */
function choicesOf(use: ImportPreview['columns'][number]['use']) {
	const isNeeded = use === 'email' || use === 'permission'
	return columnChoices
		.filter((each) => !isNeeded || each !== 'none')
		.map((value) => ({ value, label: choice.uses[value] }))
}

/** The label of a column: its name, or its number if it has no name. */
function labelOf(name: string): string {
	return /^\d+$/.test(name) ? formatMessage('es', texts.unnamed, { n: Number(name) }) : name
}
