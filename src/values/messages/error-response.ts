import * as z from 'zod/mini'
import { challenge } from './challenge.ts'
import { provenAct } from './proven-act.ts'

/**
 * The body of every unsuccessful API response. `field` is the first invalid field; `fields` are all invalid fields, if
 * several can be wrong at once. `faults` describe invalid texts. `characters` are characters before the @ that some mail servers reject. `act` is the
 * action that needs a separate re-authentication; without `act` any re-authentication is enough. `cause` is the reason
 * why the server could not answer the panel. `challenge` is a task; the same form is accepted if it is sent again with
 * the solution. `platform/http/api-errors.ts` has each error's status code.
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
	faults: z.optional(z.array(z.unknown())),
	characters: z.optional(z.array(z.string())),
	act: z.optional(provenAct),
	cause: z.optional(z.enum(['database', 'disk', 'worker'])),
	challenge: z.optional(challenge),
})

export type ErrorResponse = z.infer<typeof errorResponse>

/**
 * The first issue of an invalid message, as fields of an error response.
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
 * All invalid fields of a message, including unknown ones, as fields of an error response.
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
