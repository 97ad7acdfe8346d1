import type { StoreContext } from '#platform/db/context.ts'
import { withContext } from '#platform/with-context.ts'
import { createOwnerNoticeStore } from './owner-notices.ts'
import { weekly } from './weekly/weekly-store.ts'

declare module '#platform/db/tables.ts' {
	interface JobKinds {
		'account-mail': true
		'owner-notice': true
		'mail-server': true
		weekly: true
	}
}

declare module '#features/accounts/rules/audit-action.ts' {
	interface AuditActions {
		'weekly mail changed': string
	}
}

export type NoticeStores = ReturnType<typeof createNoticeStores>

export function createNoticeStores(context: StoreContext) {
	return { ownerNotices: createOwnerNoticeStore(context), weekly: withContext(context, weekly) }
}
