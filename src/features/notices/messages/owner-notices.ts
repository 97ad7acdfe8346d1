import * as z from 'zod/mini'

/**
 * Response of `GET /api/admin/findings`: what needs the owner's attention. The notice email has the same sentences, but
 * neither `deadMailServer`, which no email can report, nor `launchPoints`.
 */
export const ownerNotices = z.object({
	/** In Spanish, the most urgent first, each with the place of the panel that has more, if any. */
	sentences: z.array(
		z.object({
			text: z.string(),
			more: z.nullable(z.object({ label: z.enum(['seeLetter', 'seeRequests']), path: z.string() })),
		}),
	),
	/** When the mail server stopped accepting mail (ISO 8601), and the last code; null if it accepts mail. */
	deadMailServer: z.nullable(z.object({ since: z.string(), code: z.string() })),
	/** Points of “Lanzamiento” left open by the settings. */
	launchPoints: z.int().check(z.minimum(0)),
})

export type OwnerNotices = z.infer<typeof ownerNotices>
