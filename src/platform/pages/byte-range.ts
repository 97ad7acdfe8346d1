import type { IncomingMessage } from 'node:http'

/** Positions of the first and last byte, inclusive. */
export type ByteRange = Readonly<{ start: number; end: number }>

/**
 * Reads the Range header of a GET request. Multiple ranges, other units and invalid values select the whole file, as
 * the standard allows, and so does an `If-Range` that does not match (RFC 9110, 14.2 and 13.1.5).
 *
 * @example readRange({ method: 'GET', headers: { range: 'bytes=-500' } }, { size: 2000, etag: '"a1"' }) // 1500 to 1999
 */
export function readRange(
	{ method, headers }: Pick<IncomingMessage, 'method' | 'headers'>,
	{ size, etag }: Readonly<{ size: number; etag: string }>,
): ByteRange | 'whole' | 'unsatisfiable' {
	const [, first, last] = /^bytes=\s*(\d*)-(\d*)\s*$/i.exec(headers.range ?? '') ?? []
	if (first === undefined || last === undefined || (first === '' && last === '')) return 'whole'
	if (method !== 'GET' || (headers['if-range'] ?? etag) !== etag) return 'whole'
	if (first === '') {
		const length = Math.min(Number(last), size)
		return length === 0 ? 'unsatisfiable' : { start: size - length, end: size - 1 }
	}
	const start = Number(first)
	const end = last === '' ? size - 1 : Math.min(Number(last), size - 1)
	if (last !== '' && Number(last) < start) return 'whole'
	return start >= size ? 'unsatisfiable' : { start, end }
}
