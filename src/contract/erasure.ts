import * as z from 'zod/mini'

/** How many registrations one `erasure` may name. */
export const maxErasureIds = 5_000

/**
 * `POST /api/admin/erasures`: exactly these registrations are erased.
 *
 * @example erasure.parse({ ids: ['7', '12'] })
 */
export const erasure = z.object({
	ids: z
		.array(z.string().check(z.minLength(1), z.maxLength(100), z.regex(/^[^\0]*$/)))
		.check(z.minLength(1), z.maxLength(maxErasureIds)),
})

export type Erasure = z.infer<typeof erasure>

/**
 * Answer to an `erasure`: how many of the registrations were still there.
 *
 * @example erasureResult.parse({ erased: 2 }).erased // 2
 */
export const erasureResult = z.object({ erased: z.int().check(z.minimum(0)) })

export type ErasureResult = z.infer<typeof erasureResult>
