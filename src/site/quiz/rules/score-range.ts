/**
 * The range of a score: the last range that starts at or below it.
 *
 * @param ranges in ascending order; the first starts at the lowest possible score
 *
 * @example
 * rangeOf(12, [{ from: 0, text: 'low' }, { from: 10, text: 'high' }]).text // 'high'
 */
export function rangeOf<Range extends { readonly from: number }>(
	score: number,
	ranges: readonly [Range, ...Range[]],
): Range {
	return ranges.findLast(({ from }) => from <= score) ?? ranges[0]
}
