/**
 * The URL of a cited work: that of its DOI at the resolver or, without a DOI, its own URL.
 *
 * @param doi without the resolver
 * @example citationUrl({ doi: '10.1111/jopy.12264' }) // 'https://doi.org/10.1111/jopy.12264'
 */
export function citationUrl({
	doi,
	url,
}: {
	readonly doi?: string | undefined
	readonly url?: string | undefined
}): string | undefined {
	return doi === undefined ? url : `https://doi.org/${doi}`
}
