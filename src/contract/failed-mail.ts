import * as z from 'zod/mini'

/**
 * A mail after its last failed delivery attempt. `failure` is a code such as `ECONNREFUSED` or `550`; `created_at` is
 * ISO 8601 UTC.
 */
const failedMail = z.object({
	id: z.string(),
	recipient: z.string(),
	tries: z.int(),
	failure: z.nullable(z.string()),
	created_at: z.string(),
})

export type FailedMail = z.infer<typeof failedMail>

/**
 * Response of `GET /api/admin/failed-mails`, newest first.
 *
 * @example failedMails.parse([]).length // 0
 */
export const failedMails = z.array(failedMail)
