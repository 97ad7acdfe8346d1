import type { ListWords } from '#content/types/panel.ts'
import type { Column, View } from '#domain/waitlist/view.ts'
import styles from './RegistrationTable.module.css'

type Props = {
	words: ListWords['list']
	view: View
	onChange: (change: Partial<View>) => void
}

const columns: readonly Column[] = ['email', 'source', 'status', 'created_at']

/** Sortable column headers; a click on the current sort column reverses the direction. */
export function TableHead({ words, view, onChange }: Props) {
	const direction = view.isAscending ? 'ascending' : 'descending'

	function sortBy(column: Column) {
		// Text starts with A, dates start with the newest.
		const isAscending = column === view.sort ? !view.isAscending : column !== 'created_at'
		onChange({ sort: column, isAscending })
	}

	return (
		<thead>
			<tr>
				{columns.map((column) => (
					<th
						key={column}
						scope="col"
						className={styles[column]}
						aria-sort={column === view.sort ? direction : undefined}
					>
						<button type="button" onClick={() => sortBy(column)}>
							{words.columns[column]}
							{column === view.sort && <SortArrow isAscending={view.isAscending} />}
						</button>
					</th>
				))}
				<td className={styles['erase']}>
					<span className="visually-hidden">{words.erase}</span>
				</td>
			</tr>
		</thead>
	)
}

function SortArrow({ isAscending }: { isAscending: boolean }) {
	return (
		<svg viewBox="0 0 10 8" width="10" height="8" fill="currentColor" aria-hidden="true">
			<path d={isAscending ? 'M5 0 10 8H0z' : 'M5 8 10 0H0z'} />
		</svg>
	)
}
