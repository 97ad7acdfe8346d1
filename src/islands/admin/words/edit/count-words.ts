import { plainText } from '#islands/admin/words/plain-text.ts'

/**
 * The number of words a reader sees in a block of prose.
 *
 * @example countWords('- **One** more\n- Two', {}) // 3
 */
export function countWords(source: string, facts: Readonly<Record<string, string>>): number {
	return plainText(source, facts).match(/[\p{L}\p{N}][^\s]*/gu)?.length ?? 0
}
