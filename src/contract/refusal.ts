import type { z } from 'zod'

/**
 * Every answer of the API that is not a success. `field` names the part of the message that is wrong;
 * `characters` are those before the @ that not every mail server can carry, if that is what is wrong.
 *
 * @example const answer: Refusal = { error: 'invalid', field: 'email' }
 */
export type Refusal = {
	readonly error:
		| 'invalid'
		| 'unauthorised'
		| 'forbidden'
		| 'too-large'
		| 'unsupported-type'
		| 'too-many'
		| 'unavailable'
		| 'internal'
	readonly field?: string
	readonly characters?: readonly string[]
}

/**
 * What a message that its schema refuses is answered with: its first problem.
 *
 * @example
 * whatIsWrong(waitlistSignup.safeParse({ email: 'josé@example.com', source: 'premium' }).error)
 * // { field: 'email', characters: ['é'] }
 */
export function whatIsWrong(error: z.ZodError): Pick<Refusal, 'field' | 'characters'> {
	const [issue] = error.issues
	const field = issue?.path[0]?.toString()
	const characters: unknown = issue?.code === 'custom' ? issue.params?.['characters'] : undefined
	return {
		...(field !== undefined && { field }),
		...(Array.isArray(characters) && characters.length > 0 && { characters }),
	}
}
