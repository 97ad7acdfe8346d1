import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { parseCsv } from './parse-csv.ts'
import { escapeFormula, formatCsv, formatCsvHeader, unescapeFormula } from './format-csv.ts'

const awkward = fc.string({
	unit: fc.constantFrom(
		'a',
		'=',
		'+',
		'-',
		'@',
		"'",
		'"',
		',',
		';',
		' ',
		'\t',
		'\r',
		'\n',
		'\u00e9',
	),
})

/** The cells read by a spreadsheet that splits at a separator and ignores quotes. */
const naiveCells = (text: string, separator: RegExp) =>
	text.split(separator).map((cell) => cell.replace(/^[\s"]+/, ''))

test('every text is quoted, but numbers are not', () => {
	expect(formatCsv([['a', 'b, "c"', 'd\r\ne', '', 5, -1]])).toBe(
		'"a","b, ""c""","d\r\ne","",5,-1\r\n',
	)
})

test('headings are quoted only where necessary', () => {
	expect(formatCsvHeader(['Email', 'Fecha de Registro', 'Level, night', 'a;b', '=1'])).toBe(
		`Email,Fecha de Registro,"Level, night","a;b",'=1\r\n`,
	)
})

test.each(['=1+1', '+49', '-1', '@SUM(A1)', '\t=1', '\r=1', '\n=1', '\uFF1D1+1', '  =1', '"=1'])(
	'%j gets an apostrophe',
	(text) => {
		expect(escapeFormula(text)).toMatch(/^'./s)
	},
)

test.each([
	['x;=cmd|calc', "x;'=cmd|calc"],
	['x,@SUM(A1)', "x,'@SUM(A1)"],
	['x";"=1', `x";'"=1`],
	['x; +1', "x;' +1"],
	['x\n-1', "x\n'-1"],
	['a;b, c-d', 'a;b, c-d'],
])(
	'within %j each separator that precedes a formula gets an apostrophe after it',
	(text, escaped) => {
		expect(escapeFormula(text)).toBe(escaped)
	},
)

test.each([/[;\r\n]/, /[,\r\n]/, /[\t\r\n]/])(
	'no part of a row that is split at %s can be read as a formula',
	(separator) => {
		fc.assert(
			fc.property(fc.array(awkward, { minLength: 1, maxLength: 4 }), (row) => {
				for (const cell of naiveCells(formatCsv([row]), separator)) {
					expect(cell).not.toMatch(/^[=+\-@]/)
				}
			}),
			{ numRuns: 1_000 },
		)
	},
)

test('no escaped cell can be read as a formula', () => {
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
	const row = fc.array(awkward, { minLength: 1, maxLength: 3 }).map((cells) => ['a', ...cells])
	fc.assert(
		fc.property(fc.array(row), (written) => {
			const read = parseCsv(formatCsv(written))
			expect(read?.map(({ cells }) => cells.map(unescapeFormula))).toEqual(written)
		}),
	)
})

test('a cell with up to 160,000 places at which a formula could start is escaped and read back', () => {
	for (const text of ["\t'".repeat(80_000), `\t${"'".repeat(160_000)}x`, ',=1'.repeat(50_000)]) {
		expect(unescapeFormula(escapeFormula(text))).toBe(text)
	}
})
