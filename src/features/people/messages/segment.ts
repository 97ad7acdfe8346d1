import * as z from 'zod/mini'
import { registrationFilter } from './registration-query.ts'
import { recordId, typedName } from '#values/messages/text.ts'

/** The maximum number of segments. */
export const maxSegments = 100

/** A named filter, and how many rows match it at present. */
export const segment = z.object({
	id: z.string(),
	name: z.string(),
	filter: registrationFilter,
	count: z.int().check(z.minimum(0)),
})

export type Segment = z.infer<typeof segment>

/** Response of `GET /api/admin/segments`, sorted by name. */
export const segments = z.array(segment)

/**
 * Body of `POST /api/admin/segments`, answered with 204: a segment, which replaces the one with its id. A name in use,
 * ignoring case, is a `conflict` with the field `name`; so is the 101st segment, with the field `count`.
 */
export const savedSegment = z.object({
	id: z.optional(recordId),
	name: typedName(80),
	filter: registrationFilter,
})

export type SavedSegment = z.infer<typeof savedSegment>

/** Body of `POST /api/admin/segments/delete`, answered with 204, even if the segment is gone. */
export const segmentDeletion = z.object({ id: recordId })
