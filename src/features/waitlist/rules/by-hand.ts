/** The `source` of people added by the owner. */
export const byHandSource = 'by-hand'

/** The `source` of people from a file that names none. */
export const importSource = 'import'

/** The `wording` of consents that were not given in a form on the site. */
export const ownerWordings = {
	/** Added by the owner; the person agrees by confirming. */
	added: 'added-by-owner',
	/** From a file, with the owner's words about where and when the person agreed. */
	imported: 'imported',
} as const

/**
 * Whether the address came from somewhere other than a page of the site.
 *
 * @example isOwnerSource('by-hand') // true
 * @example isOwnerSource('regional-de') // false
 */
export function isOwnerSource(source: string): boolean {
	return source === byHandSource || source === importSource
}
