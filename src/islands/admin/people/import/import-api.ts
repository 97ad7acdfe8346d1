import { type CurrentListChange, currentListChange } from '#contract/list-change.ts'
import {
	type ImportConfirmation,
	type ImportPreview,
	importPreview,
	type ImportRequest,
} from '#contract/people-import.ts'
import { postJson, requireOk } from '#islands/admin/api.ts'

/** Previews an import. */
export async function previewImport(message: ImportRequest): Promise<ImportPreview> {
	const answer = await requireOk(await postJson('/api/admin/imports/preview', message))
	return importPreview.parse(await answer.json())
}

/** Starts an import, if its numbers still match the confirmed ones. */
export async function beginImport(message: ImportConfirmation): Promise<CurrentListChange> {
	const answer = await requireOk(await postJson('/api/admin/imports', message))
	return currentListChange.parse(await answer.json())
}
