import type { WordFault } from '#cms/reader/rules/word-fault.ts'

/** An error in a file of `src/content`. The message says how to fix it. */
export class WordsError extends Error {
	override readonly name = 'WordsError'
	/** The path below `src/content`. */
	readonly file: string
	/** From 1; 0 if the error is not on a single line. */
	readonly line: number
	/** Null if the panel has no words for the error. */
	readonly fault: WordFault | null
	/** The place of the wrong value; null if only its line is known. */
	readonly place: string | null

	/**
	 * @param file the path below `src/content`
	 * @param line from 1; 0 if the error is not on a single line
	 * @example new WordsError('pages/de/home.yaml', 3, 'The variable {price.life} is unknown.').message
	 * // 'src/content/pages/de/home.yaml:3: The variable {price.life} is unknown.'
	 */
	constructor(
		file: string,
		line: number,
		sentence: string,
		fault: WordFault | null = null,
		place: string | null = null,
	) {
		super(`src/content/${file}${line > 0 ? `:${line}` : ''}: ${sentence}`)
		this.file = file
		this.line = line
		this.fault = fault
		this.place = place
	}
}

/** An error in a text whose place the caller knows. */
export class TextError extends Error {
	override readonly name = 'TextError'
	readonly fault: WordFault

	constructor(sentence: string, code: WordFault['code'], values: WordFault['values'] = {}) {
		super(sentence)
		this.fault = { code, values }
	}
}
