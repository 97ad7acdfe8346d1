import { type WordCatalog, wordChanges, type WordChanges, wordQuery } from '#contract/words.ts'
import { type EditFault, editFaults } from '#domain/words/edit-faults.ts'
import { sessionOf } from '#server/accounts/login/panel-session.ts'
import type { WordOptions } from './words.ts'
import { sendError } from '#server/platform/http/api-errors.ts'
import { body, query, type SchemaApp } from '#server/platform/http/route-schemas.ts'
import {
	catalogueText,
	type CatalogueText,
	prepareCatalogue,
	textCatalogue,
	type TextCatalogue,
} from '#words/catalogue/text-catalogue.ts'
import { settledChanges } from '#words/settle-changes.ts'
import { ownPages } from '#words/pages/own-pages.ts'
import { currentSite, withSite } from '#words/site.ts'
import { siteWithDraftPages } from './draft-site.ts'
import { type ListedText, readListDrafts } from './list-drafts.ts'
import { digestOf, editsByPlace, WordConflictError, type WordEdit } from './word-edits.ts'

/** Fits a text of maximum length twice: the new one and the previous one. */
const maxChangeBytes = 256 * 1_024

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
		const faults = withSite(site, () => faultsOf(changes))
		if (faults === null) return sendError(reply, 'not-found')
		const listed = withSite(site, () => readListDrafts(site.edits, edits))
		if (changes.some(({ file, place }) => listed(file, place) === 'moved')) faults.push('list')
		if (faults.length > 0) return sendError(reply, 'invalid', { fields: [...new Set(faults)] })
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
	{ texts, facts }: TextCatalogue,
	edits: readonly WordEdit[],
	listed: (file: string, place: string) => ListedText | null,
): WordCatalog {
	const drafts = new Map(edits.map((edit) => [`${edit.file}:${edit.place}`, edit]))
	return {
		facts,
		texts: texts.map((text) => {
			const each = { ...text, shown: [...text.shown] }
			const edit = drafts.get(`${each.file}:${each.place}`)
			if (edit !== undefined) return { ...each, draft: draftOf(each, edit, edit.text) }
			const found = listed(each.file, each.place)
			const isChanged = found !== null && found !== 'moved' && found.text !== each.text
			return { ...each, draft: isChanged ? draftOf(each, found.edit, found.text) : null }
		}),
	}
}

function draftOf({ text: built, original = built }: CatalogueText, edit: WordEdit, text: string) {
	const { changedAt, changedBy, originalDigest } = edit
	const isOriginalChanged = edit.text === text && digestOf(original) !== originalDigest
	return { text, changedAt, changedBy, isOriginalChanged }
}

/** The faults of the texts; null if an address has no text. */
function faultsOf(changes: WordChanges['changes']): (EditFault | 'list')[] | null {
	const faults: (EditFault | 'list')[] = []
	for (const { file, place, text } of changes) {
		const found = catalogueText(file, place)
		if (found === null) return null
		const { text: built, original = built } = found.text
		// Restoring the original is always allowed.
		if (text !== null) {
			const own = ownPages().map(({ page }) => page)
			faults.push(...editFaults({ ...found.text, original, text, facts: found.facts, own }))
		}
	}
	return faults
}
