import * as z from 'zod/mini'

/**
 * Every answer of the API that is not a success. `field` names the part of the message that is wrong;
 * `characters` are those before the @ that not every mail server can carry, if that is what is wrong. The
 * status that goes with each error stands in `server/http/api-errors.ts`.
 *
 * @example refusal.parse({ error: 'invalid', field: 'email' }).error // 'invalid'
 */
export const refusal = z.object({
	error: z.enum([
		'invalid',
		'unauthorised',
		'forbidden',
		'not-found',
		'too-large',
		'unsupported-type',
		'too-many',
		'internal',
		'unavailable',
	]),
	field: z.optional(z.string()),
	characters: z.optional(z.array(z.string())),
})

export type Refusal = z.infer<typeof refusal>

/**
 * What a message that its schema refuses is answered with: its first problem.
 *
 * @example
 * whatIsWrong(waitlistSignup.safeParse({ email: 'josé@example.com', source: 'premium' }).error)
 * // { field: 'email', characters: ['é'] }
 */
export function whatIsWrong(error: z.core.$ZodError): Pick<Refusal, 'field' | 'characters'> {
	const [issue] = error.issues
	const field = issue?.path[0]?.toString()
	const characters: unknown = issue?.code === 'custom' ? issue.params?.['characters'] : undefined
	return {
		...(field !== undefined && { field }),
		...(Array.isArray(characters) && characters.length > 0 && { characters }),
	}
}
