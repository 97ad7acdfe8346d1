// node scripts/list-facts.ts: reads drafts and changes in JSON, and prints their outcome with all facts. A separate
// process, because each process reads words once.
import { text } from 'node:stream/consumers'
import { addressText } from '#domain/words/counterparts.ts'
import { allWordsFiles, placeOnLine, withTexts } from '#words/addresses.ts'
import { originalAt, textAt } from '#words/edit-places.ts'
import { isSameText, settledChanges, withChanges } from '#words/settle-changes.ts'
import { type WordEdits, currentSite, setCurrentSite } from '#words/site.ts'
import { WordsError } from '#words/words-error.ts'
import type { FactsAnswer, FactsQuestion } from '#server/words/facts-process.ts'

// Written by this program.
// oxlint-disable-next-line typescript/no-unsafe-type-assertion
const { edits, changes } = JSON.parse(await text(process.stdin)) as FactsQuestion
console.log(JSON.stringify(await answer()))

async function answer(): Promise<FactsAnswer> {
	const files = allWordsFiles()
	const shown = changes.map((change) =>
		files.includes(change.file) ? textAt(contentOf(edits, change.file), change) : null,
	)
	if (shown.includes(null)) return { outcome: 'not-found', fields: [] }
	const stale = changes.filter(
		(change, at) => !isSameText(change.before ?? null, shown[at] ?? null),
	)
	if (stale.length > 0) return { outcome: 'conflict', fields: stale.map(addressText) }
	// Displayed values are compared above; an edit stored after this is a conflict for the store.
	const stored = changes.map((each) => ({
		...each,
		before: edits[each.file]?.[each.place] ?? null,
	}))
	const settled = settledChanges(edits, stored)
	const next = withChanges(edits, settled)
	setCurrentSite({ ...currentSite(), edits: next })
	const fields = await faultsOf(next)
	if (fields.length > 0) return { outcome: 'invalid', fields: [...new Set(fields)] }
	const { factReport } = await import('#words/facts-forms/fact-report.ts')
	return { outcome: 'done', changes: settled, edits: next, report: factReport() }
}

function contentOf(given: WordEdits, file: string): string {
	return withTexts(file, new Map(Object.entries(given[file] ?? {})))
}

/** Places that the changed files cannot have. */
async function faultsOf(next: WordEdits): Promise<readonly string[]> {
	const files = [...new Set(changes.map(({ file }) => file))]
	const { schemaFaults } = await import('#words/facts-forms/schema-faults.ts')
	const refused = await Promise.all(
		files.map(async (file) => await schemaFaults(file, contentOf(next, file))),
	)
	if (refused.flat().length > 0) return refused.flat()
	// Reads facts on import.
	const { textFaults } = await import('#words/facts-forms/text-faults.ts')
	const { checkWordsFile } = await import('#words/check-words.ts')
	const faults = changes.flatMap((each) =>
		textFaults(each, each.text ?? '', originalAt(each) ?? ''),
	)
	return faults.length > 0 ? faults : files.flatMap((file) => faultIn(file, checkWordsFile))
}

function faultIn(file: string, check: (file: string) => void): readonly string[] {
	try {
		check(file)
		return []
	} catch (error) {
		if (!(error instanceof WordsError)) throw error
		const place = placeOnLine(file, error.line) ?? ''
		return [addressText({ file, place })]
	}
}
