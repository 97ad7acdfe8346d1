import type { Nullable, Time } from '#platform/db/tables.ts'
import type { StoreContext } from '#platform/db/context.ts'
import type { WaitlistOptions } from '#features/waitlist/waitlist.ts'
import type { LeaveRequest } from './messages/leave-list.ts'
import type { LeaveMailKind } from './rules/leave-kind.ts'
import { createLeaveStore } from './leave-requests.ts'

export { leaveOfPeople, repeatLeaveErasures } from './leave-requests.ts'

/** A request to cancel, to withdraw, to complain or to have data erased. */
type LeaveRequests = {
	id: string
	/** Shown to the person. */
	number: string
	kind: LeaveRequest['kind']
	received_at: Time
	/** When the request must be done. */
	due_at: Time
	name: Nullable<string>
	/** As typed. */
	email: Nullable<string>
	/** `emailKey` of the address. */
	email_key: Nullable<string>
	/** The contract or account in the person's words. */
	contract: Nullable<string>
	cancellation: LeaveRequest['cancellation']
	reason: Nullable<string>
	/** ISO 8601 day in both databases: the name of a day. */
	end_date: Nullable<string>
	text: Nullable<string>
	/** The language of the page and of the emails. */
	locale: Nullable<string>
	/** The country of the page, in capitals. */
	country: Nullable<string>
	/** The place of the link that led to the page. */
	origin: Nullable<string>
	/** SHA-256 of the form's nonce, so that a form sent twice is one request. */
	nonce_hash: Nullable<string>
	done_at: Nullable<Time>
	done_by: Nullable<string>
	/** The owner's sentence in the notice that the request is done. */
	answer: Nullable<string>
	mail_state: LeaveRequest['mail_state']
	mail_failure: Nullable<string>
	erased_at: Nullable<Time>
}

declare module '#platform/db/tables.ts' {
	interface Tables {
		leave_requests: LeaveRequests
	}
	/** The payload of a job is the request's id: its email is composed when it is sent. */
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
