import { useRef } from 'react'
import accountWords from '#content/messages/es/panel/account.yaml'
import { Pager } from '#islands/admin/Pager.tsx'
import { formatMessage } from '#words/format-message.ts'
import type { AuditLog } from './useAuditLog.ts'

const { audit: words } = accountWords

/** The range of lines shown, and links to the others. */
export function AuditPager({ log }: { log: AuditLog }) {
	const status = useRef<HTMLParagraphElement>(null)
	const { page, first, last, showPrevious, showNext } = log

	function turn(show: () => void) {
		show()
		status.current?.focus()
	}

	return (
		<Pager
			words={words.pager}
			onPrevious={showPrevious && (() => turn(showPrevious))}
			onNext={showNext && (() => turn(showNext))}
		>
			<p role="status" ref={status} tabIndex={-1}>
				{message()}
			</p>
		</Pager>
	)

	function message(): string {
		if (page === undefined) return words.loading
		if (page.count === 0) return log.isFiltered ? words.noMatch : words.none
		return formatMessage('es', words.pager.lines, { first, last, n: page.count })
	}
}
