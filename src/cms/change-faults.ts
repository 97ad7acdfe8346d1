import { Refusal } from '#platform/http/api-errors.ts'
import type { PreviewedPage } from './messages/words.ts'
import { type EditFault, faultsOf } from './rules/edit-faults.ts'
import { catalogueText } from './catalogue/text-catalogue.ts'
import { ownPages } from './reader/own-pages.ts'

/**
 * Requires changed texts of the current site without faults.
 *
 * @throws Refusal with each fault once, or if an address has no text
 */
export function requireFaultless(changes: PreviewedPage['changes']): void {
	const faults = new Set<EditFault>()
	for (const { file, place, text } of changes) {
		const found = catalogueText(file, place)
		if (found === null) throw new Refusal('The address has no text', 'not-found')
		// Restoring the original is always allowed.
		if (text === null) continue
		const known = { facts: found.facts, own: ownPages().map(({ page }) => page) }
		for (const fault of faultsOf(found.text, text, known)) faults.add(fault)
	}
	if (faults.size > 0) throw new Refusal('A text is invalid', 'invalid', { fields: [...faults] })
}
