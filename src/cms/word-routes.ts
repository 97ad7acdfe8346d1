import { type WordCatalog, type WordChanges, wordChanges, wordQuery } from './messages/words.ts'
import { sessionOf } from '#features/accounts/accounts.ts'
import type { WordOptions } from './words.ts'
import { body, query, type SchemaApp } from '#platform/http/route-schemas.ts'
import {
	type CatalogueText,
	prepareCatalogue,
	textCatalogue,
	type TextCatalogue,
} from './catalogue/text-catalogue.ts'
import { allWordsFiles, readEdited } from './reader/files/addresses.ts'
import { textAt } from './reader/edits/edit-places.ts'
import { normalizeEdits } from './reader/edits/normalize-edits.ts'
import { type WordEdits, withSite } from './reader/site.ts'
import { requireFaultless } from './change-faults.ts'
import { listAround, siteWithDraftPages } from './draft-site.ts'
import { digestOf, editsByPlace, type WordEdit } from './word-edits.ts'

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
				await prepareCatalogue()
				return withDrafts(textCatalogue(language), edits)
			})
		},
	)

	app.post('/api/admin/words', body(wordChanges, maxChangeBytes), async (request, reply) => {
		const { changes } = request.body
		const drafts = editsByPlace(await store.words.all())
		const site = siteWithDraftPages(drafts)
		withSite(site, () => requireFaultless(changes))
		const based = changes.map((each) => basedOnServed(each, drafts))
		const normalized = withSite(site, () => normalizeEdits(drafts, based))
		await store.words.change(normalized, sessionOf(request).username)
		return reply.code(204).send()
	})
}

/** A change of a text that was read before its list had a draft is based on the served text. */
function basedOnServed(change: Change, drafts: WordEdits): Change {
	const { file, place, before } = change
	if (before !== null || listAround(drafts[file] ?? {}, place) === undefined) return change
	return {
		...change,
		before: allWordsFiles().includes(file) ? textAt(readEdited(file), change) : null,
	}
}

type Change = WordChanges['changes'][number]

function withDrafts({ texts, ...others }: TextCatalogue, edits: readonly WordEdit[]): WordCatalog {
	const byFile = editsByPlace(edits)
	const drafts = new Map(edits.map((edit) => [`${edit.file}:${edit.place}`, edit]))
	return {
		...others,
		texts: texts.map((text) => {
			const { file, place } = text
			const edit = drafts.get(`${file}:${place}`)
			if (edit !== undefined) return { ...text, draft: draftOf(text, edit, edit.text) }
			const list = drafts.get(`${file}:${listAround(byFile[file] ?? {}, place)}`)
			return { ...text, draft: list ? draftOf(text, list, text.text) : null }
		}),
	}
}

function draftOf({ text: built, original = built }: CatalogueText, edit: WordEdit, text: string) {
	const { changedAt, changedBy, originalDigest } = edit
	const isOriginalChanged = edit.text === text && digestOf(original) !== originalDigest
	return { text, changedAt, changedBy, isOriginalChanged }
}
