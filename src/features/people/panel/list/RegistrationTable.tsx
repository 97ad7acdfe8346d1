import listWords from '#content/messages/es/panel/list.yaml'
// On phones rows are laid out as blocks, for which browsers drop the roles of a table unless they are explicit.
/* oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role */
import { useId, useState } from 'react'
import type {
	RegistrationPage,
	RegistrationRow as Row,
} from '#features/people/messages/registration-page.ts'
import type { RegistrationSort } from '#features/people/messages/registration-query.ts'
import {
	type CsvColumn,
	fixedColumns,
	optionalColumns,
	type RegistrationColumn,
} from '#features/people/rules/registration-columns.ts'
import { openPerson, useOpenedPerson } from '#panel/panel-address.ts'
import { RegistrationRow } from './RegistrationRow.tsx'
import { RowMenu } from './RowMenu.tsx'
import { nextSort, sortOf } from './sort-of.ts'
import styles from './RegistrationTable.module.css'

type SortProps = { sort: RegistrationSort; onSort: (sort: RegistrationSort) => void }

type Props = SortProps & {
	/** Null until the first page is read. Until then the table shows its head and keeps room for the rows. */
	page: RegistrationPage | null
	/** The optional columns. */
	added: readonly CsvColumn[]
	isLoading: boolean
	/** Called after an attempt to erase a row. */
	onErased: () => void
}

const words = listWords.list

/** On a phone, each row has two lines, and a third for optional columns. */
export function RegistrationTable({ page, added, sort, isLoading, onSort, onErased }: Props) {
	const opened = useOpenedPerson()
	const menu = useId()
	const [pressed, setPressed] = useState<Row>()
	const rows = page?.rows ?? []
	const shown = optionalColumns.filter((column) => added.includes(column))
	return (
		<section
			className={styles['sheet']}
			aria-label={words.title}
			aria-busy={isLoading}
			// A scrolling region must be reachable by keyboard.
			// oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
			tabIndex={0}
		>
			<table
				role="table"
				className={`${styles['table']} ${shown.length > 0 ? styles['wide'] : ''}`}
				aria-rowcount={page ? page.count + 1 : -1}
			>
				<TableHead columns={[...fixedColumns, ...shown]} sort={sort} onSort={onSort} />
				<tbody role="rowgroup">
					{rows.map((row, index) => (
						<RegistrationRow
							key={row.id}
							row={row}
							rowIndex={(page?.offset ?? 0) + index + 2}
							added={shown}
							isOpened={row.id === opened}
							onOpen={() =>
								openPerson(
									row.id,
									rows.map((each) => each.id),
								)
							}
							menu={menu}
							onMenu={() => setPressed(row)}
						/>
					))}
				</tbody>
			</table>
			{page === null && <div className={styles['skeleton']} />}
			<RowMenu id={menu} row={pressed} onErased={onErased} />
		</section>
	)
}

type HeadProps = SortProps & { columns: readonly RegistrationColumn[] }

const widths: Partial<Record<RegistrationColumn, string | undefined>> = {
	created_at: styles['date'],
	confirmed_at: styles['date'],
	locale: styles['code'],
	country: styles['code'],
}

function TableHead({ columns, sort, onSort }: HeadProps) {
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
							className={widths[column]}
							aria-sort={isSorted ? direction : undefined}
						>
							<button type="button" onClick={() => onSort(nextSort(column, sort))}>
								{words.columns[column]}
								{isSorted && <SortArrow isAscending={isAscending} />}
							</button>
						</th>
					)
				})}
				<td role="cell" className={styles['menu']}>
					<span className="visually-hidden">{words.more}</span>
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
