import { Refusal } from '#platform/http/api-errors.ts'
import { isDeepStrictEqual } from 'node:util'
import { faultIn } from './edits/check-words-file.ts'
import type { CheckedFault } from './messages/word-publication.ts'
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
import { currentSite, type WordEdits, withEdits } from './reader/site.ts'

/** `before` is the value of the current site that the change is based on. */
type BasedChange = TextChange & { readonly before?: string }

/** Finds the first fault of each of some files, after edits. */
export type FindFaults = (
	edits: WordEdits,
	files: readonly string[],
) => Promise<readonly CheckedFault[]>

/** Checks in this thread, for commands, and for previews, which parse the same texts in this thread anyway. */
const findHere: FindFaults = async (edits, files) =>
	withEdits(edits, () => files.flatMap((file) => faultIn(file) ?? []))

/**
 * The edits that make changes to the current site, provided that the site still has each value that a change is based
 * on.
 *
 * @throws Refusal with the addresses of missing, changed or invalid values
 */
export async function basedEdits(
	changes: readonly BasedChange[],
	find?: FindFaults,
): Promise<readonly NormalizedEdit[]> {
	const stale = changes.filter((each) => {
		const current = editedAt(each)
		if (current === null)
			throw new Refusal(`${each.file} has no text at ${each.place}`, 'not-found')
		return each.before !== undefined && !isSameText(each.before, current)
	})
	if (stale.length > 0)
		throw new Refusal('A text has changed', 'conflict', { fields: stale.map(textId) })
	return await checkedEdits(changes, find)
}

/**
 * The edits that make changes to the current site, after a check of each changed file. Faults across files are found
 * only before publishing.
 *
 * @throws Refusal with the fault of an invalid value
 */
export async function checkedEdits(
	changes: readonly TextChange[],
	find = findHere,
): Promise<readonly NormalizedEdit[]> {
	const { edits } = currentSite()
	const normalized = normalizeEdits(edits, changes)
	const files = [...new Set(changes.map((each) => each.file))]
	const found = await find(withChanges(edits, normalized), files)
	if (found.length === 0) return normalized
	// Ignores faults that the files had before these changes: another draft may be invalid already, for example after an
	// update of the site.
	const known = await find(
		edits,
		files.filter((file) => allWordsFiles().includes(file)),
	)
	const fault = found.find((each) => !known.some((other) => isSameFault(each, other)))
	if (fault === undefined) return normalized
	const address = textId({ file: fault.file, place: fault.place ?? '' })
	throw new Refusal(fault.message, 'invalid', { fields: [address], faults: [fault] })
}

function isSameFault(one: CheckedFault, other: CheckedFault): boolean {
	return (
		one.file === other.file &&
		one.place === other.place &&
		isDeepStrictEqual(one.fault, other.fault)
	)
}
