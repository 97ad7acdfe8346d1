import { piecesOf, plainText } from '#islands/admin/words/frame/inline-marks.ts'

/**
 * The number of words a reader sees in a block of prose.
 *
 * @example countWords('- **One** more\n- Two', {}) // 3
 */
export function countWords(source: string, facts: Readonly<Record<string, string>>): number {
	const pieces = piecesOf(source, 'prose', facts).map(plainText)
	// An item that begins with a name is listed as a whole first, then in parts.
	const whole = pieces.filter(
		(piece, index) => !isPartOf(piece, pieces.slice(Math.max(0, index - 2), index)),
	)
	return whole.flatMap((piece) => piece.match(/[\p{L}\p{N}][^\s]*/gu) ?? []).length
}

function isPartOf(piece: string, before: readonly string[]): boolean {
	return before.some((each) => each.startsWith(piece) || each.endsWith(piece))
}
