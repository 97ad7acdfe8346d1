import {
	type savedSegment,
	type segmentDeletion,
	segments,
} from '#features/people/messages/segment.ts'
import { command, resource } from '#panel/client/api.ts'

/** Reads the saved filters, each with its current number of matching rows. */
export const segmentsQuery = resource(segments, '/api/admin/segments')

export const saveSegment = command<typeof savedSegment>('/api/admin/segments')

export const deleteSegment = command<typeof segmentDeletion>('/api/admin/segments/delete')
