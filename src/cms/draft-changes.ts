import { Refusal } from '#platform/http/api-errors.ts'
import { checkWordsFile } from './edits/check-words-file.ts'
import { editedAt } from './reader/edits/edit-places.ts'
import {
	isSameText,
	type NormalizedEdit,
	normalizeEdits,
	type TextChange,
	withChanges,
} from './reader/edits/normalize-edits.ts'
import { allWordsFiles, placeOfError } from './reader/files/addresses.ts'
import { WordsError } from './reader/files/words-error.ts'
import { textId } from './reader/rules/word-address.ts'
import { currentSite, withEdits } from './reader/site.ts'

/** `before` is the value of the current site that the change is based on. */
type BasedChange = TextChange & { readonly before?: string }

/**
 * The edits that change values of the current site, provided that nobody has changed the values since.
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
 * The edits that make changes to the current site. Their files are validated against their schemas, except for blocks
 * of prose, whose faults are found before publishing.
 *
 * @throws Refusal with the address of an invalid value
 */
export function checkedEdits(changes: readonly TextChange[]): readonly NormalizedEdit[] {
	const { edits } = currentSite()
	const normalized = normalizeEdits(edits, changes)
	const changed = withChanges(edits, normalized)
	const texts = changes.filter(({ place }) => !place.startsWith('#'))
	for (const file of new Set(texts.map((each) => each.file))) {
		const fault = withEdits(changed, () => faultIn(file))
		if (fault === null) continue
		// Ignores a fault that the file had before these changes: another draft may be invalid already, for example after
		// an update of the site.
		const known = allWordsFiles().includes(file) ? faultIn(file) : null
		if (fault.message !== known?.message)
			throw new Refusal(fault.message, 'invalid', { fields: [fault.address] })
	}
	return normalized
}

/** The first fault of a file; null without faults. */
function faultIn(file: string) {
	try {
		checkWordsFile(file)
		return null
	} catch (error) {
		if (!(error instanceof WordsError)) throw error
		const address = textId({ file: error.file, place: placeOfError(error) ?? '' })
		return { message: error.message, address }
	}
}
