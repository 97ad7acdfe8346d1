import type { AuditEntry } from '#contract/audit-entry.ts'
import type { AuditAction } from '#domain/account/audit-action.ts'
import { DataTable } from '#islands/admin/DataTable.tsx'
import { formatMessage } from '#words/format-message.ts'
import { formatMoment } from './format-moment.ts'
import accountWords from '#content/messages/es/panel/account.yaml'

const { audit: words } = accountWords
const actions: Readonly<Record<AuditAction, string> & Partial<Record<string, string>>> =
	words.actions

/** A page of the audit log. */
export function AuditTable({ entries }: { entries: readonly AuditEntry[] }) {
	return (
		<DataTable
			label={words.title}
			columns={Object.values(words.columns)}
			rows={entries.map((entry, index) => ({
				id: `${entry.at} ${index}`,
				cells: [
					formatMoment(entry.at),
					entry.actor === '(unknown)' ? words.unknownActor : entry.actor,
					actions[entry.action] ?? entry.action,
					detailOf(entry),
				],
			}))}
		/>
	)
}

function detailOf({ action, rows, detail }: AuditEntry): string {
	if (rows === 1) return words.oneRow
	if (rows !== null) return formatMessage('es', words.rows, { n: rows })
	const times = /^(\d+) times$/.exec(detail)?.[1]
	if (times !== undefined && isRefusal(action)) {
		return times === '1' ? words.once : formatMessage('es', words.times, { n: Number(times) })
	}
	if (action !== 'login') return detail
	const { password, passkey, invitation } = words.methods
	if (detail === 'password') return password
	if (detail === 'invitation') return invitation
	const name = /^passkey (.+)$/.exec(detail)?.[1]
	return name === undefined ? detail : formatMessage('es', passkey, { name })
}

function isRefusal(action: string): boolean {
	return action === 'login refused' || action === 'proof refused'
}
