import { type CurrentListChange, currentListChange } from '#contract/list-change.ts'
import {
	type ImportConfirmation,
	type ImportPreview,
	importPreview,
	type ImportRequest,
} from '#contract/people-import.ts'
import { postJson, requireOk } from '#islands/admin/api.ts'

/** What an import would do. */
export async function previewImport(message: ImportRequest): Promise<ImportPreview> {
	const answer = await requireOk(await postJson('/api/admin/imports/preview', message))
	return importPreview.parse(await answer.json())
}

/** Begins an import, if its numbers are still those that were confirmed. */
export async function beginImport(message: ImportConfirmation): Promise<CurrentListChange> {
	const answer = await requireOk(await postJson('/api/admin/imports', message))
	return currentListChange.parse(await answer.json())
}
