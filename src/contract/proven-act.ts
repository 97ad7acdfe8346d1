import * as z from 'zod/mini'
import { accessActs } from '#domain/account/access-act.ts'
import { text } from './text.ts'

/**
 * One act that a `proof` is given for. `target` is the name of an account, the ID of a passkey, an address, or the digest or
 * ID of what is published; empty where the act has none.
 *
 * @example provenAct.parse({ act: 'invite', target: 'tomas' })
 */
export const provenAct = z.strictObject({
	act: z.enum(accessActs),
	target: text(1_400),
})

export type ProvenAct = z.infer<typeof provenAct>

/**
 * Body of `POST /api/admin/proof-options`. The challenge of an act serves that act only.
 *
 * @example proofRequest.parse({ act: { act: 'invite', target: 'tomas' } })
 */
export const proofRequest = z.strictObject({ act: z.optional(provenAct) })

export type ProofRequest = z.infer<typeof proofRequest>
