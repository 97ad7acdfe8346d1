import * as z from 'zod/mini'

/**
 * Answer of `GET /api/auth/session`: whose session the cookie opens. Without one it is a refusal,
 * `unauthorised`.
 *
 * @example session.parse({ username: 'ada' }).username // 'ada'
 */
export const session = z.object({ username: z.string() })

export type Session = z.infer<typeof session>
