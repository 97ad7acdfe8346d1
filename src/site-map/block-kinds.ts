/**
 * Kinds of block that contain the page's heading: a first screen, a test or a tool. A page has exactly one block whose
 * kind is among these.
 */
const openings: readonly string[] = [
	'week',
	'front',
	'intro',
	'planner',
	'twoSheets',
	'sayNo',
	'leave',
	'newest',
	'introvertTest',
	'mbtiTest',
	'opening',
	'policy',
]

/** Kinds of block made of words that belong to one page as a whole, so that they can't be added to another page. */
const standing: readonly string[] = [
	'body',
	'closing',
	'wall',
	'captions',
	'pins',
	'types',
	'trademark',
]

/** Groups of kinds. A page can have only one block from each group: one with its heading, and one strip. */
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
