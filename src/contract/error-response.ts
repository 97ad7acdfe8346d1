import * as z from 'zod/mini'
import { provenAct } from './proven-act.ts'

/**
 * The body of every response of the API that is not a success. `field` is the first invalid field of the message and
 * `fields` are all of them, where several can be wrong at once; `characters` are the characters before the @ that not
 * every mail server accepts. `act` is the one that a proof is needed for; without it any proof will do. `server/platform/http/api-errors.ts` has the status code of each error.
 *
 * @example errorResponse.parse({ error: 'invalid', field: 'email' }).error // 'invalid'
 */
export const errorResponse = z.object({
	error: z.enum([
		'invalid',
		'unauthorised',
		'forbidden',
		'proof-required',
		'wrong-password',
		'passkeys-unavailable',
		'not-found',
		'conflict',
		'too-large',
		'unsupported-type',
		'too-many',
		'internal',
		'unavailable',
	]),
	field: z.optional(z.string()),
	fields: z.optional(z.array(z.string())),
	characters: z.optional(z.array(z.string())),
	act: z.optional(provenAct),
})

export type ErrorResponse = z.infer<typeof errorResponse>

/**
 * The first issue of a message that does not match its schema, as the response names it.
 *
 * @example
 * firstIssue(waitlistSignup.safeParse({ email: 'josé@example.com', source: 'premium' }).error)
 * // { field: 'email', characters: ['é'] }
 */
export function firstIssue(error: z.core.$ZodError): Pick<ErrorResponse, 'field' | 'characters'> {
	const [issue] = error.issues
	const field = issue?.path[0]?.toString()
	const characters: unknown = issue?.code === 'custom' ? issue.params?.['characters'] : undefined
	return {
		...(field !== undefined && { field }),
		...(Array.isArray(characters) && characters.length > 0 && { characters }),
	}
}

/**
 * Every invalid field of a message that does not match its schema, unknown ones included, as the response names them.
 *
 * @example
 * invalidFields(registrationQuery.safeParse({ from: 'x', page: '2' }).error)
 * // { field: 'from', fields: ['from', 'page'] }
 */
export function invalidFields(
	error: z.core.$ZodError,
): Pick<ErrorResponse, 'field'> & { fields: string[] } {
	const names = error.issues.flatMap((issue) =>
		issue.code === 'unrecognized_keys' ? issue.keys : issue.path.slice(0, 1).map(String),
	)
	const fields = [...new Set(names)]
	const [field] = fields
	return { ...(field !== undefined && { field }), fields }
}
