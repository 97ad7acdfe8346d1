import { useEffect, useState } from 'react'
import { shellWords as words } from '#content/panel/shell.ts'
import { panelNotice } from '#contract/panel-notice.ts'
import { getJson } from './api.ts'
import { formatMessage } from './format-message.ts'
import type { Notice } from './NoticeLine.tsx'

/** What the owner has to look at, read once after the login. A panel without it is of use too. */
export function useOwnerNotice(isSignedIn: boolean): Notice | null {
	const [notice, setNotice] = useState<Notice | null>(null)

	useEffect(() => {
		const reading = new AbortController()
		if (isSignedIn) void readNotice(reading.signal)
		return () => reading.abort()

		async function readNotice(signal: AbortSignal) {
			const read = await getJson(panelNotice, '/api/admin/notice', signal).catch(() => null)
			const code = read?.dead_mailbox ?? null
			setNotice(code === null ? null : { text: formatMessage(words.deadMailbox, { code }) })
		}
	}, [isSignedIn])

	return isSignedIn ? notice : null
}
