import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { maxCellLength, parseCsv } from './parse-csv.ts'

const cellsOf = (text: string) => parseCsv(text)?.map(({ cells }) => cells) ?? null

test('quotes, commas and line breaks within quotes belong to the cell', () => {
	expect(cellsOf('a,"b, ""c""\r\nd",e\r\n')).toEqual([['a', 'b, "c"\r\nd', 'e']])
})

test('a byte order mark and empty lines are skipped', () => {
	expect(cellsOf('\uFEFFa,b\r\n\r\nc,\n')).toEqual([
		['a', 'b'],
		['c', ''],
	])
	expect(cellsOf('')).toEqual([])
})

test('the last line may lack a line break', () => {
	expect(cellsOf('a,b\nc,d')).toEqual([
		['a', 'b'],
		['c', 'd'],
	])
	expect(cellsOf('a,')).toEqual([['a', '']])
})

test('a quote that is never closed is an error', () => {
	expect(cellsOf('a,"b')).toBeNull()
	expect(cellsOf('a"b,c')).toBeNull()
})

test('text in the format of RFC 4180 is parsed into its cells', () => {
	const cell = fc.string({ unit: fc.constantFrom('a', '"', ',', '\r', '\n', '\u00e9') })
	const cells = fc.array(cell, { minLength: 1, maxLength: 3 }).map((some) => ['a', ...some])
	fc.assert(
		fc.property(fc.array(cells), (rows) => {
			const text = rows
				.map((row) => row.map((each) => `"${each.replaceAll('"', '""')}"`).join(',') + '\r\n')
				.join('')
			expect(cellsOf(text)).toEqual(rows)
		}),
	)
})

test('a row has the number of its first line, even after empty lines and rows that span several lines', () => {
	const text = 'a,b\r\n\r\n"c\nd",e\nf,"g\r\nh"\ri'
	expect(parseCsv(text)?.map(({ line, cells }) => [line, cells[0]])).toEqual([
		[1, 'a'],
		[3, 'c\nd'],
		[5, 'f'],
		[7, 'i'],
	])
})

test('a line of separators alone is not a row, and nothing is read after the last requested row', () => {
	expect(cellsOf(' ,,\r\na,\n,,,')).toEqual([['a', '']])
	expect(parseCsv('a\nb\n"c', ',', 2)).toHaveLength(2)
})

test('a cell that exceeds the maximum length is truncated to that length', () => {
	const long = 'a""'.repeat(1_000_000)
	expect(cellsOf(`"${long}",${'b'.repeat(1_000_000)}`)?.[0]?.map(({ length }) => length)).toEqual([
		maxCellLength,
		maxCellLength,
	])
})
