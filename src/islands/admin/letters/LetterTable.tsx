import type { ReactNode } from 'react'
import { MiniWindow } from '#components/art/MiniWindow.tsx'
import words from '#content/messages/es/panel/letter-list.yaml'
import lettersWords from '#content/messages/es/panel/letters.yaml'
import type { LetterList } from '#contract/letter-sending.ts'
import { DataTable } from '#islands/admin/DataTable.tsx'
import { formatDateTime } from '#islands/admin/format-date.ts'
import { formatMessage } from '#words/format-message.ts'
import { formatNumber } from '#islands/admin/format-number.ts'
import { PanelLink } from '#islands/admin/PanelLink.tsx'
import { letterPath } from './letter-path.ts'

type ListedLetter = LetterList[number]

const { columns } = words

/** The letters with their outcomes. */
export function LetterTable({ letters }: { letters: LetterList }) {
	const hasReturns = letters.some(({ returned }) => returned !== null)
	const numbers = [
		columns.sent,
		columns.refused,
		...(hasReturns ? [columns.returned] : []),
		columns.unsubscribed,
		columns.entrances,
	]
	return (
		<DataTable
			columns={[
				columns.name,
				{ label: columns.recipients, isNumber: true },
				{ label: columns.state, isClear: true },
				...numbers.map((label) => ({ label, isNumber: true })),
				{ label: columns.date, isClear: true },
			]}
			rows={letters.map((letter) => ({ id: letter.id, cells: cellsOf(letter, hasReturns) }))}
		/>
	)
}

function cellsOf(letter: ListedLetter, hasReturns: boolean): readonly ReactNode[] {
	const { name, state, recipients, sent, refused, returned, unsubscribed, entrances } = letter
	const isDraft = state === 'draft'
	const known = [sent, refused, ...(hasReturns ? [returned] : []), unsubscribed, entrances]
	const figures = known.map((figure) => (isDraft || figure === null ? '' : formatNumber(figure)))
	return [
		<PanelLink key="name" href={letterPath(letter)}>
			{name || lettersWords.untitled}
		</PanelLink>,
		recipients === null ? '' : formatNumber(recipients),
		<span key="state" className="state">
			<MiniWindow size="cell" level={progressOf(letter)} />
			{stateOf(letter)}
		</span>,
		...figures,
		isDraft
			? formatMessage('es', words.edited, { date: formatDateTime(letter.updated_at) })
			: formatDateTime(letter.confirmed_at ?? letter.updated_at),
	]
}

function stateOf({ state, timing, send_at }: ListedLetter): string {
	if (state !== 'scheduled' || timing === null) return words.states[state]
	return formatMessage('es', words.scheduledAt, { date: formatDateTime(send_at ?? '') })
}

/** The lit share of the window: the share of recipients whose mail was sent. */
function progressOf({ state, sent, refused, recipients }: ListedLetter): number {
	if (state === 'finished') return 100
	return recipients ? Math.min(100, ((sent + refused) / recipients) * 100) : 0
}
