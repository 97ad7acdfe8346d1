import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { readCsv } from './read.ts'

test('quotes, commas and line breaks within quotes belong to the cell', () => {
	expect(readCsv('a,"b, ""c""\r\nd",e\r\n')).toEqual([['a', 'b, "c"\r\nd', 'e']])
})

test('a byte order mark and empty lines are no cells', () => {
	expect(readCsv('\uFEFFa,b\r\n\r\nc,\n')).toEqual([
		['a', 'b'],
		['c', ''],
	])
	expect(readCsv('')).toEqual([])
})

test('a last line without an end counts', () => {
	expect(readCsv('a,b\nc,d')).toEqual([
		['a', 'b'],
		['c', 'd'],
	])
	expect(readCsv('a,')).toEqual([['a', '']])
})

test('a quote that is never closed is an error', () => {
	expect(readCsv('a,"b')).toBeNull()
	expect(readCsv('a"b,c')).toBeNull()
})

test('whatever is written by the rules is read again', () => {
	const cell = fc.string({ unit: fc.constantFrom('a', '"', ',', '\r', '\n', '\u00e9') })
	fc.assert(
		fc.property(fc.array(fc.array(cell, { minLength: 2, maxLength: 4 })), (rows) => {
			const text = rows
				.map((row) => row.map((each) => `"${each.replaceAll('"', '""')}"`).join(',') + '\r\n')
				.join('')
			expect(readCsv(text)).toEqual(rows)
		}),
	)
})
