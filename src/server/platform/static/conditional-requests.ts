/**
 * Whether If-None-Match contains the ETag, so that the response is a 304 (RFC 9110, 13.1.2).
 *
 * @example matchesEtag('"old", W/"a1"', '"a1"') // true: the comparison is weak
 */
export function matchesEtag(ifNoneMatch: string | undefined, etag: string): boolean {
	if (ifNoneMatch === undefined) return false
	if (ifNoneMatch === etag || ifNoneMatch.trim() === '*') return true
	return [...ifNoneMatch.matchAll(/"[^"]*"/g)].some(([tag]) => tag === etag)
}

/** Positions of the first and last byte, inclusive. */
export type ByteRange = Readonly<{ start: number; end: number }>

/**
 * Parses the Range header. Multiple ranges, other units and invalid values select the whole file, as the standard
 * allows, and so does an `If-Range` that does not match (RFC 9110, 14.2 and 13.1.5).
 *
 * @example readRange('bytes=-500', undefined, { size: 2000, etag: '"a1"' }) // { start: 1500, end: 1999 }
 */
export function readRange(
	range: string | undefined,
	ifRange: string | undefined,
	{ size, etag }: Readonly<{ size: number; etag: string }>,
): ByteRange | 'whole' | 'unsatisfiable' {
	const [, first, last] = /^bytes=\s*(\d*)-(\d*)\s*$/i.exec(range ?? '') ?? []
	if (first === undefined || last === undefined || (first === '' && last === '')) return 'whole'
	if (ifRange !== undefined && ifRange !== etag) return 'whole'
	if (first === '') {
		const length = Math.min(Number(last), size)
		return length === 0 ? 'unsatisfiable' : { start: size - length, end: size - 1 }
	}
	const start = Number(first)
	const end = last === '' ? size - 1 : Math.min(Number(last), size - 1)
	if (last !== '' && Number(last) < start) return 'whole'
	return start >= size ? 'unsatisfiable' : { start, end }
}
