export const tagLimits = {
	perPerson: 20,
	/** Maximum length of a tag, in characters. */
	maxLength: 40,
} as const

export const maxNoteLength = 2_000

/** No tag contains a comma. */
export const tagSeparator = ', '

/**
 * Normalizes a tag: lower case, single spaces, no leading `#`.
 *
 * @returns null for an invalid tag: empty, longer than 40 characters, or with commas or control characters
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
 * A person's tags.
 *
 * @param stored null for none
 * @example tagsOf('beta, prensa') // ['beta', 'prensa']
 */
export function tagsOf(stored: string | null): readonly string[] {
	return stored === null ? [] : stored.split(tagSeparator)
}

/** Tags to add and to remove, in the form of `parseTag`. */
export type TagChange = { readonly add: readonly string[]; readonly remove: readonly string[] }

/**
 * A person's stored tags after a change, sorted; null for none. If there would be more than 20 tags, nothing changes,
 * and `isFull` is true.
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
