import * as z from 'zod/mini'
import { registrationFilter, searchTerm } from './registration-query.ts'

/**
 * Body of `POST /api/admin/erasures/filtered`: erases all matching registrations. `count` is the number that the owner
 * has confirmed. If another number of rows matches now, nothing is erased and the response is `conflict`. Otherwise the
 * response is 202 with a `currentListChange`, which continues in the background. Needs a recent `proof`.
 */
export const filteredErasure = z.object({
	filter: registrationFilter,
	search: z.optional(searchTerm),
	count: z.int().check(z.minimum(1)),
})

export type FilteredErasure = z.infer<typeof filteredErasure>

/** Response of `POST /api/admin/erasures`, whose body is a `personReference`: the number of erased registrations. */
export const erasureResult = z.object({ erased: z.int().check(z.minimum(0)) })

export type ErasureResult = z.infer<typeof erasureResult>
