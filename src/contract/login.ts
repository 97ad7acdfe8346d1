import * as z from 'zod/mini'

/**
 * `POST /api/auth/login`, answered with 204 and the session's cookie. Only shape is checked here: a name that
 * cannot exist is answered like a wrong one.
 *
 * @example login.parse({ username: 'admin', password: 'correct horse' })
 */
export const login = z.object({
	username: z.string().check(z.minLength(1), z.maxLength(200)),
	password: z.string().check(z.minLength(1), z.maxLength(1_000)),
})

export type Login = z.infer<typeof login>
