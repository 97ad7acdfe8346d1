import * as z from 'zod/mini'
import { passkeyAssertion } from './passkey.ts'
import { provenAct } from './proven-act.ts'

/**
 * Body of `POST /api/admin/proof`, answered with 204: the password of the session's account, or one of its passkeys
 * (see `passkeyRequest`), again. A wrong password is `wrong-password`, a passkey that does not fit too. Wrong passwords
 * count against the session (`too-many`); a passkey is always checked.
 *
 * With an `act` the proof is good for that act alone, once, within two minutes. Whatever creates or takes access needs
 * it, however fresh the login is: the answer without it is `proof-required` with the act.
 *
 * Letters, exports and erasures of more than one registration need a proof or a login of the last ten minutes. Without one
 * they are `proof-required`, and can be repeated after the proof. So are reading more than 1,000 people's data within an
 * hour, and the twenty-first act that erases, unsubscribes, mails or reveals one person since the last proof.
 *
 * @example proof.parse({ password: 'correct horse', act: { act: 'invite', target: 'tomas' } })
 */
export const proof = z.union([
	z.strictObject({
		password: z.string().check(z.minLength(1), z.maxLength(1_000)),
		act: z.optional(provenAct),
	}),
	z.strictObject({ passkey: passkeyAssertion, act: z.optional(provenAct) }),
])

export type Proof = z.infer<typeof proof>
