import * as z from 'zod/mini'
import { cancellationKinds, leaveKinds } from '#features/leave/rules/leave-kind.ts'

const count = z.int().check(z.minimum(0))
const optionalText = z.nullable(z.string())

/** The states of a request's email. `refused`: given up, or rejected by the person's mail server. */
export const leaveMailStates = ['queued', 'sent', 'refused'] as const

/**
 * A request in the panel. Times are ISO 8601 UTC. After an erasure the personal fields are null; number, kind and times
 * remain.
 */
export const leaveRequest = z.object({
	id: z.string(),
	/** Shown to the person. */
	number: z.string(),
	kind: z.enum(leaveKinds),
	received_at: z.string(),
	due_at: z.string(),
	name: optionalText,
	/** As typed. */
	email: optionalText,
	/** The contract or account in the person's words. */
	contract: optionalText,
	cancellation: z.nullable(z.enum(cancellationKinds)),
	reason: optionalText,
	/** ISO 8601 day; null means as soon as possible. */
	end_date: optionalText,
	text: optionalText,
	/** The language of the page and of the emails. */
	locale: optionalText,
	/** The country of the page, in upper case. */
	country: optionalText,
	/** The place of the link that led to the page: `app`, a country, or null. */
	origin: optionalText,
	done_at: optionalText,
	/** The name of an account. */
	done_by: optionalText,
	/** The owner's sentence in the notice that the request is done. */
	answer: optionalText,
	/** The state of the latest email: the receipt, or after `done_at` the notice that the request is done. */
	mail_state: z.enum(leaveMailStates),
	/** A code such as 550; null unless the email was refused. */
	mail_failure: optionalText,
	erased_at: optionalText,
})

export type LeaveRequest = z.infer<typeof leaveRequest>

export const leaveColumns = z.keyof(leaveRequest).options

export const leavePageRows = 100

/** Which requests a list holds. */
export const leaveStates = ['open', 'done', 'all'] as const

/** Query of the list: the state of the requests (open by default), and the number of requests to skip. */
export const leaveQuery = z.strictObject({
	state: z.optional(z.enum(leaveStates)),
	offset: z.optional(z.coerce.number().check(z.int(), z.minimum(0), z.maximum(1_000_000))),
})

export type LeaveQuery = z.infer<typeof leaveQuery>

/**
 * A page of requests. Open ones are sorted by due time; done ones, and the list of all, by time of receipt, newest
 * first.
 */
export const leavePage = z.object({
	rows: z.array(leaveRequest),
	/** The number of matching requests, on all pages. */
	count,
	/** The `offset` of the following page; null on the last one. */
	next: z.nullable(count),
})

export type LeavePage = z.infer<typeof leavePage>
