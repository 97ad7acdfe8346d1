import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import accountWords from '#content/messages/es/panel/account.yaml'
import { auditPageSize } from '#features/accounts/messages/audit-entry.ts'
import { utcDay } from '#values/dates/utc-day.ts'
import { useAction } from '#panel/client/useAction.ts'
import { saveFile } from '#site/island/save-file.ts'
import { auditPageQuery, readAuditFile } from './account-api.ts'

/** The audit log by search and action, page by page. Changing either shows the first page. */
export function useAuditLog() {
	const { loadFailed: failure } = accountWords.notices
	const { run } = useAction()
	const [filter, setFilter] = useState({ search: '', action: '' })
	/** Cursors of the pages up to the current one; the first page has none. */
	const [cursors, setCursors] = useState<readonly string[]>([])
	const conditions = Object.entries(filter).filter(([, value]) => value !== '')
	const query = new URLSearchParams(conditions)
	const cursor = cursors.at(-1)
	if (cursor !== undefined) query.set('cursor', cursor)
	const { data, isPlaceholderData } = useQuery({
		...auditPageQuery(String(query)),
		placeholderData: keepPreviousData,
		meta: { failure },
	})

	function change(changed: Partial<typeof filter>) {
		setFilter((before) => ({ ...before, ...changed }))
		setCursors([])
	}

	async function download() {
		const file = await run({ action: accountWords.audit.download, failed: failure }, () =>
			readAuditFile(String(new URLSearchParams(conditions))),
		)
		if (file) saveFile(file, `registro_${utcDay(Date.now())}.csv`)
	}

	const next = isPlaceholderData ? null : data?.next
	const first = cursors.length * auditPageSize + 1
	return {
		...filter,
		isFiltered: conditions.length > 0,
		change,
		download,
		/** Undefined while it is read. */
		page: isPlaceholderData ? undefined : data,
		entries: data?.entries ?? [],
		range: { first, last: first + (data?.entries.length ?? 0) - 1, n: data?.count ?? 0 },
		/** Undefined if there is no such page. */
		showPrevious: cursors.length > 0 ? () => setCursors(cursors.slice(0, -1)) : undefined,
		showNext: next ? () => setCursors([...cursors, next]) : undefined,
	}
}

export type AuditLog = ReturnType<typeof useAuditLog>
