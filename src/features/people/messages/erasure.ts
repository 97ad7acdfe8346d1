import * as z from 'zod/mini'
import { registrationFilter, searchTerm } from './registration-query.ts'
import { recordId } from '#values/messages/text.ts'

/** The maximum number of registrations in one `erasure`. */
export const maxErasureIds = 5_000

/** Body of `POST /api/admin/erasures`: the registrations to erase. More than one needs a recent `proof`. */
export const erasure = z.object({
	ids: z.array(recordId).check(z.minLength(1), z.maxLength(maxErasureIds)),
})

export type Erasure = z.infer<typeof erasure>

/**
 * Body of `POST /api/admin/erasures/filtered`: erases all matching registrations. `count` is the number confirmed by
 * the owner; if the number of matching rows differs, nothing is erased and the response is `conflict`. Otherwise it is
 * 202 with a `currentListChange`, which continues in the background. Needs a recent `proof`.
 */
export const filteredErasure = z.object({
	filter: registrationFilter,
	search: z.optional(searchTerm),
	count: z.int().check(z.minimum(1)),
})

export type FilteredErasure = z.infer<typeof filteredErasure>

/** Response to an `erasure`: the number of registrations that existed and were erased. */
export const erasureResult = z.object({ erased: z.int().check(z.minimum(0)) })

export type ErasureResult = z.infer<typeof erasureResult>
