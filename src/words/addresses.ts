import type { WordAddress } from '#domain/words/counterparts.ts'
import { prosePlaces, withProseTexts } from './prose-places.ts'
import { type TextPlace, withYamlTexts, yamlPlaces } from './text-places.ts'
import { editsOf } from './word-edits.ts'
import { readWordsFile, wordsFiles } from './words-files.ts'

/**
 * Reads an address; null if it is none.
 *
 * @example readAddress('pages/de/home.yaml:hero/title') // { file: 'pages/de/home.yaml', place: 'hero/title' }
 * @example readAddress('guides/de/soziale-batterie-leer.mdoc:#gehen/1')
 */
export function readAddress(address: string): WordAddress | null {
	const [, file, place] = /^([\w./-]+\.(?:yaml|mdoc)):(.+)$/.exec(address) ?? []
	return file === undefined || place === undefined ? null : { file, place }
}

/** All files of words, below `src/content`. */
export function allWordsFiles(): readonly string[] {
	return [...wordsFiles('**/*.yaml'), ...wordsFiles('**/*.mdoc')].map(({ file }) => file)
}

/** The texts of a file as the repository has them. */
export function placesOf(file: string): readonly TextPlace[] {
	return placesIn(file, readWordsFile(file))
}

/** The texts of a file with this content. */
export function placesIn(file: string, content: string): readonly TextPlace[] {
	return (isProse(file) ? prosePlaces : yamlPlaces)(file, content)
}

/**
 * The place of the text that stands on a line of a file, with the edits that this process reads words with; null if the
 * line is before the first one or 0.
 *
 * @param line the first line is 1
 */
export function placeOnLine(file: string, line: number): string | null {
	const places = (isProse(file) ? prosePlaces : yamlPlaces)(file, readEdited(file))
	return places.findLast((each) => each.line <= line)?.place ?? null
}

/** A file with other texts in some places. */
export function withTexts(file: string, texts: ReadonlyMap<string, string>): string {
	return (isProse(file) ? withProseTexts : withYamlTexts)(readWordsFile(file), texts)
}

/** A file with the edits that this process reads words with. */
export function readEdited(file: string): string {
	const edits = editsOf(file)
	return edits.size === 0 ? readWordsFile(file) : withTexts(file, edits)
}

/** Whether a file of words is prose in Markdoc, and not YAML. */
export function isProse(file: string): boolean {
	return file.endsWith('.mdoc')
}
