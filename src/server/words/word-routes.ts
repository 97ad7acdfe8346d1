import { type WordCatalog, wordChanges, wordQuery } from '#contract/words.ts'
import { sessionOf } from '#server/accounts/login/panel-session.ts'
import type { ApiOptions } from '#server/api/api-options.ts'
import { sendError } from '#server/platform/http/api-errors.ts'
import { body, query, type SchemaApp } from '#server/platform/http/route-schemas.ts'
import {
	type CatalogueText,
	prepareCatalogue,
	textCatalogue,
	type TextCatalogue,
} from '#words/catalogue/text-catalogue.ts'
import { settledChanges } from '#words/settle-changes.ts'
import { currentSite } from '#words/site.ts'
import { changeFaults } from './change-faults.ts'
import { type ListedText, readListDrafts } from './list-drafts.ts'
import { digestOf, editsByPlace, WordConflictError, type WordEdit } from './word-edits.ts'

/** Fits a text of maximum length twice: the new one and the previous one. */
export const maxChangeBytes = 256 * 1_024

/** The texts of the served site, with the drafts over them. */
export function wordRoutes(app: SchemaApp, { store }: Pick<ApiOptions, 'store'>): void {
	app.get(
		'/api/admin/words',
		query(wordQuery),
		async ({ query: { language } }): Promise<WordCatalog> => {
			const edits = await store.words.all()
			const listed = readListDrafts(currentSite().edits, edits)
			await prepareCatalogue()
			return withDrafts(textCatalogue(language), edits, listed)
		},
	)

	app.post('/api/admin/words', body(wordChanges, maxChangeBytes), async (request, reply) => {
		const { changes } = request.body
		const edits = await store.words.all()
		const faults = changeFaults(changes, edits)
		if (faults === null) return sendError(reply, 'not-found')
		if (faults.length > 0) return sendError(reply, 'invalid', { fields: faults })
		try {
			const settled = settledChanges(editsByPlace(edits), changes)
			await store.words.change(settled, sessionOf(request).username)
		} catch (error) {
			if (error instanceof WordConflictError) return sendError(reply, 'conflict')
			throw error
		}
		return reply.code(204).send()
	})
}

function withDrafts(
	{ texts, facts }: TextCatalogue,
	edits: readonly WordEdit[],
	listed: (file: string, place: string) => ListedText | null,
): WordCatalog {
	const drafts = new Map(edits.map((edit) => [`${edit.file}:${edit.place}`, edit]))
	return {
		facts,
		texts: texts.map((text) => {
			const edit = drafts.get(`${text.file}:${text.place}`)
			if (edit !== undefined) return { ...text, draft: draftOf(text, edit, edit.text) }
			const found = listed(text.file, text.place)
			if (found === 'moved') return { ...text, draft: null, isInList: true }
			const isChanged = found !== null && found.text !== text.text
			return { ...text, draft: isChanged ? draftOf(text, found.edit, found.text) : null }
		}),
	}
}

function draftOf({ text: built, original = built }: CatalogueText, edit: WordEdit, text: string) {
	const { changedAt, changedBy, originalDigest } = edit
	const isOriginalChanged = edit.text === text && digestOf(original) !== originalDigest
	return { text, changedAt, changedBy, isOriginalChanged }
}
