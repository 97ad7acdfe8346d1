import { Disclosure } from '#components/ui/Disclosure.tsx'
import type { ListWords } from '#content/types/panel.ts'
import type { AuditEntry } from '#contract/audit-entry.ts'
import { formatMessage } from '#islands/admin/format-message.ts'
import { formatDateTime } from '#islands/admin/format-date.ts'
import type { Records as RecordsRead } from './useRecords.ts'
import styles from './Records.module.css'

type Props = RecordsRead & { words: ListWords['records'] }

/** Failed mails and the audit log. */
export function Records({ words, mails, entries }: Props) {
	return (
		<div className={styles['records']}>
			<Disclosure summary={formatMessage(words.mails.title, { n: mails.length })}>
				<RecordTable
					columns={words.mails.columns}
					empty={words.mails.empty}
					rows={mails.map(({ id, recipient, tries, failure, created_at }) => ({
						id,
						cells: [recipient, String(tries), failure ?? '', formatDateTime(created_at)],
					}))}
				/>
			</Disclosure>
			<Disclosure summary={words.audit.title}>
				<RecordTable
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
	words: ListWords['records'],
): readonly string[] {
	const subject =
		rows === null
			? detail
			: formatMessage(rows === 1 ? words.rows.one : words.rows.many, { n: rows })
	return [formatDateTime(at), actor, words.actions[action] ?? action, subject]
}

type RecordTableProps = {
	columns: readonly string[]
	empty: string
	rows: readonly { readonly id: string; readonly cells: readonly string[] }[]
}

function RecordTable({ columns, empty, rows }: RecordTableProps) {
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
