/** Kinds of block with the heading of the page: its first screen, or a tool. A page has one. */
const openings: readonly string[] = [
	'week',
	'front',
	'planner',
	'twoSheets',
	'sayNo',
	'introvertTest',
	'mbtiTest',
	'opening',
	'policy',
]

/** Kinds of block that are made of a page's own words, so that no other page can have them. */
const standing: readonly string[] = ['body', 'closing', 'wall', 'captions', 'pins']

/** Kinds of block of which a page has one: what it opens with, and the button at its foot. */
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

const files = [
	/^(?:pages\/en\/home|countries\/[a-z]{2}|landings\/\w+\/[\w-]+)\.yaml$/,
	/^(?:tools\/\w+\/[\w-]+-page|quizzes\/\w+\/(?:introvert|mbti)-test)\.yaml$/,
	/^(?:(?:guides|quotes|pins|policies)\/\w+\/[\w-]+|pages\/\w+\/how-we-work)\.mdoc$/,
]

/** Whether a file of words has a page of blocks. */
export function isBlockPage(file: string): boolean {
	return files.some((pattern) => pattern.test(file))
}

const structurePlaces = ['order', 'hidden', 'added'] as const

export type StructurePlace = (typeof structurePlaces)[number]

/** The place of a page of blocks that holds its order, its hidden or its added blocks; undefined for any other. */
export function structurePlace(file: string, place: string): StructurePlace | undefined {
	return isBlockPage(file) ? structurePlaces.find((each) => each === place) : undefined
}
