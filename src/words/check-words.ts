import type { ZodType } from 'zod'
import { readEdited } from './addresses.ts'
import type { Collection } from './collection.ts'
import { collections } from './collections.ts'
import { proseCollections, proseEntry } from './prose-entries.ts'
import { WordsError } from './words-error.ts'
import { wordsFiles } from './words-files.ts'
import { parseWords } from './entries.ts'

/**
 * Checks a file of words: its syntax, shape, variables, links, messages and sources.
 *
 * @param file the path below `src/content`
 * @param content by default the file with the edits that this process reads words with
 * @throws WordsError with file and line for the first fault
 */
export function checkWordsFile(file: string, content = readEdited(file)): void {
	const texts: readonly { readonly files: string; readonly schema: ZodType<object> }[] =
		Object.values(proseCollections)
	const prose = texts.find((each) => hasFile(each, file))
	if (prose) {
		proseEntry(prose, file, content)
		return
	}
	const found = Object.values<Collection>(collections).find((each) => hasFile(each, file))
	if (!found) {
		throw new WordsError(file, 0, 'This file belongs to no collection of src/words/collections.ts.')
	}
	parseWords(found, file, content)
}

function hasFile({ files }: { readonly files: string }, file: string): boolean {
	return wordsFiles(files).some((each) => each.file === file)
}
