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
	return parseCsvLines(text, separator)?.map(({ cells }) => cells) ?? null
}

/** A row, and the line of the file on which it begins. */
export type CsvLine = { readonly line: number; readonly cells: readonly string[] }

/**
 * Like `parseCsv`, with the number of each row's first line, from 1.
 *
 * @example parseCsvLines('a\n\n"b\nc"') // [{ line: 1, cells: ['a'] }, { line: 3, cells: ['b\nc'] }]
 */
export function parseCsvLines(
	text: string,
	separator: CsvSeparator = ',',
): readonly CsvLine[] | null {
	const field = fields[separator]
	const rows: CsvLine[] = []
	let cells: string[] = []
	let [line, next] = [1, 1]
	field.lastIndex = text.startsWith('\uFEFF') ? 1 : 0
	while (field.lastIndex < text.length || cells.length > 0) {
		const found = field.exec(text)
		if (found === null) return null
		const [, quoted, unquoted = '', end] = found
		cells.push(quoted === undefined ? unquoted : quoted.replaceAll('""', '"'))
		if (quoted !== undefined) next += breaksIn(quoted)
		if (end === separator) continue
		next += 1
		if (cells.length > 1 || cells[0] !== '') rows.push({ line, cells })
		cells = []
		line = next
	}
	return rows
}

function breaksIn(text: string): number {
	return text.match(/\r\n|\n|\r/g)?.length ?? 0
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
