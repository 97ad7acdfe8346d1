import type { PanelWords } from '#content/types/panel.ts'
import type { Registered } from '#domain/waitlist/list.ts'
import { shownDate } from './date.ts'
import { EraseRowButton } from './EraseButton.tsx'
import { StatusBadge } from './StatusBadge.tsx'

type Props = {
	row: Registered
	/** Among all rows, counted from the table's head as 1. */
	place: number
	words: PanelWords['list']
	onErase: () => void
}

export function RegistrationRow({ row, place, words, onErase }: Props) {
	const { email, source, status, created_at } = row
	return (
		<tr aria-rowindex={place}>
			<td title={email}>{email}</td>
			<td title={source}>{source}</td>
			<td>
				<StatusBadge status={status} />
			</td>
			<td>{created_at === null ? words.noDate : shownDate(created_at)}</td>
			<td>
				<EraseRowButton word={words.erase} email={email} onErase={onErase} />
			</td>
		</tr>
	)
}
