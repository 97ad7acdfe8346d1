import {
	type savedSegment,
	type segmentDeletion,
	segments,
} from '#features/people/messages/segment.ts'
import { command, resource } from '#panel/client/api.ts'

export const segmentsQuery = resource(segments, '/api/admin/segments')

export const saveSegment = command<typeof savedSegment>('/api/admin/segments')

export const deleteSegment = command<typeof segmentDeletion>('/api/admin/segments/delete')
