import * as z from 'zod/mini'
import { registrationFilter, searchTerm } from './registration-query.ts'

/** The maximum number of registrations in one `erasure`. */
export const maxErasureIds = 5_000

/**
 * Body of `POST /api/admin/erasures`: the registrations to erase. More than one needs a recent `proof`.
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
 * Body of `POST /api/admin/erasures/filtered`: erases all registrations that match. `count` is the number that the
 * owner has confirmed; if it is no longer the number of matching rows, nothing is erased and the response is
 * `conflict`. Needs a recent `proof`.
 *
 * @example filteredErasure.parse({ filter: { campaign: 'spring' }, count: 214 })
 */
export const filteredErasure = z.object({
	filter: registrationFilter,
	search: z.optional(searchTerm),
	count: z.int().check(z.minimum(1)),
})

export type FilteredErasure = z.infer<typeof filteredErasure>

/**
 * Response to an `erasure` or a `filteredErasure`: how many of the registrations existed and were erased.
 *
 * @example erasureResult.parse({ erased: 2 }).erased // 2
 */
export const erasureResult = z.object({ erased: z.int().check(z.minimum(0)) })

export type ErasureResult = z.infer<typeof erasureResult>
