import { useRef } from 'react'
import { Pager } from '#panel/parts/Pager.tsx'
import { AuditFilters } from './AuditFilters.tsx'
import { AuditTable } from './AuditTable.tsx'
import { PanelSection } from '#panel/parts/PanelSection.tsx'
import { useAuditLog } from './useAuditLog.ts'
import accountWords from '#content/messages/es/panel/account.yaml'

const { audit: words } = accountWords

/** The audit log: searched, filtered, paged and downloaded. */
export function AuditSection() {
	const log = useAuditLog()
	const status = useRef<HTMLParagraphElement>(null)
	const { page, entries, range, isFiltered, showPrevious, showNext } = log
	const none = isFiltered ? words.noMatch : words.none
	const turn = (show: (() => void) | undefined) =>
		show &&
		(() => {
			show()
			status.current?.focus()
		})

	return (
		<PanelSection title={words.title} text={words.text}>
			<AuditFilters log={log} />
			{entries.length > 0 && <AuditTable entries={entries} />}
			<Pager
				words={words.pager}
				range={page === undefined ? words.loading : page.count === 0 ? none : range}
				statusRef={status}
				onPrevious={turn(showPrevious)}
				onNext={turn(showNext)}
			/>
		</PanelSection>
	)
}
