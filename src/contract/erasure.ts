import { z } from 'zod'

/**
 * `POST /api/admin/erasures`: exactly these registrations go, at most 5,000 in one message.
 *
 * @example erasure.parse({ ids: ['7', '12'] })
 */
export const erasure = z.object({
	ids: z
		.array(
			z
				.string()
				.min(1)
				.max(100)
				.regex(/^[^\0]*$/),
		)
		.min(1)
		.max(5_000),
})
