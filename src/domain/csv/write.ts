/** What a spreadsheet takes for the beginning of a formula. */
const formula = /^'*[=+\-@\t\r\n\uFF1D\uFF0B\uFF0D\uFF20]/

/**
 * A cell that a spreadsheet shows instead of running it: an apostrophe goes before what would begin a
 * formula. `plainCell` takes it away again.
 *
 * @example harmlessCell('=1+1') // "'=1+1"
 * @example harmlessCell('ada@example.com') // 'ada@example.com'
 */
export function harmlessCell(text: string): string {
	return formula.test(text) ? `'${text}` : text
}

/**
 * The text that `harmlessCell` was given.
 *
 * @example plainCell("'=1+1") // '=1+1'
 */
export function plainCell(cell: string): string {
	return cell.startsWith("'") && formula.test(cell) ? cell.slice(1) : cell
}

/**
 * Rows as CSV (RFC 4180), each ended by CRLF. Cells are made harmless and quoted where they must be.
 *
 * @example writeCsv([['a', 'b, "c"']]) // 'a,"b, ""c"""\r\n'
 */
export function writeCsv(rows: readonly (readonly string[])[]): string {
	return rows.map((row) => `${row.map(written).join(',')}\r\n`).join('')
}

function written(text: string): string {
	const cell = harmlessCell(text)
	return /[",;\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell
}
