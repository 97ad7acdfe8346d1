/** Kinds of block with the page's heading: its first screen, or a tool. A page has one of them. */
const openings: readonly string[] = [
	'week',
	'front',
	'intro',
	'planner',
	'twoSheets',
	'sayNo',
	'leave',
	'introvertTest',
	'mbtiTest',
	'opening',
	'policy',
]

/** Kinds of block that are made of a page's own words, so that no other page can have them. */
const standing: readonly string[] = [
	'body',
	'closing',
	'wall',
	'captions',
	'pins',
	'types',
	'trademark',
]

/** Groups of kinds. A page can have only one block from each group: one opening, and one strip at the foot. */
const single: readonly (readonly string[])[] = [openings, ['strip']]

/** Whether a block of a kind has the heading of its page, so that it can't be hidden or removed. */
export function isOpening(kind: string): boolean {
	return openings.includes(kind)
}

/**
 * Whether a page can get one more block of a kind.
 *
 * @param present the kinds of its blocks, hidden ones too
 * @example canAddBlock('front', ['week', 'plans']) // false
 */
export function canAddBlock(kind: string, present: readonly string[]): boolean {
	if (standing.includes(kind)) return false
	return !single.some(
		(group) => group.includes(kind) && group.some((each) => present.includes(each)),
	)
}
