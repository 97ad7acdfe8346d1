import { isDeepStrictEqual } from 'node:util'
import type { TextDifference } from './messages/word-publication.ts'
import type { WordAddress } from './reader/rules/word-address.ts'
import { allWordsFiles, placesIn, withTexts } from './reader/files/addresses.ts'
import { type Editable, editablesOf } from './reader/edits/edit-places.ts'
import { perSite, type WordEdits, wholeFile } from './reader/site.ts'
import { createdFiles, isCreatable } from './reader/files/words-files.ts'
import { withListTexts } from './reader/files/yaml-texts.ts'
import { editList, editsByPlace } from './word-edits.ts'

export type Difference = TextDifference & {
	/** The repository's text. */
	readonly original: string
}

/** The editable values of a file of the repository, or of a page that the owner made; empty for other files. */
export const originalsOf = perSite((file: string) =>
	allWordsFiles().includes(file) ? editablesOf(file) : [],
)

/**
 * The texts, values and lists that differ between two sets of edits, in the order of the files. Ignores edits whose
 * place no longer exists.
 */
export function differences(before: WordEdits, after: WordEdits): readonly Difference[] {
	return (
		[...new Set([...allWordsFiles(), ...createdFiles(before), ...createdFiles(after)])]
			// Reading a file takes milliseconds, and a history compares many sets that differ in few files.
			.filter((file) => !isDeepStrictEqual(before[file], after[file]))
			.flatMap((file) => differencesIn(file, before, after))
	)
}

function differencesIn(file: string, before: WordEdits, after: WordEdits): readonly Difference[] {
	const whole = isCreatable(file) ? after[file]?.[wholeFile] : undefined
	if (isCreatable(file) && before[file]?.[wholeFile] !== whole)
		return wholeDifference(file, before, after)
	const originals = whole === undefined ? originalsOf(file) : editablesOf(file, whole)
	const textsAt = (each: Editable) => ({
		before: textWith(before[file], each),
		after: textWith(after[file], each),
	})
	const found = originals.flatMap((each) => {
		const { place, text: original, language } = each
		if (before[file]?.[place] === undefined && after[file]?.[place] === undefined) return []
		const texts = textsAt(each)
		if (texts.before === texts.after) return []
		const currency = originals.find((other) => other.place === currencyPlace(place))
		const currencies = currency && { currencies: textsAt(currency) }
		return [{ file, place, language, original, ...texts, ...currencies }]
	})
	// The difference of a changed list includes the texts below the list.
	return found.filter(({ place }) => !found.some((each) => isBelow(place, each.place)))
}

/** A text with the edits of its file. Edits within a list are part of the list's text. */
function textWith(edits: WordEdits[string] = {}, { place, text }: Editable): string {
	const own = edits[place]
	if (own !== undefined) return own
	const within = Object.entries(edits).filter(([each]) => isBelow(each, place))
	if (within.length === 0) return text
	return withListTexts(
		text,
		new Map(within.map(([each, changed]) => [each.slice(place.length + 1), changed])),
	)
}

/** The difference of a page that the owner made, removed or changed as a whole. */
function wholeDifference(file: string, ...sets: readonly [WordEdits, WordEdits]) {
	const [before = '', after = ''] = sets.map(({ [file]: texts = {} }) =>
		texts[wholeFile] === undefined ? '' : withTexts(file, new Map(Object.entries(texts))),
	)
	const language = placesIn(file, after || before)[0]?.language ?? 'en'
	return before === after ? [] : [{ file, place: wholeFile, language, before, after, original: '' }]
}

/**
 * The public edits after a publication of drafts that leaves out some texts and lists.
 *
 * @param leftOut the texts and lists whose public version is kept
 * @example withoutSome(published, drafts, [{ file: 'pages/en/home.yaml', place: 'blocks/hero/title' }])
 */
export function withoutSome(
	published: WordEdits,
	drafts: WordEdits,
	leftOut: readonly WordAddress[],
): WordEdits {
	const isLeftOut = ({ file, place }: WordAddress) =>
		leftOut.some(
			(each) => each.file === file && (each.place === place || isBelow(place, each.place)),
		)
	return editsByPlace([
		...editList(drafts).filter((each) => !isLeftOut(each)),
		...editList(published).filter(isLeftOut),
	])
}

/** The place of the currency of an amount; null for other places. */
function currencyPlace(place: string): string | null {
	return place.endsWith('/minor') ? place.replace(/minor$/, 'currency') : null
}

function isBelow(place: string, list: string): boolean {
	if (list === wholeFile) return true
	return place.startsWith(`${list}/`) && !place.startsWith('#')
}
