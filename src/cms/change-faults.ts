import type { PreviewedPage } from './messages/words.ts'
import { type EditFault, editFaults } from './rules/edit-faults.ts'
import { catalogueText } from './catalogue/text-catalogue.ts'
import { ownPages } from './reader/own-pages.ts'

/**
 * The faults of changed texts of the current site, each once.
 *
 * @returns null if an address has no text
 */
export function changeFaults(changes: PreviewedPage['changes']): EditFault[] | null {
	const faults = new Set<EditFault>()
	for (const { file, place, text } of changes) {
		const found = catalogueText(file, place)
		if (found === null) return null
		// Restoring the original is always allowed.
		if (text === null) continue
		const { text: built, original = built } = found.text
		const own = ownPages().map(({ page }) => page)
		for (const fault of editFaults({ ...found.text, original, text, facts: found.facts, own }))
			faults.add(fault)
	}
	return [...faults]
}
