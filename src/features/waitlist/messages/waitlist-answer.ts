import * as z from 'zod/mini'

/**
 * Response of `POST /api/waitlist`, 202: the same for new and known addresses. `inbox` is the provider of the typed
 * domain, with the URL of the inbox or of a search in it; omitted for an unknown domain. `mail` describes the email to
 * look for, whether or not one was sent.
 */
export const waitlistAnswer = z.object({
	status: z.literal('pending'),
	mail: z.object({ sender: z.string(), subject: z.string() }),
	inbox: z.optional(z.object({ name: z.string(), url: z.url() })),
})

export type WaitlistAnswer = z.infer<typeof waitlistAnswer>
