import { useEffect, useState } from 'react'
import type { FailedMail } from '#contract/failed-mail.ts'
import { logFailure, readFailedMails } from '#islands/admin/api.ts'

/** Loads failed mails when the panel opens and at each call of `reload`. */
export function useFailedMails(): { mails: readonly FailedMail[]; reload: () => void } {
	const [mails, setMails] = useState<readonly FailedMail[]>([])

	function reload() {
		readFailedMails().then(setMails, logFailure)
	}

	useEffect(reload, [])

	return { mails, reload }
}
