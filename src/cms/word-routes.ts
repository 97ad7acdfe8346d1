import { languages } from '#site-map/languages.ts'
import { recordOf } from '#values/record-of.ts'
import { type WordCatalog, wordChanges } from './messages/words.ts'
import { sessionOf } from '#features/accounts/accounts.ts'
import type { WordOptions } from './words.ts'
import { body, type SchemaApp } from '#platform/http/route-schemas.ts'
import { factPlaces, factValues } from './catalogue/fact-values.ts'
import { type CatalogueText, textCatalogue } from './catalogue/text-catalogue.ts'
import { isListText } from './reader/edits/edit-places.ts'
import { currentSite, wholeFile, withEdits } from './reader/site.ts'
import { basedEdits, type FindFaults } from './draft-changes.ts'
import { checkWords as projectCheck } from './publish/check-words.ts'
import { editsByPlace, isOriginalChanged, type WordEdit } from './word-edits.ts'

/** Room for the longest list twice, because a change also sends the list's previous text. */
export const maxChangeBytes = 512 * 1_024

export function wordRoutes(
	app: SchemaApp,
	{ store, checkWords = projectCheck }: WordOptions,
): void {
	/** Checks in a worker, because a long text may take seconds to parse. */
	const find: FindFaults = (edits, files) => checkWords(edits, null, files)

	app.get('/api/admin/words', async (): Promise<WordCatalog> => {
		const edits = await store.words.all()
		const drafted = await withEdits(editsByPlace(edits), textCatalogue)
		return {
			texts: overServed(drafted, edits),
			facts: recordOf(languages, factValues),
			places: recordOf(languages, factPlaces),
		}
	})

	app.post('/api/admin/words', body(wordChanges, maxChangeBytes), async (request, reply) => {
		const drafts = editsByPlace(await store.words.all())
		const changes = await withEdits(drafts, () => basedEdits(request.body.changes, find))
		await store.words.change(changes, sessionOf(request).username)
		return reply.code(204).send()
	})
}

/**
 * All texts with their drafts, each also with the text that is served. If a list has a draft, the places of its texts
 * are those in the draft.
 */
function overServed(texts: readonly CatalogueText[], edits: readonly WordEdit[]) {
	const drafts = editsByPlace(edits)
	const { edits: served } = currentSite()
	const editsIn = Map.groupBy(edits, ({ file }) => file)
	return texts.map((text) => {
		const { file, place, text: drafted, original = drafted } = text
		const own = editsIn.get(file) ?? []
		const list = own.find((each) => place.startsWith(`${each.place}/`) && isListText(each.text))
		if (list) return { ...text, draft: draftOf(list, drafted, original) }
		const edit = own.find((each) => each.place === place)
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

function draftOf(edit: WordEdit, text: string, original: string) {
	return {
		text,
		changedAt: edit.changedAt,
		changedBy: edit.changedBy,
		isOriginalChanged: edit.text === text && isOriginalChanged(edit, original),
	}
}
