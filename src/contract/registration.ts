import * as z from 'zod/mini'

/**
 * One line of `GET /api/admin/registrations/stream`. `created_at` is ISO 8601 UTC; in rows of an adopted table it can be any
 * text, or null. `status` can have another value in rows written by hand.
 *
 * @example registration.parse(JSON.parse(line)).email
 */
export const registration = z.object({
	id: z.string(),
	email: z.string(),
	source: z.string(),
	status: z.string(),
	created_at: z.nullable(z.string()),
})

export type Registration = z.infer<typeof registration>

/**
 * Response of `GET /api/admin/registrations/count`.
 *
 * @example registrationCount.parse({ count: 88 }).count // 88
 */
export const registrationCount = z.object({ count: z.int().check(z.minimum(0)) })

export type RegistrationCount = z.infer<typeof registrationCount>
