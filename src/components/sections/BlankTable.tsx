import type { BlankTable as Table } from '#content/types/printable.ts'
import styles from './BlankTable.module.css'

type Props = Table & { label: string }

/** A table to fill in by hand. It is small on a phone, and scrolls sideways with large text. */
export function BlankTable({ label, columns, wideColumn, rows, closing }: Props) {
	return (
		<>
			{/* A region that scrolls must be reachable by keyboard. */}
			{/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
			<section className={styles['scroll']} aria-label={label} tabIndex={0}>
				<table className={styles['table']}>
					<thead>
						<tr>
							{columns.map((column, index) => (
								<th key={column} scope="col" className={index === wideColumn ? styles['wide'] : ''}>
									{column}
								</th>
							))}
						</tr>
					</thead>
					<tbody>
						{rows.map((row, index) => (
							// The rows of a printed sheet never change their order.
							// oxlint-disable-next-line react/no-array-index-key
							<tr key={index} className={row ? styles['first'] : ''}>
								{columns.map((column, place) => (
									<td key={column}>{place === 0 && row}</td>
								))}
							</tr>
						))}
					</tbody>
				</table>
			</section>
			{closing && <p className={styles['closing']}>{closing}</p>}
		</>
	)
}
