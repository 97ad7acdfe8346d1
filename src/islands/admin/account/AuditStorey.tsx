import { AuditFilters } from './AuditFilters.tsx'
import { AuditPager } from './AuditPager.tsx'
import { AuditTable } from './AuditTable.tsx'
import { Storey } from './Storey.tsx'
import { useAuditLog } from './useAuditLog.ts'
import accountWords from '#content/messages/es/panel/account.yaml'

const { audit: words } = accountWords

/** The audit log: searched, filtered, paged and downloaded. */
export function AuditStorey({ changes }: { changes: number }) {
	const log = useAuditLog(changes)
	return (
		<Storey title={words.title} text={words.text}>
			<AuditFilters log={log} />
			{log.page && log.page.entries.length > 0 && <AuditTable entries={log.page.entries} />}
			<AuditPager log={log} />
		</Storey>
	)
}
