import {
	type NewSegment,
	newSegment,
	type segmentDeletion,
	segments,
	type SegmentUpdate,
} from '#features/people/messages/segment.ts'
import { command, resource } from '#panel/client/api.ts'

/** Reads the saved filters, each with its current number of matching rows. */
export const segmentsQuery = resource(segments, '/api/admin/segments')

const create = command<NewSegment>('/api/admin/segments')

export const createSegment = (segment: NewSegment) => create(newSegment.parse(segment))

export const updateSegment = command<SegmentUpdate>('/api/admin/segments/update')

export const deleteSegment = command<typeof segmentDeletion>('/api/admin/segments/delete')
