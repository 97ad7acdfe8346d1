import * as z from 'zod/mini'

/** The maximum number of registrations in one `erasure`. */
export const maxErasureIds = 5_000

/**
 * Body of `POST /api/admin/erasures`: the registrations to erase.
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
 * Response to an `erasure`: how many of the registrations existed and were erased.
 *
 * @example erasureResult.parse({ erased: 2 }).erased // 2
 */
export const erasureResult = z.object({ erased: z.int().check(z.minimum(0)) })

export type ErasureResult = z.infer<typeof erasureResult>
