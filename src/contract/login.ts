import { z } from 'zod'

/**
 * `POST /api/auth/login`. Only shape is checked here: a name that cannot exist is answered like a wrong
 * one.
 *
 * @example login.parse({ username: 'admin', password: 'correct horse' })
 */
export const login = z.object({
	username: z.string().min(1).max(200),
	password: z.string().min(1).max(1_000),
})
