import type { PreviewedPage } from '#contract/words.ts'
import { type EditFault, editFaults } from '#domain/words/edit-faults.ts'
import { catalogueText } from '#words/catalogue/text-catalogue.ts'
import { ownPages } from '#words/pages/own-pages.ts'
import { currentSite } from '#words/site.ts'
import { readListDrafts } from './list-drafts.ts'
import type { WordEdit } from './word-edits.ts'

/**
 * The faults of changed texts, each once; `list` for a text whose list has a draft with moved items.
 *
 * @param edits the drafts
 * @returns null if an address has no text
 */
export function changeFaults(
	changes: PreviewedPage['changes'],
	edits: readonly WordEdit[],
): (EditFault | 'list')[] | null {
	const listed = readListDrafts(currentSite().edits, edits)
	const faults = new Set<EditFault | 'list'>()
	for (const { file, place, text } of changes) {
		const found = catalogueText(file, place)
		if (found === null) return null
		if (listed(file, place) === 'moved') faults.add('list')
		// Restoring the original is always allowed.
		if (text === null) continue
		const { text: built, original = built } = found.text
		const own = ownPages().map(({ page }) => page)
		for (const fault of editFaults({ ...found.text, original, text, facts: found.facts, own }))
			faults.add(fault)
	}
	return [...faults]
}
