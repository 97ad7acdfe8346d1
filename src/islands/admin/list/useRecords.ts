import { useEffect, useState } from 'react'
import type { AuditEntry } from '#contract/audit-entry.ts'
import type { FailedMail } from '#contract/failed-mail.ts'
import { logFailure, readAuditLog, readFailedMails } from '#islands/admin/api.ts'

export type Records = {
	readonly mails: readonly FailedMail[]
	readonly entries: readonly AuditEntry[]
}

/** Loads failed mails and the audit log when the panel opens and at each call of `reload`. */
export function useRecords(): Records & { reload: () => void } {
	const [mails, setMails] = useState<Records['mails']>([])
	const [entries, setEntries] = useState<Records['entries']>([])

	function reload() {
		readFailedMails().then(setMails, logFailure)
		readAuditLog().then(setEntries, logFailure)
	}

	useEffect(reload, [])

	return { mails, entries, reload }
}
