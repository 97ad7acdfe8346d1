/** A quoted or unquoted field and its terminator: a comma, a line break or the end. */
const field = /(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n|\n|\r|$)/y

/**
 * The rows of a CSV file (RFC 4180), with or without a byte order mark. Empty lines are skipped.
 *
 * @returns null if a quote is not closed or is in an unquoted field
 *
 * @example parseCsv('a,"b, ""c"""\r\n') // [['a', 'b, "c"']]
 * @example parseCsv('a,"b') // null
 */
export function parseCsv(text: string): readonly (readonly string[])[] | null {
	const rows: string[][] = []
	let row: string[] = []
	field.lastIndex = text.startsWith('\uFEFF') ? 1 : 0
	while (field.lastIndex < text.length || row.length > 0) {
		const found = field.exec(text)
		if (found === null) return null
		const [, quoted, unquoted = '', end] = found
		row.push(quoted === undefined ? unquoted : quoted.replaceAll('""', '"'))
		if (end === ',') continue
		if (row.length > 1 || row[0] !== '') rows.push(row)
		row = []
	}
	return rows
}
