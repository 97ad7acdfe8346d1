import { type WordCatalog, wordChanges, wordQuery } from '#contract/words.ts'
import { sessionOf } from '#server/accounts/login/panel-session.ts'
import type { WordOptions } from './words.ts'
import { sendError } from '#server/platform/http/api-errors.ts'
import { body, query, type SchemaApp } from '#server/platform/http/route-schemas.ts'
import {
	type CatalogueText,
	prepareCatalogue,
	textCatalogue,
	type TextCatalogue,
} from '#words/catalogue/text-catalogue.ts'
import { settledChanges } from '#words/settle-changes.ts'
import { currentSite, withSite } from '#words/site.ts'
import { changeFaults } from './change-faults.ts'
import { siteWithDraftPages } from './draft-site.ts'
import { type ListedText, readListDrafts } from './list-drafts.ts'
import { digestOf, editsByPlace, WordConflictError, type WordEdit } from './word-edits.ts'

/** Fits a text of maximum length twice: the new one and the previous one. */
export const maxChangeBytes = 256 * 1_024

/** The texts of the served site, with the drafts over them. */
export function wordRoutes(app: SchemaApp, { store }: WordOptions): void {
	app.get(
		'/api/admin/words',
		query(wordQuery),
		async ({ query: { language } }): Promise<WordCatalog> => {
			const edits = await store.words.all()
			return await withSite(siteWithDraftPages(editsByPlace(edits)), async () => {
				const listed = readListDrafts(currentSite().edits, edits)
				await prepareCatalogue()
				return withDrafts(textCatalogue(language), edits, listed)
			})
		},
	)

	app.post('/api/admin/words', body(wordChanges, maxChangeBytes), async (request, reply) => {
		const { changes } = request.body
		const edits = await store.words.all()
		const drafts = editsByPlace(edits)
		const site = siteWithDraftPages(drafts)
		const faults = withSite(site, () => changeFaults(changes, edits))
		if (faults === null) return sendError(reply, 'not-found')
		if (faults.length > 0) return sendError(reply, 'invalid', { fields: faults })
		try {
			const settled = withSite(site, () => settledChanges(drafts, changes))
			await store.words.change(settled, sessionOf(request).username)
		} catch (error) {
			if (error instanceof WordConflictError) return sendError(reply, 'conflict')
			throw error
		}
		return reply.code(204).send()
	})
}

function withDrafts(
	{ texts, ...others }: TextCatalogue,
	edits: readonly WordEdit[],
	listed: (file: string, place: string) => ListedText | null,
): WordCatalog {
	const drafts = new Map(edits.map((edit) => [`${edit.file}:${edit.place}`, edit]))
	return {
		...others,
		texts: texts.map((text) => {
			const edit = drafts.get(`${text.file}:${text.place}`)
			if (edit !== undefined) return { ...text, draft: draftOf(text, edit, edit.text) }
			const found = listed(text.file, text.place)
			const isChanged = found !== null && found !== 'moved' && found.text !== text.text
			return { ...text, draft: isChanged ? draftOf(text, found.edit, found.text) : null }
		}),
	}
}

function draftOf({ text: built, original = built }: CatalogueText, edit: WordEdit, text: string) {
	const { changedAt, changedBy, originalDigest } = edit
	const isOriginalChanged = edit.text === text && digestOf(original) !== originalDigest
	return { text, changedAt, changedBy, isOriginalChanged }
}
