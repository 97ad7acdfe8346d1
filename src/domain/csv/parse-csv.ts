/** What separates the cells of a row. Spreadsheets write semicolons where a comma is the decimal sign. */
export const csvSeparators = [',', ';', '\t'] as const

/** One character that separates cells. `separatorOf('a;b')` is `';'`. */
export type CsvSeparator = (typeof csvSeparators)[number]

/** A quoted or unquoted field and its terminator: a separator, a line break or the end. */
const fields = {
	',': /(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n|\n|\r|$)/y,
	';': /(?:"((?:[^"]|"")*)"|([^";\r\n]*))(;|\r\n|\n|\r|$)/y,
	'\t': /(?:"((?:[^"]|"")*)"|([^"\t\r\n]*))(\t|\r\n|\n|\r|$)/y,
} as const satisfies Record<CsvSeparator, RegExp>

/**
 * The rows of a CSV file (RFC 4180), with or without a byte order mark. Empty lines are skipped.
 *
 * @returns null if a quote is not closed or is in an unquoted field
 *
 * @example parseCsv('a,"b, ""c"""\r\n') // [['a', 'b, "c"']]
 * @example parseCsv('a;b', ';') // [['a', 'b']]
 * @example parseCsv('a,"b') // null
 */
export function parseCsv(
	text: string,
	separator: CsvSeparator = ',',
): readonly (readonly string[])[] | null {
	const field = fields[separator]
	const rows: string[][] = []
	let row: string[] = []
	field.lastIndex = text.startsWith('\uFEFF') ? 1 : 0
	while (field.lastIndex < text.length || row.length > 0) {
		const found = field.exec(text)
		if (found === null) return null
		const [, quoted, unquoted = '', end] = found
		row.push(quoted === undefined ? unquoted : quoted.replaceAll('""', '"'))
		if (end === separator) continue
		if (row.length > 1 || row[0] !== '') rows.push(row)
		row = []
	}
	return rows
}

/**
 * The separator of a file: the one that occurs most in its first line, outside of quotes.
 *
 * @example separatorOf('email;"a, b"') // ';'
 */
export function separatorOf(text: string): CsvSeparator {
	const [line = ''] = text
		.replaceAll(/"(?:[^"]|"")*"/g, '')
		.trimStart()
		.split(/[\r\n]/, 1)
	const count = (separator: CsvSeparator) => line.split(separator).length
	return csvSeparators.reduce((most, each) => (count(each) > count(most) ? each : most))
}
