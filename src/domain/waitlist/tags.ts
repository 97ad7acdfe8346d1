/** The limits of what the owner writes about a person. */
export const tagLimits = {
	/** Tags per person. */
	perPerson: 20,
	/** Characters of a tag. */
	maxLength: 40,
} as const

/** Characters of the note about a person. */
export const maxNoteLength = 2_000

/** What separates tags where they stand together. No tag contains a comma. */
export const tagSeparator = ', '

/**
 * A tag as it is stored: in lower case, with single spaces, without a leading `#`.
 *
 * @returns null if the text is no tag: empty, longer than 40 characters, or with commas or control characters
 *
 * @example parseTag(' #Prensa  Berlín ') // 'prensa berlín'
 * @example parseTag('one, two') // null
 */
export function parseTag(text: string): string | null {
	const tag = text
		.normalize('NFC')
		.replace(/^\s*#+/, '')
		.trim()
		.replaceAll(/\s+/g, ' ')
		.toLowerCase()
	const isTag = tag.length <= tagLimits.maxLength && /^[^,"\\\p{C}]+$/u.test(tag)
	return isTag ? tag : null
}

/**
 * The tags of a person.
 *
 * @param stored null for none
 * @example tagsOf('beta, prensa') // ['beta', 'prensa']
 */
export function tagsOf(stored: string | null): readonly string[] {
	return stored === null ? [] : stored.split(tagSeparator)
}

/** Tags to add and to remove, as `parseTag` returns them. */
export type TagChange = { readonly add: readonly string[]; readonly remove: readonly string[] }

/**
 * The stored tags of a person after a change, in order; null for none. `isFull`: there would be more than 20, and they
 * stay as they are.
 *
 * @example changedTags('beta', { add: ['amiga'], remove: [] }) // { tags: 'amiga, beta', isFull: false }
 * @example changedTags('beta', { add: [], remove: ['beta'] }) // { tags: null, isFull: false }
 */
export function changedTags(
	stored: string | null,
	{ add, remove }: TagChange,
): { readonly tags: string | null; readonly isFull: boolean } {
	const kept = tagsOf(stored).filter((tag) => !remove.includes(tag))
	const tags = [...new Set([...kept, ...add])].toSorted()
	const isFull = tags.length > Math.max(tagLimits.perPerson, kept.length)
	if (isFull) return { tags: stored, isFull }
	return { tags: tags.length === 0 ? null : tags.join(tagSeparator), isFull }
}
