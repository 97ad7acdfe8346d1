/** Every mark of a text in a preview: see `src/words/marks/marks.ts`. */
export const markPattern = /[\u{F0000}-\u{FFFFD}\u{100000}-\u{10FFFD}]/gu

const outer = /^([\u{F0000}-\u{FFFFD}]*)(.*?)([\u{100000}-\u{10FFFD}]*)$/su

/** Splits off the marks around a text, for code that reads its beginning or its end. */
export function splitMarks(text: string): readonly [start: string, words: string, end: string] {
	const [, start = '', words = text, end = ''] = outer.exec(text) ?? []
	return [start, words, end]
}

/** A text without marks. */
export function unmarked(text: string): string {
	return text.replaceAll(markPattern, '')
}
