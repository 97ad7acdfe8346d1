/** The maximum distance from the end of one match to the end of the next, in characters. */
const reach = 100

/**
 * Whether one line of a text matches all patterns in this order, each near the previous one. The time is linear in the
 * length of the text, unlike that of a single pattern with gaps.
 *
 * @param patterns with the flag `g`
 * @example hasInOrder('Mailbox ada not found', [/mailbox/gi, /not found/gi]) // true
 * @example hasInOrder('Not found: mailbox ada', [/mailbox/gi, /not found/gi]) // false
 */
export function hasInOrder(text: string, patterns: readonly RegExp[]): boolean {
	return text.split('\n').some((line) => isInOrder(line, patterns, 0, line.length))
}

function isInOrder(
	line: string,
	[first, ...others]: readonly RegExp[],
	start: number,
	length: number,
): boolean {
	if (first === undefined) return true
	return line
		.slice(start, start + length)
		.matchAll(first)
		.some(({ 0: found, index }) => isInOrder(line, others, start + index + found.length, reach))
}
