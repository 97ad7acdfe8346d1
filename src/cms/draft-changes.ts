import { Refusal } from '#platform/http/api-errors.ts'
import { factValues } from './catalogue/fact-values.ts'
import { catalogueText } from './catalogue/text-catalogue.ts'
import { checkWordsFile } from './edits/check-words-file.ts'
import type { PreviewedPage, WordChanges } from './messages/words.ts'
import { editedAt, originalAt } from './reader/edits/edit-places.ts'
import {
	isSameText,
	type NormalizedEdit,
	normalizeEdits,
	withChanges,
} from './reader/edits/normalize-edits.ts'
import { placeOfError } from './reader/files/addresses.ts'
import { languageOf } from './reader/files/text-places.ts'
import { WordsError } from './reader/files/words-error.ts'
import { parsedList } from './reader/files/yaml-texts.ts'
import { ownPages } from './reader/own-pages.ts'
import { textId } from './reader/rules/word-address.ts'
import { currentSite, withEdits } from './reader/site.ts'
import { faultsOf } from './rules/edit-faults.ts'

type Change = PreviewedPage['changes'][number]

/**
 * The edits that change values of the current site, provided that nobody has changed the values since.
 *
 * @throws Refusal with the addresses of missing, changed or invalid values
 */
export function basedEdits(changes: WordChanges['changes']): readonly NormalizedEdit[] {
	const stale = changes.filter((each) => !isSameText(each.before, editedAt(each) ?? each.before))
	refuse('conflict', stale.map(textId))
	return validEdits(changes)
}

/**
 * The edits that change values of the current site.
 *
 * @throws Refusal with the addresses of missing or invalid values
 */
export function validEdits(changes: readonly Change[]): readonly NormalizedEdit[] {
	if (changes.some((each) => editedAt(each) === null))
		throw new Refusal('An address has no value', 'not-found')
	refuse('invalid', changes.flatMap(invalidTexts))
	const { edits } = currentSite()
	const normalized = normalizeEdits(edits, changes)
	const files = new Set(changes.filter(isByForm).map(({ file }) => file))
	refuse(
		'invalid',
		withEdits(withChanges(edits, normalized), () => [...files].flatMap(faultIn)),
	)
	return normalized
}

function refuse(error: 'conflict' | 'invalid', fields: readonly string[]): void {
	if (fields.length > 0)
		throw new Refusal('A value cannot be stored', error, { fields: [...new Set(fields)] })
}

/** The addresses of invalid texts in a changed value: texts with HTML, an unknown variable or a broken link. */
function invalidTexts({ file, place, text }: Change): readonly string[] {
	const found = catalogueText({ file, place })
	const known = textsIn(parsedList(originalAt({ file, place }) ?? ''), []).map((each) => each.text)
	// Only quotes have bold text. If one quote in a list has some, every quote in it may.
	const bold = known.find((each) => each.includes('<b>')) ?? ''
	// The owner's pages are read only if a text links to one of them.
	const own = { includes: (name: string) => ownPages().some(({ page }) => page === name) }
	// A text with an address of its own counts as one text, even if it looks like a list.
	return textsIn(found ? text : parsedList(text), place.split('/'))
		.filter((each) => !known.includes(each.text) && (each.text !== '' || found?.kind === 'prose'))
		.filter(({ text: each, keys }) => {
			const replaced = found ?? { kind: 'line', text: each.includes('<b>') ? bold : '' }
			return faultsOf(replaced, each, { facts: factValues(languageOf(file, keys)), own }).length > 0
		})
		.map(({ keys }) => textId({ file, place: keys.join('/') }))
}

/** Whether a value can be checked only by its schema: a number, a list, or the absence of a text. */
function isByForm(change: Change): boolean {
	return !change.place.startsWith('#') && (change.text === '' || !catalogueText(change))
}

/** The address of the first invalid value in a file. */
function faultIn(file: string): readonly string[] {
	try {
		checkWordsFile(file)
		return []
	} catch (error) {
		if (!(error instanceof WordsError)) throw error
		return [textId({ file: error.file, place: placeOfError(error) ?? '' })]
	}
}

type Leaf = { readonly keys: readonly string[]; readonly text: string }

function textsIn(value: unknown, keys: readonly string[]): readonly Leaf[] {
	if (typeof value === 'string') return [{ keys, text: value }]
	return Object.entries(Object(value)).flatMap(([key, each]) => textsIn(each, [...keys, key]))
}
