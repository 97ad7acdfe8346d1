import type { ZodType } from 'zod'
import { readEdited } from '#cms/reader/files/addresses.ts'
import { collectionOf } from '#cms/reader/collection.ts'
import {
	type ProseCollection,
	proseCollections,
	proseEntry,
} from '#cms/reader/prose/prose-entries.ts'
import { isCreatablePath } from '#site-map/own-pages.ts'
import { checkOwnAddress } from '#cms/reader/own-pages.ts'
import { knownCollection, parseWords } from '#cms/reader/entries.ts'

/**
 * Checks a file of words: its syntax, shape, variables, links, messages and sources.
 *
 * @param file the path below `src/content`
 * @param content by default the file with this process's edits
 * @throws WordsError with file and line for the first error
 */
export function checkWordsFile(file: string, content = readEdited(file)): void {
	const texts: Readonly<Record<string, ProseCollection<ZodType<object>>>> = proseCollections
	const prose = collectionOf(texts, file)
	if (prose) proseEntry(prose, file, content)
	else {
		parseWords(knownCollection(file), file, content)
		if (isCreatablePath(file)) checkOwnAddress(file, content)
	}
}
