import { importSource } from './csv-import.ts'

/** The `source` of people whom the owner has added. */
export const byHandSource = 'by-hand'

/** The `wording` of what people agreed to elsewhere. */
export const ownerWordings = {
	/** The owner has added the person, who agrees by confirming. */
	added: 'added-by-owner',
	/** Of a file, with the owner's words about where and when the person agreed. */
	imported: 'imported',
} as const

/**
 * Whether a person did not enter the address on a page of the site.
 *
 * @example isOwnerSource('by-hand') // true
 * @example isOwnerSource('regional-de') // false
 */
export function isOwnerSource(source: string): boolean {
	return source === byHandSource || source === importSource
}
