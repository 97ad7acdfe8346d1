import { useState } from 'react'
import accountWords from '#content/messages/es/panel/account.yaml'
import { auditPageSize } from '#contract/audit-entry.ts'
import { utcDay } from '#domain/dates/utc-day.ts'
import { useReading } from '#islands/admin/useReading.ts'
import { useFailure, usePanel } from '#islands/admin/panel-context.ts'
import { saveFile } from '#islands/save-file.ts'
import { readAudit, readAuditFile } from './account-api.ts'

/**
 * The audit log by search and action, page by page. Changing either shows the first page.
 *
 * @param revision number of changes made here to the account: each adds a line
 */
export function useAuditLog(revision: number) {
	const { withProof } = usePanel()
	const failure = accountWords.notices.loadFailed
	const fail = useFailure(failure)
	const [filter, setFilter] = useState({ search: '', action: '' })
	/** Cursors of the pages up to the one shown; the first page has none. */
	const [cursors, setCursors] = useState<readonly string[]>([])
	const conditions = Object.entries(filter).filter(([, value]) => value !== '')
	const query = new URLSearchParams(conditions)
	const cursor = cursors.at(-1)
	if (cursor !== undefined) query.set('cursor', cursor)
	const { data, reload } = useReading(String(query), { read: readAudit, failure, revision })

	function change(changed: Partial<typeof filter>) {
		setFilter((before) => ({ ...before, ...changed }))
		setCursors([])
	}

	async function download() {
		const file = await withProof(accountWords.audit.download, () =>
			readAuditFile(String(new URLSearchParams(conditions))),
		).catch(fail)
		if (!file) return
		saveFile(file, `registro_${utcDay(Date.now())}.csv`)
		reload()
	}

	const next = data?.next
	const first = cursors.length * auditPageSize + 1
	return {
		...filter,
		isFiltered: conditions.length > 0,
		change,
		download,
		/** Null before the first page is read. */
		page: data,
		/** Numbers of the first and last line shown, from 1. */
		first,
		last: first + (data?.entries.length ?? 0) - 1,
		/** Undefined if there is no such page. */
		showPrevious: cursors.length > 0 ? () => setCursors(cursors.slice(0, -1)) : undefined,
		showNext: next ? () => setCursors([...cursors, next]) : undefined,
	}
}

export type AuditLog = ReturnType<typeof useAuditLog>
