/**
 * Whether the client already has this representation, so that 304 says all (RFC 9110, 13.1.2).
 *
 * @example isFresh('"old", W/"a1"', '"a1"') // true: the comparison is weak
 */
export function matchesEtag(ifNoneMatch: string | undefined, etag: string): boolean {
	if (ifNoneMatch === undefined) return false
	if (ifNoneMatch === etag || ifNoneMatch.trim() === '*') return true
	return [...ifNoneMatch.matchAll(/"[^"]*"/g)].some(([tag]) => tag === etag)
}

/** Both ends are included, as in the header. */
export type ByteRange = Readonly<{ start: number; end: number }>

/**
 * The part of a file that a client asks for. Several ranges at once, another unit or nonsense are
 * answered with the whole file, which the standard allows; `If-Range` with another version too.
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
