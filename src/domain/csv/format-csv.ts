/** The start of a cell that a spreadsheet evaluates as a formula, after any apostrophes. */
const formula = /^'*[=+\-@\t\r\n\uFF1D\uFF0B\uFF0D\uFF20]/

/**
 * Prevents CSV injection: puts an apostrophe before a text that a spreadsheet would evaluate as a formula.
 * `unescapeFormula` removes it.
 *
 * @example escapeFormula('=1+1') // "'=1+1"
 * @example escapeFormula('ada@example.com') // 'ada@example.com'
 */
export function escapeFormula(text: string): string {
	return formula.test(text) ? `'${text}` : text
}

/**
 * Reverses `escapeFormula`.
 *
 * @example unescapeFormula("'=1+1") // '=1+1'
 */
export function unescapeFormula(cell: string): string {
	return cell.startsWith("'") && formula.test(cell) ? cell.slice(1) : cell
}

/**
 * Rows as CSV (RFC 4180), each ended by CRLF. Formulas are escaped, and cells are quoted where necessary.
 *
 * @example formatCsv([['a', 'b, "c"']]) // 'a,"b, ""c"""\r\n'
 */
export function formatCsv(rows: readonly (readonly string[])[]): string {
	return rows.map((row) => `${row.map(formatCell).join(',')}\r\n`).join('')
}

function formatCell(text: string): string {
	const cell = escapeFormula(text)
	return /[",;\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell
}
