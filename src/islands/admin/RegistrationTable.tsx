import type { PanelWords } from '#content/types/panel.ts'
import type { View } from '#domain/waitlist/view.ts'
import type { Registration } from './api.ts'
import styles from './RegistrationTable.module.css'
import { RegistrationRow } from './RegistrationRow.tsx'
import { TableHead } from './TableHead.tsx'
import { useWindow } from './useWindow.ts'

type Props = {
	rows: readonly Registration[]
	words: PanelWords['list']
	view: View
	onView: (change: Partial<View>) => void
	onErase: (row: Registration) => void
}

/** Every row can be scrolled to; only those in view, and some around them, are in the document. */
export function RegistrationTable({ rows, words, view, onView, onErase }: Props) {
	const { first, end, above, below, onScroll } = useWindow(rows.length)
	return (
		// The region scrolls, so that it must be reachable by keyboard.
		// oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
		<section className={styles['frame']} aria-label={words.title} tabIndex={0} onScroll={onScroll}>
			<table className={styles['table']} aria-rowcount={rows.length + 1}>
				<TableHead words={words} view={view} onChange={onView} />
				<tbody>
					<Gap height={above} />
					{rows.slice(first, end).map((row, index) => (
						<RegistrationRow
							key={row.id}
							row={row}
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
