import * as z from 'zod/mini'

/** A task for the sender's computer, in the format of ALTCHA 2. */
export const challenge = z.object({
	parameters: z.object({
		algorithm: z.string(),
		cost: z.number(),
		expiresAt: z.number(),
		keyLength: z.number(),
		keyPrefix: z.string(),
		nonce: z.string(),
		salt: z.string(),
	}),
	signature: z.string(),
})

/** A challenge with its solution, which a form sends as JSON in base64 in the field `altcha`. */
export const challengeSolution = z.object({
	challenge,
	solution: z.object({ counter: z.number(), derivedKey: z.string() }),
})

export type Challenge = z.infer<typeof challenge>
