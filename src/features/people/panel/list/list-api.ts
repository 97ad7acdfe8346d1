import { currentListChange, type MatchingChange } from '#features/people/messages/list-change.ts'
import type { personReference } from '#features/people/messages/person.ts'
import { type PanelColumns, panelColumns } from '#features/accounts/messages/panel-columns.ts'
import {
	registrationPage,
	registrationSummary,
} from '#features/people/messages/registration-page.ts'
import { command, getJson, postFor, resource, request, requireOk } from '#panel/client/api.ts'

/** @param query of `listQueryOf` */
export const readPage = async (query: string, signal: AbortSignal) =>
	await getJson(registrationPage, `/api/admin/registrations${query}`, signal)

export const registrationsKey = (query: string) => ['/api/admin/registrations', query]

export const summaryQuery = resource(registrationSummary, '/api/admin/registrations/summary')

/** Reads the account's optional columns. */
export const columnsQuery = resource(panelColumns, '/api/admin/columns')

export const saveColumns = command<PanelColumns>('/api/admin/columns')

/**
 * Reads the list as a CSV file. It is a Blob, because browsers keep a large Blob on disk.
 *
 * @param query returned by `listQueryOf`, with the optional columns
 */
export async function readCsv(query: string): Promise<{ file: Blob; rows: number }> {
	const response = await requireOk(await request(`/api/admin/registrations.csv${query}`, {}))
	const rows = Number(response.headers.get('x-row-count'))
	return { file: await response.blob(), rows }
}

export const eraseOne = command<typeof personReference>('/api/admin/erasures')

/** Starts a change of all matching people, if their number is still the confirmed one. */
export const changeMatching = (message: MatchingChange) =>
	postFor(currentListChange, '/api/admin/list-changes', message)
