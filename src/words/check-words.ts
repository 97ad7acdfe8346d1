import type { ZodType } from 'zod'
import { wordsOfFile } from './entries.ts'
import { proseCollections, proseEntry } from './prose-entries.ts'
import { wordsFiles } from './words-files.ts'

/**
 * Checks a file of words: its syntax, shape, variables, links, messages and sources.
 *
 * @param file the path below `src/content`
 * @throws WordsError with file and line for the first fault
 */
export function checkWordsFile(file: string): void {
	if (!file.endsWith('.mdoc')) {
		wordsOfFile(file)
		return
	}
	const texts: readonly { readonly files: string; readonly schema: ZodType<object> }[] =
		Object.values(proseCollections)
	const collection = texts.find(({ files }) =>
		wordsFiles(files).some((found) => found.file === file),
	)
	if (collection) proseEntry(collection, file)
}
