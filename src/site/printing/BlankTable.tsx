import styles from './BlankTable.module.css'

/** A table to fill in. */
export type Table = {
	readonly columns: readonly string[]
	/** The index of the column for long texts, which gets most of the width. */
	readonly wideColumn: number
	/** The first cell of each row; may be empty. */
	readonly rows: readonly string[]
	/**
	 * Splits each row into several lines. The columns whose index is in `sharedColumns` have one cell for all lines of a
	 * row.
	 */
	readonly lines?: { readonly count: number; readonly sharedColumns: readonly number[] }
	/** The label of a ruled line above the table. */
	readonly opening?: string
	/** The label of a ruled line below the table. */
	readonly closing?: string
}

type Props = Table & { label: string }

const singleLine = { count: 1, sharedColumns: [] }

/** A table to fill in by hand. Its type is small on a phone; with enlarged text the table scrolls sideways. */
export function BlankTable({
	label,
	columns,
	wideColumn,
	rows,
	lines = singleLine,
	opening,
	closing,
}: Props) {
	return (
		<>
			{opening && <p className={styles['opening']}>{opening}</p>}
			{/* A scrolling region must be reachable by keyboard. */}
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
							<Row key={index} first={row} columns={columns} lines={lines} />
						))}
					</tbody>
				</table>
			</section>
			{closing && <p className={styles['closing']}>{closing}</p>}
		</>
	)
}

type RowProps = Required<Pick<Table, 'columns' | 'lines'>> & { first: string }

/** A row of the table. Its first line contains the cells that all its lines share. */
function Row({ first, columns, lines }: RowProps) {
	const { count, sharedColumns } = lines
	return Array.from({ length: count }, (_, line) => (
		// All lines of a row are equal.
		// oxlint-disable-next-line react/no-array-index-key
		<tr key={line} className={first && line === 0 ? styles['first'] : ''}>
			{columns.map((column, place) => {
				const isShared = sharedColumns.includes(place)
				if (isShared && line > 0) return null
				return (
					<td key={column} rowSpan={isShared ? count : undefined}>
						{place === 0 && first}
					</td>
				)
			})}
		</tr>
	))
}
