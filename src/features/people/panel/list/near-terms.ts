const minLength = 3

/**
 * Shorter search terms after one without results: without the host of an address, then the first half of the rest.
 * Typing errors are mostly at the end, or in the host.
 *
 * @example nearTerms('k.linder@post.example') // ['k.linder', 'k.li']
 */
export function nearTerms(search: string): readonly string[] {
	const [local = ''] = search.split('@')
	const half = local.slice(0, Math.max(minLength, Math.ceil(local.length / 2)))
	return [...new Set([local, half])].filter((term) => term.length >= minLength && term !== search)
}
