import { Refusal } from '#platform/http/api-errors.ts'
import type { PreviewedPage } from './messages/words.ts'
import { faultsOf } from './rules/edit-faults.ts'
import { factValues } from './catalogue/fact-values.ts'
import { catalogueText } from './catalogue/text-catalogue.ts'
import { ownPages } from './reader/own-pages.ts'
import { type WordEdits, withEdits } from './reader/site.ts'

/**
 * Checks changed texts against the site with these drafts.
 *
 * @throws Refusal with each fault once, or if an address has no text
 */
export function requireFaultless(drafts: WordEdits, changes: PreviewedPage['changes']): void {
	const own = withEdits(drafts, ownPages).map(({ page }) => page)
	const faults = changes.flatMap(({ text, ...address }) => {
		const found = withEdits(drafts, () => catalogueText(address))
		if (found === undefined) throw new Refusal('The address has no text', 'not-found')
		// Restoring the original is always allowed.
		if (text === null) return []
		return faultsOf(found, text, { facts: factValues(found.language), own })
	})
	if (faults.length > 0)
		throw new Refusal('A text is invalid', 'invalid', { fields: [...new Set(faults)] })
}
