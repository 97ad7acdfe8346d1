import { textId } from '#cms/reader/rules/word-address.ts'
import { serveWorker } from '#platform/worker/serve-worker.ts'
import { allWordsFiles, placeOfError, withTexts } from '#cms/reader/files/addresses.ts'
import { checkWordsFile } from '#cms/edits/check-words-file.ts'
import { originalAt, textAt } from '#cms/reader/edits/edit-places.ts'
import { factReport } from './fact-report.ts'
import { invalidTexts } from './invalid-texts.ts'
import { isSameText, normalizeEdits, withChanges } from '#cms/reader/edits/normalize-edits.ts'
import { setCurrentSite, type WordEdits } from '#cms/reader/site.ts'
import { WordsError } from '#cms/reader/files/words-error.ts'
import type { FactsAnswer, FactsTask } from './ask-facts.ts'

serveWorker(answer)

function answer({ site, changes }: FactsTask): FactsAnswer {
	const { edits } = site
	const files = allWordsFiles()
	const shown = changes.map((change) =>
		files.includes(change.file) ? textAt(contentOf(edits, change.file), change) : null,
	)
	if (shown.includes(null)) return { outcome: 'not-found', fields: [] }
	const stale = changes.filter(
		(change, at) => !isSameText(change.before ?? null, shown[at] ?? null),
	)
	if (stale.length > 0) return { outcome: 'conflict', fields: stale.map(textId) }
	// Displayed values are compared above; an edit stored after this is a conflict for the store.
	const stored = changes.map((each) => ({
		...each,
		before: edits[each.file]?.[each.place] ?? null,
	}))
	const normalized = normalizeEdits(edits, stored)
	const next = withChanges(edits, normalized)
	setCurrentSite({ ...site, edits: next })
	const fields = faultsOf(changes)
	if (fields.length > 0) return { outcome: 'invalid', fields: [...new Set(fields)] }
	return { outcome: 'done', changes: normalized, edits: next, report: factReport() }
}

function contentOf(given: WordEdits, file: string): string {
	return withTexts(file, new Map(Object.entries(given[file] ?? {})))
}

/** The addresses of invalid texts; of the texts rejected by a schema, only the first. */
function faultsOf(changes: FactsTask['changes']): readonly string[] {
	try {
		const faults = changes.flatMap((each) => invalidTexts(each, each.text, originalAt(each) ?? ''))
		if (faults.length > 0) return faults
		for (const file of new Set(changes.map((each) => each.file))) checkWordsFile(file)
		return []
	} catch (error) {
		if (!(error instanceof WordsError)) throw error
		return [textId({ file: error.file, place: placeOfError(error) ?? '' })]
	}
}
