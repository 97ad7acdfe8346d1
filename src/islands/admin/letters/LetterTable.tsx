// On phones rows are laid out as blocks, for which browsers drop the roles of a table unless they are explicit.
/* oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role */
import { MiniWindow } from '#components/art/MiniWindow.tsx'
import { lettersWords as words } from '#content/panel/letters.ts'
import type { LetterList } from '#contract/letter-sending.ts'
import { formatDateTime } from '#islands/admin/format-date.ts'
import { formatMessage } from '#islands/admin/format-message.ts'
import { PanelLink } from '#islands/admin/PanelLink.tsx'
import { formatNumber } from '#islands/admin/format-number.ts'
import { letterPath } from './letter-path.ts'
import styles from './tables.module.css'

const { columns } = words.list

/** The letters with what became of them. */
export function LetterTable({ letters }: { letters: LetterList }) {
	const hasReturns = letters.some(({ returned }) => returned !== null)
	return (
		<table role="table" className={`${styles['table']} ${styles['stack']} ${styles['letters']}`}>
			<thead role="rowgroup">
				<tr role="row">
					{Object.entries(columns).map(
						([name, label]) =>
							(name !== 'returned' || hasReturns) && (
								<th key={name} scope="col" role="columnheader">
									{label}
								</th>
							),
					)}
				</tr>
			</thead>
			<tbody role="rowgroup">
				{letters.map((letter) => (
					<Row key={letter.id} letter={letter} />
				))}
			</tbody>
		</table>
	)
}

function Row({ letter }: { letter: LetterList[number] }) {
	const { name, state, recipients } = letter
	const isDraft = state === 'draft'
	const figure = (column: 'sent' | 'refused' | 'returned' | 'unsubscribed' | 'entrances') => (
		<td role="cell" data-label={columns[column].toLowerCase()}>
			{isDraft || letter[column] === null ? '' : formatNumber(letter[column])}
		</td>
	)
	return (
		<tr role="row">
			<th scope="row" role="rowheader">
				<PanelLink href={letterPath(letter)}>{name || words.list.untitled}</PanelLink>
			</th>
			<td role="cell" data-label={columns.recipients.toLowerCase()}>
				{recipients === null ? '' : formatNumber(recipients)}
			</td>
			<td role="cell">
				<span className={styles['state']}>
					<MiniWindow size="cell" level={progressOf(letter)} />
					{words.list.states[state]}
				</span>
			</td>
			{figure('sent')}
			{figure('refused')}
			{letter.returned !== null && figure('returned')}
			{figure('unsubscribed')}
			{figure('entrances')}
			<td role="cell">
				{isDraft
					? formatMessage(words.list.edited, { date: formatDateTime(letter.updated_at) })
					: formatDateTime(letter.confirmed_at ?? letter.updated_at)}
			</td>
		</tr>
	)
}

/** How much of the window is lit: the share of the recipients whose mail is out. */
function progressOf({ state, sent, refused, recipients }: LetterList[number]): number {
	if (state === 'finished') return 100
	return recipients ? Math.min(100, ((sent + refused) / recipients) * 100) : 0
}
