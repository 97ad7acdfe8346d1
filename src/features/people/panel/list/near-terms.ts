const minLength = 3

/**
 * Shorter search terms to try after a search without results: the term without the host of an address, then the first
 * half of what is left. Typing errors are mostly at the end, or in the host.
 *
 * @example nearTerms('k.linder@post.example') // ['k.linder', 'k.li']
 */
export function nearTerms(search: string): readonly string[] {
	const [local = ''] = search.split('@')
	const half = local.slice(0, Math.max(minLength, Math.ceil(local.length / 2)))
	return [...new Set([local, half])].filter((term) => term.length >= minLength && term !== search)
}
