import { type WordCatalog, wordChanges, type WordChanges, wordQuery } from '#contract/words.ts'
import { languages } from '#domain/pages/languages.ts'
import { type EditFault, editFaults } from '#domain/words/edit-faults.ts'
import type { SessionOf } from '#server/accounts/login/panel-session.ts'
import type { ApiOptions } from '#server/api/api-options.ts'
import { sendError } from '#server/platform/http/api-errors.ts'
import { body, query, type SchemaApp } from '#server/platform/http/route-schemas.ts'
import { type BuiltCatalogue, type BuiltText, readCatalogue } from './read-catalogue.ts'
import { digestOf, type WordChange, WordConflictError, type WordEdit } from './word-edits.ts'

/** Fits a text of the maximum length twice, the new one and the one before. */
const maxChangeBytes = 256 * 1_024

/** The texts of the site that is served, with the drafts over them. */
export function wordRoutes(
	app: SchemaApp,
	{ store, siteFolder = () => null }: Pick<ApiOptions, 'store' | 'siteFolder'>,
	sessionOf: SessionOf,
): void {
	app.get('/api/admin/words', query(wordQuery), async (request, reply) => {
		const folder = siteFolder()
		const built = folder === null ? null : await readCatalogue(folder, request.query.language)
		if (built === null) return sendError(reply, 'unavailable')
		const catalog: WordCatalog = withDrafts(built, await store.words.all())
		return catalog
	})

	app.post('/api/admin/words', body(wordChanges, maxChangeBytes), async (request, reply) => {
		const folder = siteFolder()
		const built = folder === null ? [] : await readAll(folder)
		if (built.length === 0) return sendError(reply, 'unavailable')
		const checked = checkChanges(request.body.changes, built)
		if (checked === null) return sendError(reply, 'not-found')
		if (checked.faults.length > 0) {
			return sendError(reply, 'invalid', { fields: [...checked.faults] })
		}
		try {
			await store.words.change(checked.changes, sessionOf(request).username)
		} catch (error) {
			if (error instanceof WordConflictError) return sendError(reply, 'conflict')
			throw error
		}
		return reply.code(204).send()
	})
}

async function readAll(folder: string): Promise<readonly BuiltCatalogue[]> {
	const read = await Promise.all(languages.map((language) => readCatalogue(folder, language)))
	return read.filter((catalogue) => catalogue !== null)
}

function withDrafts({ texts, facts }: BuiltCatalogue, edits: readonly WordEdit[]): WordCatalog {
	const drafts = new Map(edits.map((edit) => [`${edit.file}:${edit.place}`, edit]))
	return {
		facts,
		texts: texts.map((each) => {
			const edit = drafts.get(`${each.file}:${each.place}`)
			return { ...each, draft: edit === undefined ? null : draftOf(each, edit) }
		}),
	}
}

function draftOf({ text, original = text }: BuiltText, edit: WordEdit) {
	const { changedAt, changedBy, originalDigest } = edit
	const isOriginalChanged = digestOf(original) !== originalDigest
	return { text: edit.text, changedAt, changedBy, isOriginalChanged }
}

/** What is to be stored, and what is wrong with it; null if one of the addresses has no text. */
function checkChanges(
	wanted: WordChanges['changes'],
	catalogues: readonly BuiltCatalogue[],
): { readonly changes: readonly WordChange[]; readonly faults: readonly EditFault[] } | null {
	const changes: WordChange[] = []
	const faults = new Set<EditFault>()
	for (const { file, place, text, before } of wanted) {
		const found = textAt(catalogues, file, place)
		if (found === null) return null
		const { text: built, original = built } = found.text
		const edit = { ...found.text, original: built, text: text ?? original, facts: found.facts }
		// The original may come back, whatever it is.
		if (text !== null) for (const fault of editFaults(edit)) faults.add(fault)
		changes.push({ file, place, text, original, before })
	}
	return { changes, faults: [...faults] }
}

function textAt(catalogues: readonly BuiltCatalogue[], file: string, place: string) {
	for (const { texts, facts } of catalogues) {
		const text = texts.find((each) => each.file === file && each.place === place)
		if (text !== undefined) return { text, facts }
	}
	return null
}
