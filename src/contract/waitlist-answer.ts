import * as z from 'zod/mini'

/**
 * Response of `POST /api/waitlist`, 202: the same for new and known addresses. `inbox` is the provider of the typed
 * domain, with the address of the inbox or of a search in it; it is left out for a domain that the site does not know.
 *
 * @example waitlistAnswer.parse({ status: 'pending' }).inbox // undefined
 */
export const waitlistAnswer = z.object({
	status: z.literal('pending'),
	inbox: z.optional(z.object({ name: z.string(), url: z.url() })),
})

export type WaitlistAnswer = z.infer<typeof waitlistAnswer>
