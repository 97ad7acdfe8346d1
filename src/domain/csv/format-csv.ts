/**
 * A place in a text where a spreadsheet could read a formula: its start, or after a separator of any country's spreadsheets
 * or a line break. Quotes, spaces and apostrophes may be between them. A text that starts with a tab or a line break
 * counts as one.
 */
const start = /^(?='*[\t\r\n])|(?<=^|[,;\t\r\n])(?=[\s"']*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20])/g

/** The apostrophe that `escapeFormula` puts there. */
const escaped = /^'(?='*[\t\r\n])|(?<=^|[,;\t\r\n])'(?=[\s"']*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20])/g

/**
 * Prevents CSV injection: puts an apostrophe before every part of a text that a spreadsheet would evaluate as a formula,
 * also if the spreadsheet splits it at commas, semicolons, tabs or line breaks. `unescapeFormula` removes it.
 *
 * @example escapeFormula('=1+1') // "'=1+1"
 * @example escapeFormula('a;=1+1') // "a;'=1+1"
 * @example escapeFormula('ada@example.com') // 'ada@example.com'
 */
export function escapeFormula(text: string): string {
	return text.replaceAll(start, "'")
}

/**
 * Reverses `escapeFormula`.
 *
 * @example unescapeFormula("'=1+1") // '=1+1'
 */
export function unescapeFormula(cell: string): string {
	return cell.replaceAll(escaped, '')
}

/**
 * Rows as CSV (RFC 4180), each ended by CRLF. Every text is quoted and its formulas are escaped; numbers are not.
 *
 * @example formatCsv([['a', 'b, "c"', 5]]) // '"a","b, ""c""",5\r\n'
 */
export function formatCsv(rows: readonly (readonly (string | number)[])[]): string {
	return rows
		.map((row) => {
			const cells = row.map((cell) =>
				typeof cell === 'number' ? String(cell) : quote(escapeFormula(cell)),
			)
			return `${cells.join(',')}\r\n`
		})
		.join('')
}

/**
 * The first line of a CSV file. Headings are the site's own words and are quoted only where necessary.
 *
 * @example formatCsvHeader(['Email', 'Level, night']) // 'Email,"Level, night"\r\n'
 */
export function formatCsvHeader(headings: readonly string[]): string {
	const cells = headings
		.map(escapeFormula)
		.map((cell) => (/[",;\r\n]/.test(cell) ? quote(cell) : cell))
	return `${cells.join(',')}\r\n`
}

function quote(text: string): string {
	return `"${text.replaceAll('"', '""')}"`
}
