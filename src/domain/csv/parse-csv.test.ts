import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { parseCsv, parseCsvLines } from './parse-csv.ts'

test('quotes, commas and line breaks within quotes belong to the cell', () => {
	expect(parseCsv('a,"b, ""c""\r\nd",e\r\n')).toEqual([['a', 'b, "c"\r\nd', 'e']])
})

test('a byte order mark and empty lines are skipped', () => {
	expect(parseCsv('\uFEFFa,b\r\n\r\nc,\n')).toEqual([
		['a', 'b'],
		['c', ''],
	])
	expect(parseCsv('')).toEqual([])
})

test('the last line may lack a line break', () => {
	expect(parseCsv('a,b\nc,d')).toEqual([
		['a', 'b'],
		['c', 'd'],
	])
	expect(parseCsv('a,')).toEqual([['a', '']])
})

test('a quote that is never closed is an error', () => {
	expect(parseCsv('a,"b')).toBeNull()
	expect(parseCsv('a"b,c')).toBeNull()
})

test('text that follows the RFC parses to its cells', () => {
	const cell = fc.string({ unit: fc.constantFrom('a', '"', ',', '\r', '\n', '\u00e9') })
	fc.assert(
		fc.property(fc.array(fc.array(cell, { minLength: 2, maxLength: 4 })), (rows) => {
			const text = rows
				.map((row) => row.map((each) => `"${each.replaceAll('"', '""')}"`).join(',') + '\r\n')
				.join('')
			expect(parseCsv(text)).toEqual(rows)
		}),
	)
})

test('a row has the number of its first line, whatever is empty or broken before it', () => {
	const text = 'a,b\r\n\r\n"c\nd",e\nf,"g\r\nh"\ri'
	expect(parseCsvLines(text)?.map(({ line, cells }) => [line, cells[0]])).toEqual([
		[1, 'a'],
		[3, 'c\nd'],
		[5, 'f'],
		[7, 'i'],
	])
})
