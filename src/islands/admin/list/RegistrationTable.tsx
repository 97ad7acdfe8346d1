import listWords from '#content/messages/es/panel/list.yaml'
// On phones rows are laid out as blocks, for which browsers drop the roles of a table unless they are explicit.
/* oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role */
import type { RegistrationPage, RegistrationRow as Row } from '#contract/registration-page.ts'
import type { RegistrationSort } from '#contract/registration-query.ts'
import {
	type CsvColumn,
	fixedColumns,
	optionalColumns,
} from '#domain/waitlist/registration-columns.ts'
import { openPerson, useOpenedPerson } from '#islands/admin/panel-address.ts'
import { RegistrationRow } from './RegistrationRow.tsx'
import { TableHead } from './TableHead.tsx'
import styles from './RegistrationTable.module.css'

type Props = {
	/** Null until the first page is read: the table shows its head and keeps its space. */
	page: RegistrationPage | null
	/** The optional columns. */
	added: readonly CsvColumn[]
	sort: RegistrationSort
	isLoading: boolean
	onSort: (sort: RegistrationSort) => void
	onErase: (row: Row) => void
}

const words = listWords.list

/** A page of the list. On a phone, each row has two lines, and a third for optional columns. */
export function RegistrationTable(props: Props) {
	const { page, added, sort, isLoading, onSort, onErase } = props
	const opened = useOpenedPerson()
	const ids = page?.rows.map(({ id }) => id) ?? []
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
					{page?.rows.map((row, index) => (
						<RegistrationRow
							key={row.id}
							row={row}
							rowIndex={page.offset + index + 2}
							added={shown}
							isOpened={row.id === opened}
							onOpen={() => openPerson(row.id, ids)}
							onErase={() => onErase(row)}
						/>
					))}
				</tbody>
			</table>
			{page === null && <div className={styles['skeleton']} />}
		</section>
	)
}
