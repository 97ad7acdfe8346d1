/** A fault in a file of `src/content`, with the place of the fault and what to do about it. */
export class WordsError extends Error {
	override readonly name = 'WordsError'

	/**
	 * @param file the path below `src/content`
	 * @param line the first line is 1; 0 where the fault is not on one line
	 * @example new WordsError('pages/de/home.yaml', 3, 'The variable {price.life} is unknown.').message
	 * // 'src/content/pages/de/home.yaml:3: The variable {price.life} is unknown.'
	 */
	constructor(file: string, line: number, fault: string) {
		super(`src/content/${file}${line > 0 ? `:${line}` : ''}: ${fault}`)
	}
}
