/** Matches the marks that wrap the texts of a preview: see `src/cms/reader/marks/marks.ts`. */
export const markPattern = /[\u{F0000}-\u{FFFFD}\u{100000}-\u{10FFFD}]/gu

/** The lowest code point of the marks that end a text. */
const firstEnd = 0x10_00_00

/** Separates a text from the marks around it, for code that reads the beginning or the end of the text. */
export function splitMarks(text: string): readonly [start: string, words: string, end: string] {
	const [start = ''] = /^[\u{F0000}-\u{FFFFD}]*/u.exec(text) ?? []
	let end = text.length
	// A mark takes two code units.
	while (end > start.length && (text.codePointAt(end - 2) ?? 0) >= firstEnd) end -= 2
	return [start, text.slice(start.length, end), text.slice(end)]
}

/** A text without marks. */
export function unmarked(text: string): string {
	return text.replaceAll(markPattern, '')
}
