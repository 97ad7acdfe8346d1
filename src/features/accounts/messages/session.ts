import * as z from 'zod/mini'

/**
 * Response of `GET /api/auth/session`: the account of the session cookie. Without a session the response is
 * `unauthorised`.
 */
export const session = z.object({ username: z.string() })

export type Session = z.infer<typeof session>
