import type { ReactNode } from 'react'
import styles from './ComparisonTable.module.css'

type Props = {
	label: string
	isPlain?: boolean
	columns: readonly string[]
	rows: readonly { readonly name: string; readonly cells: readonly ReactNode[] }[]
}

/**
 * A comparison; the last column is the product, tinted unless the table is plain. On a phone, each row becomes a
 * heading, with a pair of column name and cell on each line below.
 */
export function ComparisonTable({ label, columns, rows, isPlain = false }: Props) {
	return (
		<table
			className={isPlain ? styles['table'] : `${styles['table']} ${styles['tinted']}`}
			aria-label={label}
		>
			<thead>
				<tr>
					<th scope="col">
						<span className="visually-hidden">{label}</span>
					</th>
					{columns.map((column) => (
						<th key={column} scope="col">
							{column}
						</th>
					))}
				</tr>
			</thead>
			<tbody>
				{rows.map((row) => (
					<tr key={row.name}>
						<th scope="row">{row.name}</th>
						{row.cells.map((cell, index) => (
							<td key={columns[index]} data-column={columns[index]}>
								<div>{cell}</div>
							</td>
						))}
					</tr>
				))}
			</tbody>
		</table>
	)
}
