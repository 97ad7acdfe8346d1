import type { CSSProperties } from 'react'
import type { PanelWords } from '#content/types/panel.ts'
import { rowAt, type List } from '#domain/waitlist/list.ts'
import type { View } from '#domain/waitlist/view.ts'
import styles from './RegistrationTable.module.css'
import { RegistrationRow } from './RegistrationRow.tsx'
import { TableHead } from './TableHead.tsx'
import { useWindow } from './useWindow.ts'
import { rowHeight } from './window-of.ts'

type Props = {
	list: List
	rows: readonly number[]
	words: PanelWords['list']
	view: View
	onView: (change: Partial<View>) => void
	onErase: (row: number) => void
}

/** Handed to the style sheet, so that both count with the same height. */
const rowHeightStyle: CSSProperties & Record<'--row-height', string> = {
	'--row-height': `${rowHeight}px`,
}

/** Every row can be scrolled to; only those in view, and some around them, are in the document. */
export function RegistrationTable({ list, rows, words, view, onView, onErase }: Props) {
	const { first, end, above, below, onScroll } = useWindow(rows.length)
	return (
		// The region scrolls, so that it must be reachable by keyboard.
		// oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
		<section className={styles['frame']} aria-label={words.title} tabIndex={0} onScroll={onScroll}>
			<table className={styles['table']} style={rowHeightStyle} aria-rowcount={rows.length + 1}>
				<TableHead words={words} view={view} onChange={onView} />
				<tbody>
					<Gap height={above} />
					{rows.slice(first, end).map((row, index) => (
						<RegistrationRow
							key={list.ids.at(row)}
							row={rowAt(list, row)}
							place={first + index + 2}
							words={words}
							onErase={() => onErase(row)}
						/>
					))}
					<Gap height={below} />
				</tbody>
			</table>
		</section>
	)
}

/** Stands for the rows that are not in the document. */
function Gap({ height }: { height: number }) {
	return height === 0 ? null : <tr aria-hidden="true" style={{ height }} />
}
