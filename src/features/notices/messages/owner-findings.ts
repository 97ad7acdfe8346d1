import * as z from 'zod/mini'
import { waitingReasons } from '#features/letters/rules/letter-state.ts'

const count = z.int().check(z.minimum(0))

/** Response of `GET /api/admin/findings`: problems that need the owner's attention. The notice email covers the same. */
export const ownerFindings = z.object({
	/** Confirmations that have been waiting for more than an hour. */
	stuckMails: z.int().check(z.minimum(0)),
	/** The most frequent code of their last attempts; null if none was tried. */
	stuckCode: z.nullable(z.string()),
	/** When the mail server stopped accepting mail (ISO 8601), and the last code; null if it accepts mail. */
	deadMailServer: z.nullable(z.object({ since: z.string(), code: z.string() })),
	/** The letter that waits for the owner to resume it. `code` is the most frequent refusal's. */
	letter: z.nullable(
		z.object({
			id: z.string(),
			name: z.string(),
			reason: z.enum(waitingReasons),
			code: z.nullable(z.string()),
		}),
	),
	/** The error code if the bounce mailbox has been unreadable for hours; null if it is readable, or if there is none. */
	deadMailbox: z.nullable(z.string()),
	/**
	 * Open requests to cancel or withdraw: all, overdue ones, new ones or ones due within three days, and ones whose receipt
	 * was refused.
	 */
	requests: z.object({ open: count, overdue: count, soon: count, refused: count }),
	/** Whether the embedded database's file was found damaged. */
	isDatabaseDamaged: z.boolean(),
	/** Paths of pages that cannot be rendered from the present words and settings. */
	brokenPages: z.array(z.string()),
	/** Points of “Lanzamiento” left open by the settings. The notice email does not name them. */
	launchPoints: z.int().check(z.minimum(0)),
	/** Free space on the data disk in MB; null if sufficient. */
	freeMegabytes: z.nullable(z.int()),
})

export type OwnerFindings = z.infer<typeof ownerFindings>
