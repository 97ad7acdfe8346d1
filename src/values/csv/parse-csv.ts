/** The cell separators. Spreadsheets write semicolons in locales with a decimal comma. */
export const csvSeparators = [',', ';', '\t'] as const

export type CsvSeparator = (typeof csvSeparators)[number]

/** `line` is the number of the row's first line in the file, from 1. */
export type CsvLine = { readonly line: number; readonly cells: readonly string[] }

/** Maximum length of a cell, in characters. The rest of a longer cell is cut off. */
export const maxCellLength = 10_000

/** Matches the end of an unquoted field, or a quote in the field. */
const ends = {
	',': /[,"\r\n]/g,
	';': /[;"\r\n]/g,
	'\t': /[\t"\r\n]/g,
} as const satisfies Record<CsvSeparator, RegExp>

/**
 * Parses a CSV file (RFC 4180), with or without a byte order mark, into rows with the number of their first line, from
 * 1. Skips empty lines and rows of separators only. Linear in the length of any text.
 *
 * @param maxRows maximum number of rows; the rest is left out
 * @returns null if a quote is not closed or is in an unquoted field
 *
 * @example parseCsv('a\n\n"b, ""c"""') // [{ line: 1, cells: ['a'] }, { line: 3, cells: ['b, "c"'] }]
 * @example parseCsv('a;b', ';') // [{ line: 1, cells: ['a', 'b'] }]
 * @example parseCsv('a,"b') // null
 */
export function parseCsv(
	text: string,
	separator: CsvSeparator = ',',
	maxRows = Number.POSITIVE_INFINITY,
): readonly CsvLine[] | null {
	const end = ends[separator]
	const rows: CsvLine[] = []
	let cells: string[] = []
	let [line, next] = [1, 1]
	let at = text.startsWith('\uFEFF') ? 1 : 0
	while (rows.length < maxRows && (at < text.length || cells.length > 0)) {
		const isQuoted = text[at] === '"'
		const close = isQuoted ? closingQuote(text, at + 1) : at
		if (close < 0) return null
		end.lastIndex = isQuoted ? close + 1 : at
		const stop = end.test(text) ? end.lastIndex - 1 : text.length
		if (text[stop] === '"' || (isQuoted && stop !== close + 1)) return null
		const field = text.slice(at + Number(isQuoted), isQuoted ? close : stop)
		cells.push((isQuoted ? field.replaceAll('""', '"') : field).slice(0, maxCellLength))
		if (isQuoted) next += breaksIn(field)
		at = stop + (text.startsWith('\r\n', stop) ? 2 : 1)
		if (text[stop] === separator) continue
		next += 1
		if (cells.some((cell) => cell.trim() !== '')) rows.push({ line, cells })
		cells = []
		line = next
	}
	return rows
}

/** The index of a field's closing quote, skipping doubled quotes. Negative if there is none. */
function closingQuote(text: string, from: number): number {
	let at = text.indexOf('"', from)
	while (at >= 0 && text[at + 1] === '"') at = text.indexOf('"', at + 2)
	return at
}

function breaksIn(text: string): number {
	return text.match(/\r\n|\n|\r/g)?.length ?? 0
}

/** In characters. */
const maxFirstRow = 100_000

/**
 * The separator that gives the first row the most cells.
 *
 * @example separatorOf('email;"a, b"') // ';'
 */
export function separatorOf(text: string): CsvSeparator {
	const start = text.slice(0, maxFirstRow)
	const count = (separator: CsvSeparator) => parseCsv(start, separator, 1)?.[0]?.cells.length ?? 0
	return csvSeparators.reduce((most, each) => (count(each) > count(most) ? each : most))
}
