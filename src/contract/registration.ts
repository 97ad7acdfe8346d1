import { z } from 'zod'

/**
 * One line of `GET /api/admin/registrations`. `created_at` is ISO 8601 UTC; null only in rows that an
 * adopted table left without a date. `status` may be another word in rows written by hand.
 *
 * @example registration.parse(JSON.parse(line)).email
 */
export const registration = z.object({
	id: z.string(),
	email: z.string(),
	source: z.string(),
	status: z.string(),
	created_at: z.iso.datetime().nullable(),
})
