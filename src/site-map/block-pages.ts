/**
 * Used in place of a block's id for the title and description that browsers, search engines and links show. No block
 * has this id.
 */
export const headId = '.head'

/** Used in place of a block's id for the text of an owner's guide and the words above and below that text. */
export const pageId = '.page'

const files = [
	/^(?:pages\/en\/home|countries\/[a-z]{2}|landings\/\w+\/[\w-]+)\.yaml$/,
	/^(?:tools\/\w+\/[\w-]+-page|types\/\w+\/[\w-]+|quizzes\/\w+\/(?:introvert|mbti)-test)\.yaml$/,
	/^(?:(?:guides|quotes|pins|policies)\/\w+\/[\w-]+|pages\/\w+\/how-we-work)\.mdoc$/,
]

export function isBlockPage(file: string): boolean {
	return files.some((pattern) => pattern.test(file))
}

/** Whether the panel has a form for the head of a page: its title and description. */
export function hasHeadForm(file: string): boolean {
	return files[0]?.test(file) === true
}

const structurePlaces = ['order', 'hidden', 'added'] as const

export type StructurePlace = (typeof structurePlaces)[number]

/**
 * The given place, if a page of blocks stores its order, its hidden or its added blocks there; undefined for any other
 * place.
 */
export function structurePlace(file: string, place: string): StructurePlace | undefined {
	return isBlockPage(file) ? structurePlaces.find((each) => each === place) : undefined
}
