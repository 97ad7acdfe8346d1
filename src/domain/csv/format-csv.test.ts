import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { parseCsv } from './parse-csv.ts'
import { escapeFormula, unescapeFormula, formatCsv } from './format-csv.ts'

const awkward = fc.string({
	unit: fc.constantFrom('a', '=', '+', '-', '@', "'", '"', ',', ';', '\t', '\r', '\n', '\u00e9'),
})

test('cells with commas, quotes or line breaks are quoted', () => {
	expect(formatCsv([['a', 'b, "c"', 'd\r\ne']])).toBe('a,"b, ""c""","d\r\ne"\r\n')
})

test.each(['=1+1', '+49', '-1', '@SUM(A1)', '\t=1', '\r=1', '\n=1', '\uFF1D1+1'])(
	'%j gets an apostrophe',
	(text) => {
		expect(escapeFormula(text)).toBe(`'${text}`)
	},
)

test('no formatted cell starts a formula', () => {
	fc.assert(
		fc.property(awkward, (text) => {
			expect(escapeFormula(text)).not.toMatch(/^[=+\-@\t\r\n]/)
		}),
	)
})

test('unescaping removes exactly the added apostrophe', () => {
	fc.assert(
		fc.property(awkward, (text) => {
			expect(unescapeFormula(escapeFormula(text))).toBe(text)
		}),
	)
})

test('formatted rows parse to the same rows', () => {
	const rows = fc.array(fc.array(awkward, { minLength: 2, maxLength: 4 }))
	fc.assert(
		fc.property(rows, (written) => {
			const read = parseCsv(formatCsv(written))
			expect(read?.map((row) => row.map(unescapeFormula))).toEqual(written)
		}),
	)
})
