import type { Comparison } from '#content/types/article.ts'
import styles from './ComparisonTable.module.css'

/**
 * Rows against columns; the last column is ours and tinted. On a phone the name of a row
 * stands above its cells if they have much to say; what still does not fit scrolls sideways.
 */
export function ComparisonTable({ label, columns, rows }: Comparison) {
	const isWordy = rows.some(({ name, cells }) => name.length + cells.join('').length > 60)
	return (
		// A region that scrolls must be reachable by keyboard.
		// oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
		<section className={styles['scroll']} aria-label={label} tabIndex={0}>
			<table className={`${styles['table']} ${isWordy ? styles['wordy'] : ''}`}>
				<thead>
					<tr>
						<th scope="col">
							<span className="unseen">{label}</span>
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
								<td key={columns[index]}>{cell}</td>
							))}
						</tr>
					))}
				</tbody>
			</table>
		</section>
	)
}
