import type { CheckedFault } from '#cms/messages/word-publication.ts'
import { isProse, placeOfError, placesIn, readForSite } from '#cms/reader/files/addresses.ts'
import { proseEntry } from '#cms/reader/prose/prose-entries.ts'
import { isCreatablePath } from '#site-map/own-pages.ts'
import { checkOwnAddress } from '#cms/reader/own-pages.ts'
import { parseWords } from '#cms/reader/entries.ts'
import { leavesIn } from '#cms/catalogue/text-catalogue.ts'
import type { TextPlace } from '#cms/reader/files/text-places.ts'
import { editsOf } from '#cms/reader/site.ts'
import { WordsError } from '#cms/reader/files/words-error.ts'
import { parseInline } from '#cms/reader/format/inline-prose.ts'

/**
 * Checks a file of words: its syntax, shape, variables, links, messages and sources.
 *
 * @param file the path below `src/content`
 * @param content by default the file with this process's edits, in which an edited consent text is a new version
 * @throws WordsError with file and line for the first error
 */
export function checkWordsFile(file: string, content = readForSite(file)): void {
	if (isProse(file)) {
		checkHeadings(file)
		proseEntry(file, content)
	} else {
		parseWords(file, content)
		if (isCreatablePath(file)) checkOwnAddress(file, content)
	}
	checkLines(file, placesIn(file, content))
}

/** The first fault of a file with the edits of the current site; null without faults. */
export function faultIn(file: string): CheckedFault | null {
	try {
		checkWordsFile(file)
		return null
	} catch (error) {
		if (error instanceof WordsError) return checkedFault(error)
		throw error
	}
}

export function checkedFault(error: WordsError): CheckedFault {
	const { file, line, fault, message } = error
	return { file, place: placeOfError(error), line, fault, message }
}

/** Checks that each text in YAML can be parsed as one paragraph of Markdown, as pages do. */
function checkLines(file: string, texts: readonly TextPlace[]): void {
	const leafAt = leavesIn(file)
	for (const { place, line, text } of texts) {
		const leaf = leafAt(place)
		if (leaf === null || leaf.isLink || leaf.isPlain) continue
		try {
			parseInline(text)
		} catch (error) {
			const sentence = error instanceof Error ? error.message : String(error)
			throw new WordsError(file, line, sentence, { code: 'syntax', values: {} }, place)
		}
	}
}

/**
 * Checks that an edited heading keeps its level and its anchor, because links and the places of edits contain the
 * anchor, and that no other edited block contains a heading.
 */
function checkHeadings(file: string): void {
	for (const [place, text] of editsOf(file)) {
		if (!place.startsWith('#')) continue
		const isHeading = /^## +[^\s{][^\n]*$/.test(text.trimEnd())
		const isRight = place.includes('/')
			? !/^ {0,3}#{1,6}(?:\s|$)/m.test(text)
			: isHeading && text.trimEnd().endsWith(`{% ${place} %}`)
		const sentence = 'Keep each heading with its anchor, and add none.'
		if (!isRight) throw new WordsError(file, 0, sentence, { code: 'heading', values: {} }, place)
	}
}
