import type { Nullable } from '#platform/db/tables.ts'
import type { StoreContext } from '#platform/db/context.ts'
import type { WaitlistOptions } from '#features/waitlist/waitlist.ts'
import type { LeaveRequest } from './messages/leave-list.ts'
import type { LeaveMailKind } from './rules/leave-kind.ts'
import { createLeaveStore } from './leave-requests.ts'

export { leaveOfPeople, repeatLeaveErasures } from './leave-requests.ts'

type LeaveRequests = LeaveRequest & {
	/** `emailKey` of the address. */
	email_key: Nullable<string>
	/** SHA-256 of the form's nonce, so that a form sent twice is one request. */
	nonce_hash: Nullable<string>
}

declare module '#platform/db/tables.ts' {
	interface Tables {
		leave_requests: LeaveRequests
	}
	/** The payload of each of these jobs is the request's id. The email is composed only when it is sent. */
	interface JobKinds extends Record<LeaveMailKind, true> {}
}

declare module '#features/accounts/rules/audit-action.ts' {
	interface AuditActions {
		/** The number of the request. */
		'leave request done': string
	}
}

export type LeaveStores = ReturnType<typeof createLeaveStores>

export type LeaveOptions = Pick<
	WaitlistOptions,
	'key' | 'site' | 'pages' | 'signupsPerClient' | 'now'
> & { readonly store: LeaveStores }

export function createLeaveStores(context: StoreContext) {
	return { leave: createLeaveStore(context) }
}
