/** The first characters of formulas, including full-width ones. */
const formulaSigns = '=+-@\uFF1D\uFF0B\uFF0D\uFF20'

/**
 * Whether a text may have a formula. This fast check saves time, because most texts contain no separator or line break
 * and do not start with a formula sign.
 */
const mayHaveFormula = /[,;\t\r\n]|^[\s"']*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20]/

/**
 * The places where a spreadsheet could read a formula: at the start of the text, and after a line break or a separator
 * of any locale. Quotes, spaces and apostrophes may precede the formula's sign there. A leading tab or line break
 * counts as a formula. The text is read backwards, so that each character is read once.
 */
function formulaStarts(text: string): readonly number[] {
	const starts: number[] = []
	if (!mayHaveFormula.test(text)) return starts
	let [leads, leadsToBreak] = [false, false]
	for (let at = text.length - 1; at >= 0; at -= 1) {
		const character = text[at] ?? ''
		leads = formulaSigns.includes(character) || (leads && /[\s"']/.test(character))
		leadsToBreak = '\t\r\n'.includes(character) || (leadsToBreak && character === "'")
		const isStart =
			at === 0 ? leads || leadsToBreak : leads && ',;\t\r\n'.includes(text[at - 1] ?? '.')
		if (isStart) starts.push(at)
	}
	return starts.toReversed()
}

/**
 * Prevents CSV injection: puts an apostrophe before every part of a text that a spreadsheet would evaluate as a
 * formula, even if it splits the text at commas, semicolons, tabs or line breaks. `unescapeFormula` removes it.
 *
 * @example escapeFormula('=1+1') // "'=1+1"
 * @example escapeFormula('a;=1+1') // "a;'=1+1"
 * @example escapeFormula('ada@example.com') // 'ada@example.com'
 */
export function escapeFormula(text: string): string {
	return parts(text, formulaStarts(text)).join("'")
}

/**
 * Reverses `escapeFormula`.
 *
 * @example unescapeFormula("'=1+1") // '=1+1'
 */
export function unescapeFormula(cell: string): string {
	const starts = formulaStarts(cell).filter((at) => cell[at] === "'")
	return parts(cell, starts)
		.map((part, index) => (index === 0 ? part : part.slice(1)))
		.join('')
}

function parts(text: string, at: readonly number[]): readonly string[] {
	return [0, ...at].map((from, index) => text.slice(from, at[index]))
}

/**
 * Formats rows as CSV (RFC 4180), each ended by CRLF. Texts are quoted and their formulas escaped; numbers are not.
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
