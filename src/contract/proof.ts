import * as z from 'zod/mini'
import { passkeyAssertion } from './passkey.ts'

/**
 * Body of `POST /api/admin/proof`, answered with 204: the password of the session's account, or one of its passkeys
 * (see `passkeyRequest`), again. A wrong password is `wrong-password`, a passkey that does not fit too; attempts count
 * like failed logins (`too-many`).
 *
 * Letters, exports, erasures of more than one registration, and changes of passwords, passkeys and admins need a proof or
 * a login of the last ten minutes. Without one they are `proof-required`, and can be repeated after the proof. So is
 * reading more than 1,000 people's data within an hour.
 *
 * @example proof.parse({ password: 'correct horse' })
 */
export const proof = z.union([
	z.strictObject({ password: z.string().check(z.minLength(1), z.maxLength(1_000)) }),
	z.strictObject({ passkey: passkeyAssertion }),
])

export type Proof = z.infer<typeof proof>
