// On phones rows are laid out as blocks, for which browsers drop the roles of a table unless they are explicit.
/* oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role */
import type { ReactNode } from 'react'
import { accountWords } from '#content/panel/account.ts'
import styles from './DataTable.module.css'

type Props = {
	label: string
	columns: readonly string[]
	rows: readonly Row[]
}

type Row = {
	readonly id: string
	/** One per column; the first one names the row. */
	readonly cells: readonly ReactNode[]
	/** What can be done with the row. */
	readonly actions?: ReactNode
}

/** A table whose rows are stacked on phones. */
export function DataTable({ label, columns, rows }: Props) {
	const hasActions = rows.some(({ actions }) => actions !== undefined)
	return (
		<table role="table" className={styles['table']} aria-label={label}>
			<thead role="rowgroup">
				<tr role="row">
					{columns.map((column) => (
						<th key={column} scope="col" role="columnheader">
							{column}
						</th>
					))}
					{hasActions && (
						<th scope="col" role="columnheader">
							<span className="visually-hidden">{accountWords.actions}</span>
						</th>
					)}
				</tr>
			</thead>
			<tbody role="rowgroup">
				{rows.map(({ id, cells, actions }) => (
					<tr key={id} role="row">
						{columns.map((column, index) =>
							index === 0 ? (
								<th key={column} scope="row" role="rowheader">
									{cells[index]}
								</th>
							) : (
								<td key={column} role="cell" data-label={column.toLowerCase()}>
									{cells[index]}
								</td>
							),
						)}
						{hasActions && (
							<td role="cell" className={styles['actions']}>
								{actions}
							</td>
						)}
					</tr>
				))}
			</tbody>
		</table>
	)
}
