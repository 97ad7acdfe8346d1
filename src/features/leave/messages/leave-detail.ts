import * as z from 'zod/mini'
import { recordId } from '#values/messages/text.ts'
import { leaveRequest } from './leave-list.ts'

/**
 * Query of a request's page. Also body of `POST /api/admin/leave/erase`, answered with 204, which erases everything
 * about the request's address except the number, kind and times of its requests.
 */
export const leaveReference = z.strictObject({ id: recordId })

/** The maximum length of the owner's sentence in the notice that a request is done. */
export const maxAnswerLength = 1_000

/**
 * Response of `GET /api/admin/leave/request`: a request and whatever else the site knows about its address. After an
 * erasure only the request is left.
 */
export const leaveDetail = z.object({
	request: leaveRequest,
	/** The person with the request's address on the waitlist; null if the address is not on it. */
	person: z.nullable(
		z.object({
			id: z.string(),
			status: z.string(),
			created_at: z.string(),
			/** The number of emails and letters to the person. */
			mails: z.int(),
		}),
	),
	/** The other requests with the same address, newest first. */
	others: z.array(leaveRequest),
	/** The notice that the request is done; the owner's sentence goes between its two texts. Null without an address. */
	mail: z.nullable(z.object({ subject: z.string(), text: z.string(), close: z.string() })),
	/** The seller who has to fulfil the request; null if that is the operator. */
	provider: z.nullable(z.object({ name: z.string(), url: z.nullable(z.string()) })),
})

export type LeaveDetail = z.infer<typeof leaveDetail>

/**
 * Body of `POST /api/admin/leave/done`, answered with 204: the request is done, and the person gets an email that says
 * so, with the owner's sentence if there is one.
 */
export const leaveDone = z.strictObject({
	id: recordId,
	answer: z.nullable(z.string().check(z.trim(), z.minLength(1), z.maxLength(maxAnswerLength))),
})
