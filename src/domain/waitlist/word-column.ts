/** A column of a few words that come again and again; it grows at its end. */
export type WordColumn = {
	readonly push: (word: string) => void
	/** The word in a place, counted from 0; empty where there is none. */
	readonly at: (place: number) => string
	/** Every word once, in the order in which they came. */
	readonly words: readonly string[]
	/** For each row, the index of its word in `words`. */
	readonly codes: readonly number[]
}

/**
 * Words, each kept once.
 *
 * @example
 * const statuses = wordColumn()
 * for (const word of ['active', 'pending', 'active']) statuses.push(word)
 * statuses.codes // [0, 1, 0]
 */
export function wordColumn(): WordColumn {
	const words: string[] = []
	const codes: number[] = []
	const known = new Map<string, number>()

	function push(word: string) {
		const code = known.get(word) ?? words.push(word) - 1
		known.set(word, code)
		codes.push(code)
	}

	return { push, words, codes, at: (place) => words[codes[place] ?? -1] ?? '' }
}
