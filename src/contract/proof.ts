import * as z from 'zod/mini'

/**
 * Body of `POST /api/admin/proof`, answered with 204: the password of the session's account, again. A wrong one is
 * `wrong-password`; attempts count like failed logins (`too-many`).
 *
 * Exports, and erasures of more than one registration, need a proof or a login of the last ten minutes. Without one
 * they are `proof-required`, and can be repeated after the proof.
 *
 * @example proof.parse({ password: 'correct horse' })
 */
export const proof = z.object({ password: z.string().check(z.minLength(1), z.maxLength(1_000)) })

export type Proof = z.infer<typeof proof>
