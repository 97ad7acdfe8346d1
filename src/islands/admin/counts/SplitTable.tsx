import countsWords from '#content/messages/es/panel/counts.yaml'
// On phones rows are laid out as blocks, for which browsers drop the roles of a table unless they are explicit.
/* oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role */
import type { CountSummary, SplitRow } from '#contract/count-summary.ts'
import { pagesWithForm } from '#domain/analytics/form-count.ts'
import { ratePer100 } from '#domain/analytics/rate.ts'
import { formatMessage } from '#words/format-message.ts'
import { formatNumber } from '#islands/admin/format-number.ts'
import table from '#islands/admin/DataTable.module.css'
import { formatRate } from './format-count.ts'
import styles from './tables.module.css'

const words = countsWords.split
const namesOfValues: Readonly<Record<string, string>> = words.values

/** Number of listed names; the others form one row. */
const maxRows = 9

type Props = {
	by: keyof CountSummary['by']
	rows: readonly SplitRow[]
	isCompared: boolean
}

/** The sums by one dimension: the most visited names, the others together, and the total. */
export function SplitTable({ by, rows, isCompared }: Props) {
	const { columns } = words
	if (rows.length === 0) return <p>{words.none}</p>
	const before = isCompared ? (['before'] as const) : []
	const numbers = ['visits', ...before, 'forms', 'confirmed', 'rate'] as const
	const isShort = rows.length <= maxRows + 1
	const listed = isShort ? rows : rows.slice(0, maxRows)
	const rest = rows.slice(listed.length)
	const restName = formatMessage('es', words.rest[by], { n: rest.length })
	const hasForm = (name: string) => by !== 'path' || pagesWithForm.has(name)
	return (
		<table role="table" className={`${table['table']} ${table['stack']} ${styles['split']}`}>
			<thead role="rowgroup">
				<tr role="row">
					<th scope="col" role="columnheader">
						{by === 'path' ? words.entrancePage : words.names[by]}
					</th>
					{numbers.map((name) => (
						<th key={name} scope="col" role="columnheader" className={table['number']}>
							{columns[name]}
						</th>
					))}
				</tr>
			</thead>
			<tbody role="rowgroup">
				{listed.map((row) => (
					<Row
						key={row.name}
						row={row}
						name={namesOfValues[row.name] ?? row.name}
						isCompared={isCompared}
						hasForm={hasForm(row.name) || row.forms > 0}
					/>
				))}
				{rest.length > 0 && (
					<Row row={sumOf(rest)} name={restName} isCompared={isCompared} hasForm />
				)}
			</tbody>
			<tfoot role="rowgroup">
				<Row row={sumOf(rows)} name={words.total} isCompared={isCompared} hasForm />
			</tfoot>
		</table>
	)
}

type RowProps = {
	row: SplitRow
	name: string
	isCompared: boolean
	hasForm: boolean
}

function Row({ row, name, isCompared, hasForm }: RowProps) {
	const { columns, noForm } = words
	const rate = hasForm ? ratePer100(row.forms, row.visits) : null
	return (
		<tr role="row">
			<th scope="row" role="rowheader">
				{name}
			</th>
			<td role="cell" className={table['number']} data-label={columns.visits}>
				{formatNumber(row.visits)}
			</td>
			{isCompared && (
				<td role="cell" className={`${table['number']} ${styles['before']}`}>
					{formatNumber(row.visitsBefore)}
				</td>
			)}
			<td
				role="cell"
				className={`${table['number']} ${styles['forms']}`}
				data-label={hasForm ? columns.forms : undefined}
			>
				{hasForm ? formatNumber(row.forms) : noForm}
			</td>
			<td
				role="cell"
				className={table['number']}
				data-label={hasForm ? columns.confirmed : undefined}
			>
				{hasForm && formatNumber(row.confirmed)}
			</td>
			<td role="cell" className={table['number']}>
				{rate !== null && formatRate(rate)}
			</td>
		</tr>
	)
}

function sumOf(rows: readonly SplitRow[]): SplitRow {
	const sum = { name: '', visits: 0, visitsBefore: 0, forms: 0, confirmed: 0 }
	for (const row of rows) {
		sum.visits += row.visits
		sum.visitsBefore += row.visitsBefore
		sum.forms += row.forms
		sum.confirmed += row.confirmed
	}
	return sum
}
