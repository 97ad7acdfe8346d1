/** A field in quotes or without, and what ends it: a comma, a line break or the end. */
const field = /(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n|\n|\r|$)/y

/**
 * The rows of a CSV file (RFC 4180), with or without a byte order mark; empty lines are left out. Null
 * where a quote is never closed or stands where none may.
 *
 * @example readCsv('a,"b, ""c"""\r\n') // [['a', 'b, "c"']]
 * @example readCsv('a,"b') // null
 */
export function readCsv(text: string): readonly (readonly string[])[] | null {
	const rows: string[][] = []
	let row: string[] = []
	field.lastIndex = text.startsWith('\uFEFF') ? 1 : 0
	while (field.lastIndex < text.length || row.length > 0) {
		const found = field.exec(text)
		if (found === null) return null
		const [, quoted, plain = '', end] = found
		row.push(quoted === undefined ? plain : quoted.replaceAll('""', '"'))
		if (end === ',') continue
		if (row.length > 1 || row[0] !== '') rows.push(row)
		row = []
	}
	return rows
}
