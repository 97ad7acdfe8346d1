import * as z from 'zod/mini'

/**
 * Response of `GET /api/admin/findings`: what needs the owner's attention. The notice email has the same sentences, but
 * neither `deadMailServer`, which no email can report, nor `launchPoints`.
 */
export const ownerNotices = z.object({
	/** The sentences in Spanish, the most urgent first. Each may name a place of the panel that shows more. */
	sentences: z.array(
		z.object({
			text: z.string(),
			more: z.nullable(z.object({ label: z.enum(['seeLetter', 'seeRequests']), path: z.string() })),
		}),
	),
	/**
	 * When the mail server stopped accepting mail (ISO 8601), and the code of the last failed check; null if it accepts
	 * mail.
	 */
	deadMailServer: z.nullable(z.object({ since: z.string(), code: z.string() })),
	/** The number of points of “Lanzamiento” that are still open according to the settings. */
	launchPoints: z.int().check(z.minimum(0)),
})

export type OwnerNotices = z.infer<typeof ownerNotices>
