import type { ListWords } from '#content/types/panel.ts'
import type { Registered } from '#domain/waitlist/list.ts'
import { formatDateTime } from './format-date.ts'
import { EraseRowButton } from './EraseButton.tsx'
import { StatusBadge } from './StatusBadge.tsx'

type Props = {
	row: Registered
	/** 1-based position in the whole table; the header row is 1. */
	rowIndex: number
	words: ListWords['list']
	onErase: () => void
}

export function RegistrationRow({ row, rowIndex, words, onErase }: Props) {
	const { email, source, status, created_at } = row
	return (
		<tr aria-rowindex={rowIndex}>
			<td title={email}>{email}</td>
			<td title={source}>{source}</td>
			<td>
				<StatusBadge status={status} />
			</td>
			<td>{created_at === null ? words.noDate : formatDateTime(created_at)}</td>
			<td>
				<EraseRowButton label={words.erase} email={email} onErase={onErase} />
			</td>
		</tr>
	)
}
