import type { WordFault } from '#domain/words/word-fault.ts'

/** A fault in a file of `src/content`, with the place of the fault and what to do about it. */
export class WordsError extends Error {
	override readonly name = 'WordsError'
	/** The path below `src/content`. */
	readonly file: string
	/** The first line is 1; 0 where the fault is not on one line. */
	readonly line: number
	/** What is wrong, where the panel has words for it. */
	readonly fault: WordFault | null

	/**
	 * @param file the path below `src/content`
	 * @param line the first line is 1; 0 where the fault is not on one line
	 * @example new WordsError('pages/de/home.yaml', 3, 'The variable {price.life} is unknown.').message
	 * // 'src/content/pages/de/home.yaml:3: The variable {price.life} is unknown.'
	 */
	constructor(file: string, line: number, sentence: string, fault: WordFault | null = null) {
		super(`src/content/${file}${line > 0 ? `:${line}` : ''}: ${sentence}`)
		this.file = file
		this.line = line
		this.fault = fault
	}
}

/** A fault in a text whose place the caller knows. */
export class TextError extends Error {
	override readonly name = 'TextError'
	readonly fault: WordFault

	constructor(sentence: string, code: WordFault['code'], values: WordFault['values'] = {}) {
		super(sentence)
		this.fault = { code, values }
	}
}
