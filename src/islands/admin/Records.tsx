import { Disclosure } from '#components/ui/Disclosure.tsx'
import type { PanelWords } from '#content/types/panel.ts'
import type { AuditEntry } from '#contract/audit-entry.ts'
import { fill } from './fill.ts'
import { shownDate } from './date.ts'
import type { Records as RecordsRead } from './useRecords.ts'
import styles from './Records.module.css'

type Props = RecordsRead & { words: PanelWords['records'] }

/** What the server has noted: mails that it gave up, and who did what here. */
export function Records({ words, mails, entries }: Props) {
	return (
		<div className={styles['records']}>
			<Disclosure summary={fill(words.mails.title, { n: mails.length })}>
				<Sheet
					columns={words.mails.columns}
					empty={words.mails.empty}
					rows={mails.map(({ id, recipient, tries, failure, created_at }) => ({
						id,
						cells: [recipient, String(tries), failure ?? '', shownDate(created_at)],
					}))}
				/>
			</Disclosure>
			<Disclosure summary={words.audit.title}>
				<Sheet
					columns={words.audit.columns}
					empty={words.audit.empty}
					rows={entries.map((entry, index) => ({
						id: `${entry.at} ${index}`,
						cells: auditCells(entry, words),
					}))}
				/>
			</Disclosure>
		</div>
	)
}

function auditCells(
	{ at, actor, action, rows, detail }: AuditEntry,
	words: PanelWords['records'],
): readonly string[] {
	const subject =
		rows === null ? detail : fill(rows === 1 ? words.rows.one : words.rows.many, { n: rows })
	return [shownDate(at), actor, words.actions[action] ?? action, subject]
}

type SheetProps = {
	columns: readonly string[]
	empty: string
	rows: readonly { readonly id: string; readonly cells: readonly string[] }[]
}

function Sheet({ columns, empty, rows }: SheetProps) {
	if (rows.length === 0) return <p>{empty}</p>
	return (
		<table className={styles['sheet']}>
			<thead>
				<tr>
					{columns.map((column) => (
						<th key={column} scope="col">
							{column}
						</th>
					))}
				</tr>
			</thead>
			<tbody>
				{rows.map(({ id, cells }) => (
					<tr key={id}>
						{columns.map((column, index) => (
							<td key={column}>{cells[index]}</td>
						))}
					</tr>
				))}
			</tbody>
		</table>
	)
}
