import { languages } from '#site-map/languages.ts'
import { recordOf } from '#values/record-of.ts'
import { type WordCatalog, type WordChanges, wordChanges } from './messages/words.ts'
import { sessionOf } from '#features/accounts/accounts.ts'
import type { WordOptions } from './words.ts'
import { body, type SchemaApp } from '#platform/http/route-schemas.ts'
import { factPlaces, factValues } from './catalogue/fact-values.ts'
import { type CatalogueText, prepareCatalogue, textCatalogue } from './catalogue/text-catalogue.ts'
import { editedAt, isListText } from './reader/edits/edit-places.ts'
import { normalizeEdits } from './reader/edits/normalize-edits.ts'
import { currentSite, type WordEdits, wholeFile, withEdits } from './reader/site.ts'
import { requireFaultless } from './change-faults.ts'
import { digestOf, editsByPlace, type WordEdit } from './word-edits.ts'

/** Fits a text of maximum length twice: the new one and the previous one. */
export const maxChangeBytes = 256 * 1_024

/** The texts of the served site, with the drafts over them. */
export function wordRoutes(app: SchemaApp, { store }: WordOptions): void {
	app.get('/api/admin/words', async (): Promise<WordCatalog> => {
		const edits = await store.words.all()
		const drafted = await withEdits(editsByPlace(edits), async () => {
			await prepareCatalogue()
			return textCatalogue()
		})
		return {
			texts: overServed(drafted, edits),
			facts: recordOf(languages, factValues),
			places: recordOf(languages, factPlaces),
		}
	})

	app.post('/api/admin/words', body(wordChanges, maxChangeBytes), async (request, reply) => {
		const { changes } = request.body
		const drafts = editsByPlace(await store.words.all())
		requireFaultless(drafts, changes)
		const based = changes.map((each) => basedOnServed(each, drafts))
		const normalized = withEdits(drafts, () => normalizeEdits(drafts, based))
		await store.words.change(normalized, sessionOf(request).username)
		return reply.code(204).send()
	})
}

/** A change of a text that was read before its list had a draft is based on the served text. */
function basedOnServed(change: Change, drafts: WordEdits): Change {
	const { file, place, before } = change
	if (before !== null || listAround(drafts[file], place) === undefined) return change
	return { ...change, before: editedAt(change) }
}

type Change = WordChanges['changes'][number]

/** The texts with drafts, each with the served text. Of a list with a draft, the places of its texts are those of the draft. */
function overServed(texts: readonly CatalogueText[], edits: readonly WordEdit[]) {
	const drafts = editsByPlace(edits)
	const { edits: served } = currentSite()
	const editAt = new Map(edits.map((edit) => [`${edit.file}:${edit.place}`, edit]))
	return texts.map((text) => {
		const { file, place, text: drafted, original = drafted } = text
		const list = editAt.get(`${file}:${listAround(drafts[file], place)}`)
		if (list) return { ...text, draft: draftOf(list, drafted, original) }
		const edit = editAt.get(`${file}:${place}`)
		const isSamePage = served[file]?.[wholeFile] === drafts[file]?.[wholeFile]
		const shown = (isSamePage ? served[file]?.[place] : undefined) ?? original
		return {
			...text,
			text: shown,
			original: original === shown ? undefined : original,
			draft: edit ? draftOf(edit, drafted, original) : null,
		}
	})
}

/** The place of the edited list or group that a text is part of. */
function listAround(texts: WordEdits[string] = {}, place: string): string | undefined {
	return Object.keys(texts).find(
		(list) => place.startsWith(`${list}/`) && isListText(texts[list] ?? ''),
	)
}

function draftOf({ changedAt, changedBy, ...edit }: WordEdit, text: string, original: string) {
	const isOriginalChanged = edit.text === text && digestOf(original) !== edit.originalDigest
	return { text, changedAt, changedBy, isOriginalChanged }
}
