import { Refusal } from '#platform/http/api-errors.ts'
import { isDeepStrictEqual } from 'node:util'
import { faultIn } from './edits/check-words-file.ts'
import { editedAt } from './reader/edits/edit-places.ts'
import {
	isSameText,
	type NormalizedEdit,
	normalizeEdits,
	type TextChange,
	withChanges,
} from './reader/edits/normalize-edits.ts'
import { allWordsFiles } from './reader/files/addresses.ts'
import { textId } from './reader/rules/word-address.ts'
import { currentSite, withEdits } from './reader/site.ts'

/** `before` is the value of the current site that the change is based on. */
type BasedChange = TextChange & { readonly before?: string }

/**
 * The edits that make changes to the current site, provided that the site still has each value that a change is based
 * on.
 *
 * @throws Refusal with the addresses of missing, changed or invalid values
 */
export function basedEdits(changes: readonly BasedChange[]): readonly NormalizedEdit[] {
	const stale = changes.filter((each) => {
		const current = editedAt(each)
		if (current === null)
			throw new Refusal(`${each.file} has no text at ${each.place}`, 'not-found')
		return each.before !== undefined && !isSameText(each.before, current)
	})
	if (stale.length > 0)
		throw new Refusal('A text has changed', 'conflict', { fields: stale.map(textId) })
	return checkedEdits(changes)
}

/**
 * The edits that make changes to the current site, after a check of each changed file. Faults across files are found
 * only before publishing.
 *
 * @throws Refusal with the fault of an invalid value
 */
export function checkedEdits(changes: readonly TextChange[]): readonly NormalizedEdit[] {
	const { edits } = currentSite()
	const normalized = normalizeEdits(edits, changes)
	const changed = withChanges(edits, normalized)
	for (const file of new Set(changes.map((each) => each.file))) {
		const found = withEdits(changed, () => faultIn(file))
		if (found === null) continue
		// Ignores a fault that the file had before these changes: another draft may be invalid already, for example after
		// an update of the site.
		const known = allWordsFiles().includes(file) ? faultIn(file) : null
		if (known && known.place === found.place && isDeepStrictEqual(known.fault, found.fault))
			continue
		const address = textId({ file: found.file, place: found.place ?? '' })
		throw new Refusal(found.message, 'invalid', { fields: [address], faults: [found] })
	}
	return normalized
}
