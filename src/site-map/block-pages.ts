/** In place of a block's id: the title and description for browsers, search engines and links. No block has this id. */
export const headId = '.head'

/** In place of a block's id: the words above and below the text of an owner's guide, with the text. */
export const pageId = '.page'

const files = [
	/^(?:pages\/en\/home|countries\/[a-z]{2}|landings\/\w+\/[\w-]+)\.yaml$/,
	/^(?:tools\/\w+\/[\w-]+-page|types\/\w+\/[\w-]+|quizzes\/\w+\/(?:introvert|mbti)-test)\.yaml$/,
	/^(?:(?:guides|quotes|pins|policies)\/\w+\/[\w-]+|pages\/\w+\/how-we-work)\.mdoc$/,
]

/** Whether a file of words has a page of blocks. */
export function isBlockPage(file: string): boolean {
	return files.some((pattern) => pattern.test(file))
}

/** Whether the head of a page has a form. */
export function hasHeadForm(file: string): boolean {
	return files[0]?.test(file) === true
}

const structurePlaces = ['order', 'hidden', 'added'] as const

export type StructurePlace = (typeof structurePlaces)[number]

/** The place of a page of blocks that holds its order, its hidden or its added blocks; undefined for any other. */
export function structurePlace(file: string, place: string): StructurePlace | undefined {
	return isBlockPage(file) ? structurePlaces.find((each) => each === place) : undefined
}
