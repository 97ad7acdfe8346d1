/**
 * The range a score falls into: the last one that begins at or below it.
 *
 * @param ranges in rising order; the first begins at the lowest score there is
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
