import type { Comparison } from '#content/types/article.ts'
import styles from './ComparisonTable.module.css'

/**
 * A comparison; the last column is the product and is tinted. On a phone the name of a row is placed above its
 * cells if the table has long texts or many columns; a table that is still too wide scrolls sideways.
 */
export function ComparisonTable({ label, columns, rows, isPlain = false }: Comparison) {
	const hasManyColumns = columns.length > 3
	const isWide =
		hasManyColumns || rows.some(({ name, cells }) => name.length + cells.join('').length > 60)
	return (
		// A scrolling region must be reachable by keyboard.
		// oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
		<section className={styles['scroll']} aria-label={label} tabIndex={0}>
			<table
				className={[
					styles['table'],
					!isPlain && styles['tinted'],
					isWide && styles['wide'],
					hasManyColumns && styles['many'],
				]
					.filter(Boolean)
					.join(' ')}
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
								<td key={columns[index]}>{cell}</td>
							))}
						</tr>
					))}
				</tbody>
			</table>
		</section>
	)
}
