import listWords from '#content/messages/es/panel/list.yaml'
// On phones rows are laid out as blocks, for which browsers drop the roles of a table unless they are explicit.
/* oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role */
import type { RegistrationRow as Row } from '#features/people/messages/registration-page.ts'
import type { OptionalColumn } from '#features/people/rules/registration-columns.ts'
import { dateTimeParts } from '#panel/format/format-date.ts'
import { personPath } from '#panel/panel-address.ts'
import { PanelLink } from '#panel/parts/PanelLink.tsx'
import { StatusBadge } from '#panel/parts/StatusBadge.tsx'
import { formatMessage } from '#cms/reader/format/format-message.ts'
import styles from './RegistrationTable.module.css'

const words = listWords.list

type Props = {
	row: Row
	/** The row's index in the whole list; the table head is row 1. */
	rowIndex: number
	added: readonly OptionalColumn[]
	/** Whether the person was opened from this row. If so, the row takes the focus when the owner comes back. */
	isOpened: boolean
	onOpen: () => void
	/** Id of the menu that all rows share. */
	menu: string
	onMenu: () => void
}

export function RegistrationRow(props: Props) {
	const { row, rowIndex, added, isOpened, onOpen, menu, onMenu } = props
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
			<td role="cell" className={styles['menu']}>
				<button
					type="button"
					popoverTarget={menu}
					aria-label={formatMessage('es', words.actions, { email })}
					onClick={onMenu}
				>
					<svg viewBox="0 0 4 16" height="16" fill="currentColor" aria-hidden="true">
						<path d="M0 0h4v4H0zM0 6h4v4H0zM0 12h4v4H0z" />
					</svg>
				</button>
			</td>
		</tr>
	)
}

type AddedCellProps = { column: OptionalColumn; value: string | null }

/** A cell of an optional column. A phone omits it if it is empty, and labels it unless it is self-explanatory. */
function AddedCell({ column, value }: AddedCellProps) {
	if (value === null) {
		return (
			<td role="cell" className={styles['none']}>
				–
			</td>
		)
	}
	const isDate = column === 'confirmed_at'
	return (
		<td
			role="cell"
			className={styles['added']}
			title={isDate ? undefined : value}
			data-label={isDate ? words.columns[column] : undefined}
		>
			{isDate ? <DateTime text={value} /> : value}
		</td>
	)
}

/** A timestamp; a phone omits the current year. Imported rows may contain any text, which is shown unchanged. */
function DateTime({ text }: { text: string }) {
	const parts = dateTimeParts(text)
	if (parts === null) return text
	const { before, year, after, isCurrentYear } = parts
	return (
		<time dateTime={text}>
			{before}
			<span className={isCurrentYear ? styles['year'] : undefined}>{year}</span>
			{after}
		</time>
	)
}

/**
 * A ref that moves the focus to a link. It is the same function in every render, so that React calls it only when the
 * link appears.
 */
function focus(link: HTMLAnchorElement | null): void {
	link?.focus()
}
