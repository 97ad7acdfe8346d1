import type { StoreContext } from '#server/platform/db/context.ts'
import { createOwnerNoticeStore } from './owner-notices.ts'
import { createWeeklyStore } from './weekly/weekly-store.ts'

export type NoticeStores = ReturnType<typeof createNoticeStores>

export function createNoticeStores(context: StoreContext) {
	return { ownerNotices: createOwnerNoticeStore(context), weekly: createWeeklyStore(context) }
}
