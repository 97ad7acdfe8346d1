import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { readRange } from './byte-range.ts'

const file = { size: 1000, etag: '"a1"' }
const get = (range?: string, ifRange?: string) => ({
	method: 'GET',
	headers: { range, 'if-range': ifRange },
})

test.each([
	['bytes=0-0', { start: 0, end: 0 }],
	['bytes=0-', { start: 0, end: 999 }],
	['bytes=500-2000', { start: 500, end: 999 }],
	['bytes=-1', { start: 999, end: 999 }],
	['bytes=-5000', { start: 0, end: 999 }],
	['Bytes=10-20', { start: 10, end: 20 }],
	['bytes=999-', { start: 999, end: 999 }],
	['bytes=1000-', 'unsatisfiable'],
	['bytes=-0', 'unsatisfiable'],
	[`bytes=${'9'.repeat(400)}-`, 'unsatisfiable'],
	['bytes=20-10', 'whole'],
	['bytes=0-1,5-9', 'whole'],
	['bytes=-', 'whole'],
	['bytes=a-b', 'whole'],
	['pages=1-2', 'whole'],
	[undefined, 'whole'],
])('for a file of 1000 bytes, the range %j is read as %j', (header, part) => {
	expect(readRange(get(header), file)).toEqual(part)
})

test('an If-Range header that does not match the ETag of the file selects the whole file', () => {
	expect(readRange(get('bytes=0-1', '"a1"'), file)).toEqual({ start: 0, end: 1 })
	expect(readRange(get('bytes=0-1', '"a2"'), file)).toBe('whole')
	expect(readRange(get('bytes=0-1', 'W/"a1"'), file)).toBe('whole')
	expect(readRange(get('bytes=0-1', 'Wed, 21 Oct 2015 07:28:00 GMT'), file)).toBe('whole')
})

test('a HEAD request ignores the range', () => {
	expect(readRange({ ...get('bytes=0-1'), method: 'HEAD' }, file)).toBe('whole')
})

test('no range exceeds its file', () => {
	const bound = fc.option(fc.nat(), { nil: '' })
	const range = fc.tuple(bound, bound).map(([first, last]) => `bytes=${first}-${last}`)
	fc.assert(
		fc.property(range, fc.nat(), (header, size) => {
			const part = readRange(get(header), { size, etag: '"a1"' })
			if (typeof part === 'string') return
			expect(part.start).toBeGreaterThanOrEqual(0)
			expect(part.end).toBeGreaterThanOrEqual(part.start)
			expect(part.end).toBeLessThan(size)
		}),
	)
})
