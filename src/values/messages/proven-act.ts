import * as z from 'zod/mini'
import { accessActs } from '#values/access-act.ts'
import { text } from './text.ts'

/**
 * An act that needs its own `proof`. `target` is an account name, a passkey's ID, an address, or the digest or ID of a
 * publication; empty for acts without a target.
 */
export const provenAct = z.strictObject({
	act: z.enum(accessActs),
	target: text(1_400),
})

export type ProvenAct = z.infer<typeof provenAct>

/** Body of `POST /api/admin/proof-options`. The challenge of an act is valid for that act only. */
export const proofRequest = z.strictObject({ act: z.optional(provenAct) })

export type ProofRequest = z.infer<typeof proofRequest>
