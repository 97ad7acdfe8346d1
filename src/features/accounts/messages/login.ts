import * as z from 'zod/mini'

/**
 * Body of `POST /api/auth/login`, answered with 204 and the session cookie. The schema checks the lengths only: a
 * username that cannot exist gets the same response as a wrong one.
 */
export const login = z.object({
	username: z.string().check(z.minLength(1), z.maxLength(200)),
	password: z.string().check(z.minLength(1), z.maxLength(1_000)),
})

export type Login = z.infer<typeof login>
