import {
	type NewSegment,
	newSegment,
	type Segment,
	type SegmentDeletion,
	segments,
	type SegmentUpdate,
} from '#contract/segment.ts'
import { getJson, postJson, requireOk } from '#islands/admin/api.ts'

/** Reads the saved filters, each with its current number of matching rows. */
export async function readSegments(
	_query: string,
	signal: AbortSignal,
): Promise<readonly Segment[]> {
	return await getJson(segments, '/api/admin/segments', signal)
}

export async function createSegment(segment: NewSegment): Promise<void> {
	await requireOk(await postJson('/api/admin/segments', newSegment.parse(segment)))
}

export async function updateSegment(update: SegmentUpdate): Promise<void> {
	await requireOk(await postJson('/api/admin/segments/update', update))
}

export async function deleteSegment(id: string): Promise<void> {
	await requireOk(await postJson('/api/admin/segments/delete', { id } satisfies SegmentDeletion))
}
