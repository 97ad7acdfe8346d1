import * as z from 'zod/mini'

/**
 * An email that was given up after its last delivery attempt failed. `failure` is a code such as `ECONNREFUSED` or
 * `550`; `created_at` is ISO 8601 UTC.
 */
const failedMail = z.object({
	id: z.string(),
	recipient: z.string(),
	tries: z.int(),
	failure: z.nullable(z.string()),
	created_at: z.string(),
	/** Whether the person is still waiting for the email, and its links are valid. */
	can_be_resent: z.boolean(),
})

export type FailedMail = z.infer<typeof failedMail>

/** Response of `GET /api/admin/failed-mails`, newest first. */
export const failedMails = z.array(failedMail)

/**
 * Body of `POST /api/admin/failed-mails/resend`, answered with `resentMails`: one email, or without an id all that can
 * be resent. Without a recent re-authentication the response is `proof-required`.
 */
export const mailResend = z.strictObject({ id: z.optional(z.string().check(z.maxLength(100))) })

/** Response: the number of resent emails. @example resentMails.parse({ count: 2 }).count // 2 */
export const resentMails = z.object({ count: z.int().check(z.minimum(0)) })
