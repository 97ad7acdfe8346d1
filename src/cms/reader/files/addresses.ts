import type { WordAddress } from '#cms/reader/rules/word-address.ts'
import { editedBlockPlaces, prosePlaces, withProseTexts } from '#cms/reader/prose/prose-places.ts'
import { editsOf, perSite, wholeFile } from '#cms/reader/site.ts'
import { consentsFile, withConsentVersions } from './consent-edits.ts'
import { type TextPlace, yamlPlaces } from './text-places.ts'
import type { WordsError } from './words-error.ts'
import { isCreatable, readWordsFile, wordsFiles } from './words-files.ts'
import { withYamlTexts } from './yaml-texts.ts'

/**
 * Parses an address; null if it is invalid.
 *
 * @example readAddress('pages/de/home.yaml:blocks/hero/title') // { file: 'pages/de/home.yaml', place: 'blocks/hero/title' }
 * @example readAddress('guides/de/soziale-batterie-leer.mdoc:#gehen/1')
 */
export function readAddress(address: string): WordAddress | null {
	const [, file, place] = /^([\w./-]+\.(?:yaml|mdoc)):(.+)$/.exec(address) ?? []
	return file === undefined || place === undefined ? null : { file, place }
}

export const allWordsFiles = perSite((): readonly string[] => [
	...wordsFiles('**/*.yaml'),
	...wordsFiles('**/*.mdoc'),
])

export function placesOf(file: string): readonly TextPlace[] {
	return placesIn(file, readWordsFile(file))
}

export function placesIn(file: string, content: string): readonly TextPlace[] {
	return (isProse(file) ? prosePlaces : yamlPlaces)(file, content)
}

/**
 * The texts of a file with its edits. A block of edited prose has the place of the original block, even if an edit
 * split that block.
 */
export function editedPlaces(file: string): readonly TextPlace[] {
	const blocks = isProse(file)
		? editedBlockPlaces(readWordsFile(file), editsOf(file)).values()
		: null
	return placesIn(file, readEdited(file)).map((each) =>
		blocks && each.place.startsWith('#')
			? { ...each, place: blocks.next().value ?? each.place }
			: each,
	)
}

/**
 * The place of an error in a file with the edits of the current site: the place that the error names, otherwise the
 * place of the text on the error's line; null if that line is before the first text.
 */
export function placeOfError({ file, line, place }: WordsError): string | null {
	const places = place === null ? editedPlaces(file) : []
	return place ?? places.findLast((each) => each.line <= line)?.place ?? null
}

/** Replaces texts of a file by place. For a file that the repository lacks, one of the texts can be the whole file. */
export function withTexts(file: string, texts: ReadonlyMap<string, string>): string {
	const created = isCreatable(file) ? texts.get(wholeFile) : undefined
	const others = new Map([...texts].filter(([place]) => place !== wholeFile))
	return (isProse(file) ? withProseTexts : withYamlTexts)(created ?? readWordsFile(file), others)
}

/** The file with its edits, for an editor. */
export function readEdited(file: string): string {
	const edits = editsOf(file)
	return edits.size === 0 ? readWordsFile(file) : withTexts(file, edits)
}

/** The file with its edits, for the site: an edited consent text is a new version beside the others. */
export function readForSite(file: string): string {
	const edits = editsOf(file)
	return file === consentsFile && edits.size > 0
		? withConsentVersions(readWordsFile(file), edits)
		: readEdited(file)
}

export function isProse(file: string): boolean {
	return file.endsWith('.mdoc')
}
