import { currentListChange } from '#contract/list-change.ts'
import {
	type ImportConfirmation,
	importPreview,
	type ImportRequest,
} from '#contract/people-import.ts'
import { postFor } from '#islands/admin/api.ts'

/** Previews an import. */
export const previewImport = (message: ImportRequest) =>
	postFor(importPreview, '/api/admin/imports/preview', message)

/** Starts an import, if its numbers still match the confirmed ones. */
export const beginImport = (message: ImportConfirmation) =>
	postFor(currentListChange, '/api/admin/imports', message)
