import * as z from 'zod/mini'
import { registrationFilter } from './registration-query.ts'
import { recordId, typedName } from '#values/messages/text.ts'

/** The maximum number of segments. */
export const maxSegments = 100

const name = typedName(80)
const id = recordId

/** A named filter with its current number of matching rows. */
export const segment = z.object({
	id: z.string(),
	name: z.string(),
	filter: registrationFilter,
	count: z.int().check(z.minimum(0)),
})

export type Segment = z.infer<typeof segment>

/** Response of `GET /api/admin/segments`, by name. */
export const segments = z.array(segment)

/**
 * Body of `POST /api/admin/segments`, answered with 201 and the `segment`. A name in use, ignoring case, is a
 * `conflict`; so is the 101st segment, with the field `count`.
 */
export const newSegment = z.object({ name, filter: registrationFilter })

export type NewSegment = z.infer<typeof newSegment>

/**
 * Body of `POST /api/admin/segments/update`, answered with 204: replaces the given fields. An unknown segment is
 * `not-found`, a name in use a `conflict`.
 */
export const segmentUpdate = z.object({
	id,
	name: z.optional(name),
	filter: z.optional(registrationFilter),
})

export type SegmentUpdate = z.infer<typeof segmentUpdate>

/** Body of `POST /api/admin/segments/delete`, answered with 204, even if the segment is gone. */
export const segmentDeletion = z.object({ id })
