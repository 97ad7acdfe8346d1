import type { FactChanges } from '#cms/messages/word-facts.ts'
import { Refusal } from '#platform/http/api-errors.ts'
import { checkWordsFile } from '#cms/edits/check-words-file.ts'
import { editedAt, originalAt } from '#cms/reader/edits/edit-places.ts'
import {
	isSameText,
	type NormalizedEdit,
	normalizeEdits,
	withChanges,
} from '#cms/reader/edits/normalize-edits.ts'
import { placeOfError } from '#cms/reader/files/addresses.ts'
import { WordsError } from '#cms/reader/files/words-error.ts'
import { textId } from '#cms/reader/rules/word-address.ts'
import { currentSite, withEdits } from '#cms/reader/site.ts'
import { invalidTexts } from './invalid-texts.ts'

type Changes = FactChanges['changes']

/**
 * The edits that change facts of the current site.
 *
 * @throws Refusal with the addresses of missing, changed or invalid values
 */
export function factEdits(changes: Changes): readonly NormalizedEdit[] {
	const { edits } = currentSite()
	const shown = changes.map(editedAt)
	if (shown.includes(null)) throw new Refusal('An address has no value', 'not-found')
	const stale = changes.filter(({ before }, at) => !isSameText(before, shown[at] ?? null))
	refuse('conflict', stale.map(textId))
	// Displayed values are compared above; an edit stored after this is a conflict for the store.
	const stored = changes.map((each) => ({
		...each,
		before: edits[each.file]?.[each.place] ?? null,
	}))
	const normalized = normalizeEdits(edits, stored)
	const next = withChanges(edits, normalized)
	refuse(
		'invalid',
		withEdits(next, () => faultsOf(changes)),
	)
	return normalized
}

function refuse(error: 'conflict' | 'invalid', fields: readonly string[]): void {
	if (fields.length > 0)
		throw new Refusal('A value cannot be stored', error, { fields: [...new Set(fields)] })
}

/** The addresses of invalid texts; of the texts rejected by a schema, only the first. */
function faultsOf(changes: Changes): readonly string[] {
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
