import { isProse, readForSite } from '#cms/reader/files/addresses.ts'
import { proseEntry } from '#cms/reader/prose/prose-entries.ts'
import { isCreatablePath } from '#site-map/own-pages.ts'
import { checkOwnAddress } from '#cms/reader/own-pages.ts'
import { knownCollection, parseWords } from '#cms/reader/entries.ts'

/**
 * Checks a file of words: its syntax, shape, variables, links, messages and sources.
 *
 * @param file the path below `src/content`
 * @param content by default the file with this process's edits, in which an edited consent text is a new version
 * @throws WordsError with file and line for the first error
 */
export function checkWordsFile(file: string, content = readForSite(file)): void {
	if (isProse(file)) proseEntry(file, content)
	else {
		parseWords(knownCollection(file), file, content)
		if (isCreatablePath(file)) checkOwnAddress(file, content)
	}
}
