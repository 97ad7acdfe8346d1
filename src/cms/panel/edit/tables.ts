/** A table in a text in Markdoc. Its first row names the columns, and its first column the rows. */
export type Table = {
	/** Its tag, with attributes. */
	readonly open: string
	/** At least two rows of at least two cells. */
	readonly rows: readonly (readonly string[])[]
}

export type FoundTable = Table & { readonly start: number; readonly end: number }

export const newTable: Table = {
	open: '{% table label="" %}',
	rows: Array.from({ length: 4 }, () => ['', '', '']),
}

const tag = /^\{%[ \t]*(\/?)table\b[^%\n]*%\}$/gm
const cell = /^[-*+](?:[ \t]+|$)/
/** The beginning of a cell that Markdown would read as a list, heading, quotation or rule, such as a minus alone. */
const sign = /^(?=(?:[-*+]|#{1,6})(?:[ \t]|$)|>|---)|^(\d+)(?=[.)](?:[ \t]|$))/
const escapedSign = /^(\d*)\\(?=[-*+#>.)])/

/**
 * The tables in a text, except tables that contain anything other than cells of one line.
 *
 * @example tablesIn('{% table label="A" %}\n-\n- B\n---\n- C\n- D\n{% /table %}')[0]?.rows // [['', 'B'], ['C', 'D']]
 */
export function tablesIn(text: string): readonly FoundTable[] {
	const found: FoundTable[] = []
	let opening: RegExpExecArray | null = null
	for (const match of text.matchAll(tag)) {
		if (match[1] === '') {
			opening = match
		} else if (opening) {
			const [open] = opening
			const rows = rowsIn(text.slice(opening.index + open.length, match.index))
			const end = match.index + match[0].length
			if (rows) found.push({ open, rows, start: opening.index, end })
			opening = null
		}
	}
	return found
}

/** The cells of each row; null if they do not form a grid. */
function rowsIn(body: string): readonly (readonly string[])[] | null {
	const lines = body
		.trim()
		.split(/\n[ \t]*---[ \t]*\n/)
		.map((row) => row.trim().split(/\n\s*/))
	const [{ length: columns } = []] = lines
	const isGrid = lines.every(
		(row) => row.length === columns && row.every((each) => cell.test(each)),
	)
	if (!isGrid || columns < 2 || lines.length < 2) return null
	return lines.map((row) => row.map((each) => each.replace(cell, '').replace(escapedSign, '$1')))
}

export function tableText({ open, rows }: Table): string {
	const lines = rows.map((row) =>
		row.map((each) => `- ${each.trim().replace(sign, '$1\\')}`.trim()).join('\n'),
	)
	return `${open}\n${lines.join('\n---\n')}\n{% /table %}`
}

const label = /label="([^"]*)"/

export function labelOf({ open }: Table): string {
	return label.exec(open)?.[1] ?? ''
}

/** The table with the label `name`, without the characters of the name that would end the tag. */
export function withLabel({ open, rows }: Table, name: string): Table {
	return { open: open.replace(label, () => `label="${name.replaceAll(/["\\{}%]/g, '')}"`), rows }
}
