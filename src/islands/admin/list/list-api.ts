import {
	type Erasure,
	type ErasureResult,
	erasureResult,
	type FilteredErasure,
} from '#contract/erasure.ts'
import { type CurrentListChange, currentListChange } from '#contract/list-change.ts'
import { type PanelColumns, panelColumns } from '#contract/panel-columns.ts'
import {
	type RegistrationPage,
	registrationPage,
	type RegistrationSummary,
	registrationSummary,
} from '#contract/registration-page.ts'
import { getJson, postJson, request, requireOk } from '#islands/admin/api.ts'

/** @param query of `listQueryOf` */
export async function readPage(query: string, signal: AbortSignal): Promise<RegistrationPage> {
	return await getJson(registrationPage, `/api/admin/registrations${query}`, signal)
}

/** Reads the figures of the whole list. */
export async function readSummary(
	_query: string,
	signal: AbortSignal,
): Promise<RegistrationSummary> {
	return await getJson(registrationSummary, '/api/admin/registrations/summary', signal)
}

/** Reads the account's optional columns. */
export async function readColumns(_query: string, signal: AbortSignal): Promise<PanelColumns> {
	return await getJson(panelColumns, '/api/admin/columns', signal)
}

export async function saveColumns(columns: PanelColumns): Promise<void> {
	await requireOk(await postJson('/api/admin/columns', columns))
}

/**
 * Reads the CSV file. A browser keeps a large one on disk.
 *
 * @param query of `listQueryOf`, with the optional columns
 */
export async function readCsv(query: string): Promise<{ file: Blob; rows: number }> {
	const response = await requireOk(await request(`/api/admin/registrations.csv${query}`, {}))
	const rows = Number(response.headers.get('x-row-count'))
	return { file: await response.blob(), rows }
}

export async function eraseOne(id: string): Promise<ErasureResult> {
	const message: Erasure = { ids: [id] }
	const response = await requireOk(await postJson('/api/admin/erasures', message))
	return erasureResult.parse(await response.json())
}

/** Starts erasing all matching rows, if their number is still the confirmed one. */
export async function eraseMatching(message: FilteredErasure): Promise<CurrentListChange> {
	const response = await requireOk(await postJson('/api/admin/erasures/filtered', message))
	return currentListChange.parse(await response.json())
}
