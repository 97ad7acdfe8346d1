/**
 * Words in a row, as a sentence lists them, without a comma before the last one.
 *
 * @example listed(['a', 'b', 'c'], 'and') // 'a, b and c'
 */
export function listed(words: readonly string[], and: string): string {
	const last = words.at(-1) ?? ''
	return words.length > 1 ? `${words.slice(0, -1).join(', ')} ${and} ${last}` : last
}
