import { useRef } from 'react'
import { Button } from '#components/ui/Button.tsx'
import accountWords from '#content/messages/es/panel/account.yaml'
import { formatMessage } from '#words/format-message.ts'
import type { AuditLog } from './useAuditLog.ts'
import styles from './AccountPage.module.css'

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
		<nav className={styles['pager']} aria-label={words.pager.label}>
			<p role="status" ref={status} tabIndex={-1}>
				{message()}
			</p>
			<Button
				tone="outline"
				disabled={!showPrevious}
				onClick={() => showPrevious && turn(showPrevious)}
			>
				{words.pager.previous}
			</Button>
			<Button tone="outline" disabled={!showNext} onClick={() => showNext && turn(showNext)}>
				{words.pager.next}
			</Button>
		</nav>
	)

	function message(): string {
		if (page === null) return words.loading
		if (page.count === 0) return log.isFiltered ? words.noMatch : words.none
		return formatMessage('es', words.pager.lines, { first, last, n: page.count })
	}
}
