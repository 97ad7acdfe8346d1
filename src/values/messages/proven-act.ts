import * as z from 'zod/mini'
import { text } from './text.ts'

/**
 * Acts that create or remove access, redirect mail of an admin or of the site, export the list or everything, or change
 * public pages. Each needs its own re-authentication, called a proof. Each capability adds its own acts to this
 * interface by `declare module`, as it adds its tables.
 */
export interface ProvenActs {}

/**
 * An act that needs its own `proof`. `target` is an account name, a passkey's ID, an address, or the digest or ID of a
 * publication; empty for acts without a target.
 */
export const provenAct = z.strictObject({
	act: z.custom<keyof ProvenActs>((act) => typeof act === 'string' && /^[a-z-]{1,40}$/.test(act)),
	target: text(1_400),
})

export type ProvenAct = z.infer<typeof provenAct>

/** Body of `POST /api/admin/proof-options`. The challenge of an act is valid for that act only. */
export const proofRequest = z.strictObject({ act: z.optional(provenAct) })

export type ProofRequest = z.infer<typeof proofRequest>
