// On phones rows are laid out as blocks, for which browsers drop the roles of a table unless they are explicit.
/* oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role */
import type { ReactNode } from 'react'
import shellWords from '#content/messages/es/panel/shell.yaml'
import styles from './DataTable.module.css'

type Column = {
	readonly label: string
	/** Numbers are aligned right. */
	readonly isNumber?: boolean
	/** Whether a cell is clear without the name of its column, which phones otherwise show in the cell. */
	readonly isClear?: boolean
}

type Row = {
	readonly id: string
	/** One per column; the first one names the row. */
	readonly cells: readonly ReactNode[]
	/** Actions on the row. */
	readonly actions?: ReactNode
}

type Props = {
	/** The accessible name of a table that no heading names. */
	label?: string
	columns: readonly (string | Column)[]
	rows: readonly Row[]
	/** The sums of all rows. */
	foot?: Row
}

export function DataTable({ label, columns: given, rows, foot }: Props) {
	const columns = given.map((column) => (typeof column === 'string' ? { label: column } : column))
	const hasActions = rows.some(({ actions }) => actions !== undefined)
	return (
		<table role="table" className={`${styles['table']} ${styles['stack']}`} aria-label={label}>
			<thead role="rowgroup">
				<tr role="row">
					{columns.map((column, index) => (
						<th
							key={`${index} ${column.label}`}
							scope="col"
							role="columnheader"
							className={classOf(column)}
						>
							{column.label}
						</th>
					))}
					{hasActions && (
						<th scope="col" role="columnheader">
							<span className="visually-hidden">{shellWords.actions}</span>
						</th>
					)}
				</tr>
			</thead>
			<tbody role="rowgroup">
				{rows.map((row) => (
					<BodyRow key={row.id} {...{ row, columns, hasActions }} />
				))}
			</tbody>
			{foot && (
				<tfoot role="rowgroup">
					<BodyRow row={foot} {...{ columns, hasActions }} />
				</tfoot>
			)}
		</table>
	)
}

type BodyRowProps = { row: Row; columns: readonly Column[]; hasActions: boolean }

function BodyRow({ row: { cells, actions }, columns, hasActions }: BodyRowProps) {
	return (
		<tr role="row">
			{columns.map((column, index) => {
				const isName = index === 0
				const Cell = isName ? 'th' : 'td'
				return (
					<Cell
						key={`${index} ${column.label}`}
						scope={isName ? 'row' : undefined}
						role={isName ? 'rowheader' : 'cell'}
						className={classOf(column)}
						data-label={isName || column.isClear ? undefined : lowerFirst(column.label)}
					>
						{cells[index]}
					</Cell>
				)
			})}
			{hasActions && (
				<td role="cell" className={styles['actions']}>
					{actions}
				</td>
			)}
		</tr>
	)
}

/**
 * Lowercases the first letter of a label, as within a sentence; names such as LCP later in the label stay unchanged.
 */
function lowerFirst(label: string): string {
	return label.slice(0, 1).toLowerCase() + label.slice(1)
}

function classOf({ isNumber = false }: Column): string | undefined {
	return isNumber ? styles['number'] : undefined
}
