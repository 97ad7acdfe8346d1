import type { AuditEntry } from '#features/accounts/messages/audit-entry.ts'
import { type AuditAction, refusedActions } from '#features/accounts/rules/audit-action.ts'
import { DataTable } from '#panel/parts/DataTable.tsx'
import { languageName } from '#panel/format/code-names.ts'
import { formatMessage } from '#cms/reader/format/format-message.ts'
import { formatMoment } from '#panel/format/format-moment.ts'
import accountWords from '#content/messages/es/panel/account.yaml'
import countsWords from '#content/messages/es/panel/counts.yaml'
import settingsWords from '#content/messages/es/panel/settings.yaml'

const { audit: words } = accountWords
const actions: Readonly<Record<AuditAction, string> & Partial<Record<string, string>>> =
	words.actions
const actors: Readonly<Partial<Record<string, string>>> = words.actors
const goals: Readonly<Partial<Record<string, string>>> = countsWords.goals.steps
const settings: Readonly<Partial<Record<string, { readonly label: string }>>> = settingsWords.fields

export function AuditTable({ entries }: { entries: readonly AuditEntry[] }) {
	return (
		<DataTable
			label={words.title}
			columns={Object.values(words.columns)}
			rows={entries.map((entry, index) => ({
				id: `${entry.at} ${index}`,
				cells: [
					formatMoment(entry.at),
					actors[entry.actor] ?? entry.actor,
					actions[entry.action] ?? entry.action,
					detailOf(entry),
				],
			}))}
		/>
	)
}

function detailOf({ action, rows, detail }: AuditEntry): string {
	if (rows !== null) {
		const isRefusal = refusedActions.some((each) => each === action)
		return formatMessage('es', isRefusal ? words.times : words.rows, { n: rows })
	}
	if (action.startsWith('setting ')) return settings[detail]?.label ?? detail
	if (action === 'weekly mail changed') {
		return detail === 'off' ? settingsWords.weekly.off : languageName(detail)
	}
	if (action === 'goals changed') {
		return detail.replaceAll(/[a-z]+/g, (step) => goals[step] ?? step)
	}
	if (action !== 'login') return detail
	const { password, passkey, invitation } = words.methods
	if (detail === 'password') return password
	if (detail === 'invitation') return invitation
	const name = /^passkey (.+)$/.exec(detail)?.[1]
	return name === undefined ? detail : formatMessage('es', passkey, { name })
}
