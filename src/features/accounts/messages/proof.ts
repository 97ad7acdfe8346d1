import * as z from 'zod/mini'
import { passkeyAssertion } from './passkey.ts'
import { provenAct } from '#values/messages/proven-act.ts'

/**
 * Body of `POST /api/admin/proof`, answered with 204: re-authentication with the password of the session's account,
 * or one of its passkeys (see `passkeyRequest`). A wrong password or a mismatched passkey is `wrong-password`.
 * Wrong passwords count against the session (`too-many`); a passkey is always checked.
 *
 * With an `act` the proof is valid for that act alone, once, within two minutes. Acts that create or remove access need
 * it, however recent the login: without it the response is `proof-required` with the act.
 *
 * Sending letters, importing people, downloads of files other than the list of people, and erasures of more than one registration need a proof or a login within the last ten minutes.
 * Without one they are `proof-required`, and can be repeated after the proof. The same applies to reading more than
 * 1,000 people's data within an hour, and to the twenty-first act since the last proof that erases, unsubscribes, emails
 * or reveals one person.
 */
export const proof = z.union([
	z.strictObject({
		password: z.string().check(z.minLength(1), z.maxLength(1_000)),
		act: z.optional(provenAct),
	}),
	z.strictObject({ passkey: passkeyAssertion, act: z.optional(provenAct) }),
])

export type Proof = z.infer<typeof proof>
