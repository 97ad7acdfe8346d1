import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { readCsv } from './read.ts'
import { harmlessCell, plainCell, writeCsv } from './write.ts'

const awkward = fc.string({
	unit: fc.constantFrom('a', '=', '+', '-', '@', "'", '"', ',', ';', '\t', '\r', '\n', '\u00e9'),
})

test('commas, quotes and line breaks stand within quotes', () => {
	expect(writeCsv([['a', 'b, "c"', 'd\r\ne']])).toBe('a,"b, ""c""","d\r\ne"\r\n')
})

test.each(['=1+1', '+49', '-1', '@SUM(A1)', '\t=1', '\r=1', '\n=1', '\uFF1D1+1'])(
	'%j gets an apostrophe',
	(text) => {
		expect(harmlessCell(text)).toBe(`'${text}`)
	},
)

test('no cell begins like a formula', () => {
	fc.assert(
		fc.property(awkward, (text) => {
			expect(harmlessCell(text)).not.toMatch(/^[=+\-@\t\r\n]/)
		}),
	)
})

test('the apostrophe is taken away again, and only that one', () => {
	fc.assert(
		fc.property(awkward, (text) => {
			expect(plainCell(harmlessCell(text))).toBe(text)
		}),
	)
})

test('whatever is written is read again', () => {
	const rows = fc.array(fc.array(awkward, { minLength: 2, maxLength: 4 }))
	fc.assert(
		fc.property(rows, (written) => {
			const read = readCsv(writeCsv(written))
			expect(read?.map((row) => row.map(plainCell))).toEqual(written)
		}),
	)
})
