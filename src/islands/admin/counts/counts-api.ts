import {
	type CountMark,
	type CountNote,
	type CountSummary,
	countSummary,
} from '#contract/count-summary.ts'
import { goals } from '#contract/goals.ts'
import { type SpeedSummary, speedSummary } from '#contract/speed-summary.ts'
import { type CountView, countQueryOf } from '#domain/analytics/count-view.ts'
import type { Goals } from '#domain/analytics/goal.ts'
import { getJson, postJson, request, requireOk } from '#islands/admin/api.ts'

/**
 * Reads the sums of a view and of the previous period.
 *
 * @param query of `countQueryOf`
 */
export async function readCounts(query: string, signal: AbortSignal): Promise<CountSummary> {
	return await getJson(countSummary, `/api/admin/counts?${query}`, signal)
}

/**
 * Reads the page speeds.
 *
 * @param query of `speedQuery`
 */
export async function readSpeeds(query: string, signal: AbortSignal): Promise<SpeedSummary> {
	return await getJson(speedSummary, `/api/admin/speeds?${query}`, signal)
}

/** Reads the owner's goals. */
export async function readGoals(_query: string, signal: AbortSignal): Promise<Goals> {
	return await getJson(goals, '/api/admin/goals', signal)
}

export async function saveGoals(next: Goals): Promise<void> {
	await requireOk(await postJson('/api/admin/goals', next))
}

/** Returns the sums of a view as a CSV file. */
export async function readCountsFile(view: CountView): Promise<Blob> {
	const response = await request(`/api/admin/counts.csv?${countQueryOf(view)}`, {})
	return await (await requireOk(response)).blob()
}

export async function addCountNote(note: CountNote): Promise<void> {
	await requireOk(await postJson('/api/admin/count-notes', note))
}

export async function deleteCountNote({ id }: Pick<CountMark, 'id'>): Promise<void> {
	await requireOk(await postJson('/api/admin/count-note-deletions', { id }))
}
