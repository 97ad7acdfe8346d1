import type { StoreContext } from '#server/platform/db/context.ts'
import { createBounceMailboxStore } from './bounce-mailboxes.ts'
import { createMailReportStore } from './mail-reports.ts'

export type BounceStores = ReturnType<typeof createBounceStores>

export function createBounceStores(context: StoreContext) {
	return {
		mailReports: createMailReportStore(context),
		bounceMailboxes: createBounceMailboxStore(context),
	}
}
