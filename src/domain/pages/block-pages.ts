/** Kinds of block of which a page has one: its first screen, of either kind, and the button at its foot. */
const single: readonly (readonly string[])[] = [['week', 'front'], ['strip']]

/**
 * Whether a page can get one more block of a kind.
 *
 * @param present the kinds of its blocks, hidden ones too
 * @example canAddBlock('front', ['week', 'plans']) // false
 */
export function canAddBlock(kind: string, present: readonly string[]): boolean {
	return !single.some(
		(group) => group.includes(kind) && group.some((each) => present.includes(each)),
	)
}

/** In place of the id of a block: what browsers, search engines and links say of the page. No block has this id. */
export const headId = '.head'

/** Whether a file of words has a page of blocks. */
export function isBlockPage(file: string): boolean {
	return /^(?:pages\/en\/home|countries\/[a-z]{2}|landings\/\w+\/[\w-]+)\.yaml$/.test(file)
}

const structurePlaces = ['order', 'hidden', 'added'] as const

export type StructurePlace = (typeof structurePlaces)[number]

/** The place of a page of blocks that holds its order, its hidden or its added blocks; undefined for any other. */
export function structurePlace(file: string, place: string): StructurePlace | undefined {
	return isBlockPage(file) ? structurePlaces.find((each) => each === place) : undefined
}
