import { useEffect, useState } from 'react'
import type { AuditEntry } from '#contract/audit-entry.ts'
import type { FailedMail } from '#contract/failed-mail.ts'
import { readAudit, readFailedMails } from './api.ts'

export type Records = {
	readonly mails: readonly FailedMail[]
	readonly entries: readonly AuditEntry[]
}

/** What the server has noted, read when the panel opens and whenever `read` is called. */
export function useRecords(): Records & { read: () => void } {
	const [mails, setMails] = useState<Records['mails']>([])
	const [entries, setEntries] = useState<Records['entries']>([])

	function read() {
		readFailedMails().then(setMails, console.error)
		readAudit().then(setEntries, console.error)
	}

	useEffect(read, [])

	return { mails, entries, read }
}
