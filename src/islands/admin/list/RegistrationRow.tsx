import listWords from '#content/messages/es/panel/list.yaml'
// On phones rows are laid out as blocks, for which browsers drop the roles of a table unless they are explicit.
/* oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role */
import type { RegistrationRow as Row } from '#contract/registration-page.ts'
import type { OptionalColumn } from '#domain/waitlist/registration-columns.ts'
import { personPath } from '#islands/admin/panel-address.ts'
import { PanelLink } from '#islands/admin/PanelLink.tsx'
import { StatusBadge } from '#islands/admin/StatusBadge.tsx'
import { DateTime } from './DateTime.tsx'
import styles from './RegistrationTable.module.css'

const words = listWords.list

type Props = {
	row: Row
	/** Its row index in the whole list; the table head is 1. */
	rowIndex: number
	added: readonly OptionalColumn[]
	/** Back from a person's page scrolls to this row. */
	isOpened: boolean
	onOpen: () => void
	onErase: () => void
}

export function RegistrationRow(props: Props) {
	const { row, rowIndex, added, isOpened, onOpen, onErase } = props
	const { id, email, source, status, created_at } = row
	return (
		<tr role="row" aria-rowindex={rowIndex}>
			<th role="rowheader" scope="row" title={email}>
				<PanelLink href={personPath(id)} onOpen={onOpen} ref={isOpened ? focus : undefined}>
					{email}
				</PanelLink>
			</th>
			<td role="cell" className={styles['source']} title={source}>
				{source}
			</td>
			<td role="cell" className={styles['status']}>
				<StatusBadge status={status} />
			</td>
			<td role="cell" className={styles['created_at']}>
				<DateTime text={created_at} />
			</td>
			{added.map((column) => (
				<AddedCell key={column} column={column} value={row[column]} />
			))}
			<td role="cell" className={styles['erase']}>
				<button type="button" onClick={onErase}>
					{words.erase}
					<span className="visually-hidden"> {email}</span>
				</button>
			</td>
		</tr>
	)
}

type AddedCellProps = { column: OptionalColumn; value: string | null }

/** A phone omits empty cells, and labels the ones that are not self-explanatory. */
function AddedCell({ column, value }: AddedCellProps) {
	if (value === null) {
		return (
			<td role="cell" className={styles['none']}>
				–
			</td>
		)
	}
	if (column !== 'confirmed_at') {
		return (
			<td role="cell" className={styles['added']} title={value}>
				{value}
			</td>
		)
	}
	return (
		<td role="cell" className={styles['added']} data-label={words.columns.confirmed_at}>
			<DateTime text={value} />
		</td>
	)
}

/** The same function in every render, so that React calls it only when the link appears. */
function focus(link: HTMLAnchorElement | null): void {
	link?.focus()
}
