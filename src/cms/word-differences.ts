import type { WordAddress } from './reader/rules/word-address.ts'
import type { Language } from '#site-map/languages.ts'
import { allWordsFiles, placesIn, withTexts } from './reader/files/addresses.ts'
import { translationsOf } from './edits/translations.ts'
import { editablesOf } from './reader/edits/edit-places.ts'
import { currentSite, type WordEdits, wholeFile, withSite } from './reader/site.ts'
import { createdFiles, isCreatable } from './reader/files/words-files.ts'

/** A text that differs between two sets of edits. */
export type Difference = {
	readonly file: string
	readonly place: string
	readonly language: Language
	readonly before: string
	readonly after: string
	/** The repository's text. */
	readonly original: string
	/** The currencies of an amount of money. */
	readonly currencies?: { readonly before: string; readonly after: string }
}

/** Comparisons that need the repository's texts. */
export type OriginalTexts = ReturnType<typeof originalTexts>

type Original = Pick<Difference, 'place' | 'language'> & { readonly text: string }

/** Reads the texts of the repository, and of pages that owners made, to compare edits. */
export function originalTexts(site = currentSite()) {
	const files = withSite(site, allWordsFiles)
	const known = new Map<string, readonly Original[]>()

	function originalsOf(file: string): readonly Original[] {
		const places = known.get(file) ?? readOriginals(file)
		known.set(file, places)
		return places
	}

	function readOriginals(file: string): readonly Original[] {
		return files.includes(file) ? withSite(site, () => editablesIn(file)) : []
	}

	function differencesIn(file: string, before: WordEdits, after: WordEdits): readonly Difference[] {
		const whole = isCreatable(file) ? after[file]?.[wholeFile] : undefined
		if (isCreatable(file) && before[file]?.[wholeFile] !== whole)
			return wholeDifference(file, before, after)
		const originals = whole === undefined ? originalsOf(file) : editablesIn(file, whole)
		const textsAt = ({ place, text }: Original) => ({
			before: before[file]?.[place] ?? text,
			after: after[file]?.[place] ?? text,
		})
		const found = originals.flatMap((each) => {
			const { place, text: original, language } = each
			const texts = textsAt(each)
			if (texts.before === texts.after) return []
			const currency = originals.find((other) => other.place === currencyPlace(place))
			const currencies = currency && { currencies: textsAt(currency) }
			return [{ file, place, language, original, ...texts, ...currencies }]
		})
		// A changed list includes the texts below it.
		return found.filter(({ place }) => !found.some((each) => isBelow(place, each.place)))
	}

	return {
		/**
		 * The differences between two sets of edits, in the order of the files: texts, values and lists. Ignores edits
		 * whose place is gone.
		 */
		differences: (before: WordEdits, after: WordEdits): readonly Difference[] =>
			[...new Set([...files, ...createdFiles(before), ...createdFiles(after)])]
				.filter((file) => file in before || file in after)
				.flatMap((file) => differencesIn(file, before, after)),
		/** The places of a file, in its order. */
		placesOf: (file: string) => originalsOf(file).map(({ place }) => place),
		/** The same text in the other languages. */
		translationsOf: (address: WordAddress) => translationsOf(address, originalsOf),
	}
}

function editablesIn(file: string, content?: string): readonly Original[] {
	return [...editablesOf(file, content)].map(([place, editable]) => ({ place, ...editable }))
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
 * The public edits after publishing a list of differences except some of them.
 *
 * @param leftOut the texts and lists whose public version is kept
 * @example withoutSome(published, drafts, [{ file: 'pages/en/home.yaml', place: 'blocks/hero/title' }])
 */
export function withoutSome(
	published: WordEdits,
	drafts: WordEdits,
	leftOut: readonly WordAddress[],
): WordEdits {
	const isLeftOut = (file: string, place: string) =>
		leftOut.some(
			(each) => each.file === file && (each.place === place || isBelow(place, each.place)),
		)
	const edits: Record<string, Record<string, string>> = {}
	const take = (from: WordEdits, isTaken: (file: string, place: string) => boolean) => {
		for (const [file, texts] of Object.entries(from)) {
			for (const [place, text] of Object.entries(texts)) {
				if (isTaken(file, place)) (edits[file] ??= {})[place] = text
			}
		}
	}
	take(drafts, (file, place) => !isLeftOut(file, place))
	take(published, isLeftOut)
	return edits
}

/** Where the currency of an amount is stored; null for other places. */
function currencyPlace(place: string): string | null {
	return place.endsWith('/minor') ? place.replace(/minor$/, 'currency') : null
}

function isBelow(place: string, list: string): boolean {
	if (list === wholeFile) return true
	return place.startsWith(`${list}/`) && !place.startsWith('#')
}
