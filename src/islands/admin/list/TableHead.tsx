import listWords from '#content/messages/es/panel/list.yaml'
// On phones rows are laid out as blocks, for which browsers drop the roles of a table unless they are explicit.
/* oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role */
import type { RegistrationSort } from '#contract/registration-query.ts'
import type { RegistrationColumn } from '#domain/waitlist/registration-columns.ts'
import { nextSort, sortOf } from './sort-of.ts'
import styles from './RegistrationTable.module.css'

const words = listWords.list

type Props = {
	columns: readonly RegistrationColumn[]
	sort: RegistrationSort
	onSort: (sort: RegistrationSort) => void
}

/** The columns with a fixed width. */
const columnClasses: Partial<Record<RegistrationColumn, string | undefined>> = {
	source: styles['source'],
	status: styles['status'],
	created_at: styles['created_at'],
	locale: styles['locale'],
	country: styles['country'],
	campaign: styles['campaign'],
	referrer: styles['referrer'],
	confirmed_at: styles['confirmed_at'],
	tags: styles['tags'],
}

/** The column headings, which sort the list. */
export function TableHead({ columns, sort, onSort }: Props) {
	return (
		<thead role="rowgroup">
			<tr role="row" aria-rowindex={1}>
				{columns.map((column) => {
					const isAscending = sort === column
					const isSorted = isAscending || sort === sortOf(column, false)
					const direction = isAscending ? 'ascending' : 'descending'
					return (
						<th
							key={column}
							scope="col"
							role="columnheader"
							className={columnClasses[column]}
							aria-sort={isSorted ? direction : undefined}
						>
							<button type="button" onClick={() => onSort(nextSort(column, sort))}>
								{words.columns[column]}
								{isSorted && <SortArrow isAscending={isAscending} />}
							</button>
						</th>
					)
				})}
				<td role="cell" className={styles['erase']}>
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
