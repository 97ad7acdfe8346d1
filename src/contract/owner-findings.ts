import * as z from 'zod/mini'
import { waitingReasons } from '#domain/letters/letter-state.ts'

/**
 * Response of `GET /api/admin/findings`: what needs a look by the owner. The notice mail is about the same.
 *
 * @example ownerFindings.parse(await response.json()).letter?.reason // 'refusals'
 */
export const ownerFindings = z.object({
	/** Confirmations that have been waiting for more than an hour. */
	stuckMails: z.int().check(z.minimum(0)),
	/** The commonest code of their last attempts; null if none was tried. */
	stuckCode: z.nullable(z.string()),
	/** Since when the mail server has taken no mail, in ISO 8601, and the code of the last attempt; null if it does. */
	deadMailServer: z.nullable(z.object({ since: z.string(), code: z.string() })),
	/** The letter that goes on only when the owner says so. `code` is that of the commonest refusal. */
	letter: z.nullable(
		z.object({
			id: z.string(),
			name: z.string(),
			reason: z.enum(waitingReasons),
			code: z.nullable(z.string()),
		}),
	),
	/** Why the mailbox for bounces has not been readable for hours, as a code; null if it is, or if there is none. */
	deadMailbox: z.nullable(z.string()),
	/** Whether the file of the embedded database was found damaged. */
	isDatabaseDamaged: z.boolean(),
	/** Points of “Lanzamiento” that the settings leave open. The notice mail does not name them. */
	launchPoints: z.int().check(z.minimum(0)),
	/** Free megabytes of the disk with the data; null if they are enough. */
	freeMegabytes: z.nullable(z.int()),
})

export type OwnerFindings = z.infer<typeof ownerFindings>
