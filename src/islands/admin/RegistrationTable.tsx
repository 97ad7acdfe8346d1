import type { CSSProperties } from 'react'
import type { ListWords } from '#content/types/panel.ts'
import { rowAt, type List } from '#domain/waitlist/list.ts'
import type { View } from '#domain/waitlist/view.ts'
import styles from './RegistrationTable.module.css'
import { RegistrationRow } from './RegistrationRow.tsx'
import { TableHead } from './TableHead.tsx'
import { useVisibleRows } from './useVisibleRows.ts'
import { rowHeightPx } from './visible-rows.ts'

type Props = {
	list: List
	rows: readonly number[]
	words: ListWords['list']
	view: View
	onView: (change: Partial<View>) => void
	onErase: (row: number) => void
}

/** Passed to the style sheet, so that the height is defined once. */
const rowHeightStyle: CSSProperties & Record<'--row-height', string> = {
	'--row-height': `${rowHeightPx}px`,
}

/** A virtualized table: only the visible rows and some around them are in the document. */
export function RegistrationTable({ list, rows, words, view, onView, onErase }: Props) {
	const { first, end, above, below, onScroll } = useVisibleRows(rows.length)
	return (
		// A scrolling region must be reachable by keyboard.
		// oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
		<section className={styles['frame']} aria-label={words.title} tabIndex={0} onScroll={onScroll}>
			<table className={styles['table']} style={rowHeightStyle} aria-rowcount={rows.length + 1}>
				<TableHead words={words} view={view} onChange={onView} />
				<tbody>
					<Spacer height={above} />
					{rows.slice(first, end).map((row, index) => (
						<RegistrationRow
							key={list.ids.at(row)}
							row={rowAt(list, row)}
							rowIndex={first + index + 2}
							words={words}
							onErase={() => onErase(row)}
						/>
					))}
					<Spacer height={below} />
				</tbody>
			</table>
		</section>
	)
}

/** Takes the place of the rows that are not in the document. */
function Spacer({ height }: { height: number }) {
	return height === 0 ? null : <tr aria-hidden="true" style={{ height }} />
}
