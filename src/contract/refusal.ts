/**
 * Every answer of the API that is not a success. `field` names the part of the message that is wrong.
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
}
