import { AuditFilters } from './AuditFilters.tsx'
import { AuditPager } from './AuditPager.tsx'
import { AuditTable } from './AuditTable.tsx'
import { Storey } from './Storey.tsx'
import { useAuditLog } from './useAuditLog.ts'
import accountWords from '#content/messages/es/panel/account.yaml'

const { audit: words } = accountWords

/** The audit log: searched, filtered, paged and downloaded. */
export function AuditStorey() {
	const log = useAuditLog()
	return (
		<Storey title={words.title} text={words.text}>
			<AuditFilters log={log} />
			{log.entries.length > 0 && <AuditTable entries={log.entries} />}
			<AuditPager log={log} />
		</Storey>
	)
}
