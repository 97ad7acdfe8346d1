import { allWordsFiles, editedPlaces, isProse } from '#cms/reader/files/addresses.ts'
import type { TextPlace } from '#cms/reader/files/text-places.ts'

/** A text as written in a file of `src/content`, before facts are filled in. */
export type WrittenText = TextPlace & {
	/** Below `src/content`. */
	readonly file: string
	/** The text with the tags and link addresses of Markdoc. */
	readonly marked: string
}

/**
 * Every text of all files with their edits. The language of a text is that of an enclosing key, else that of its file.
 */
export function writtenTexts(): readonly WrittenText[] {
	return allWordsFiles().flatMap((file) =>
		editedPlaces(file).map((each) => ({
			...each,
			file,
			text: isProse(file) ? each.text.replaceAll(markup, '') : each.text,
			marked: each.text,
		})),
	)
}

const markup = /\{%[^%]*%\}|\{[\w.]+\}|\]\([^()]*\)/g
