/** A table of a text in Markdoc. Its first row names the columns, and its first column the rows. */
export type Table = {
	/** Its tag, with attributes. */
	readonly open: string
	/** At least two rows of at least two cells. */
	readonly rows: readonly (readonly string[])[]
}

/** A table with its part of the text. */
export type FoundTable = Table & { readonly start: number; readonly end: number }

export const newTable: Table = {
	open: '{% table label="" %}',
	rows: Array.from({ length: 4 }, () => ['', '', '']),
}

const whole = /^(\{%\s*table\b[^%]*%\})\n([\s\S]*?)\n\{%\s*\/table\s*%\}$/gm
const cell = /^[-*+](?:[ \t]+|$)/

/**
 * The tables of a text, without those that have more than cells in one line.
 *
 * @example tablesIn('{% table label="A" %}\n-\n- B\n---\n- C\n- D\n{% /table %}')[0]?.rows // [['', 'B'], ['C', 'D']]
 */
export function tablesIn(text: string): readonly FoundTable[] {
	return [...text.matchAll(whole)].flatMap(
		({ 0: { length }, 1: open = '', 2: body = '', index }) => {
			const lines = body.split(/\n[ \t]*---[ \t]*\n/).map((row) => row.trim().split(/\n\s*/))
			const [{ length: columns } = []] = lines
			const isGrid = lines.every(
				(row) => row.length === columns && row.every((each) => cell.test(each)),
			)
			if (!isGrid || columns < 2 || lines.length < 2) return []
			const rows = lines.map((row) => row.map((each) => each.replace(cell, '')))
			return [{ open, rows, start: index, end: index + length }]
		},
	)
}

/** The text of a table. */
export function tableText({ open, rows }: Table): string {
	const lines = rows.map((row) => row.map((each) => `- ${each}`.trim()).join('\n'))
	return `${open}\n${lines.join('\n---\n')}\n{% /table %}`
}

const label = /label="([^"]*)"/

/** What a table is about. */
export function labelOf({ open }: Table): string {
	return label.exec(open)?.[1] ?? ''
}

/** A table that is about something else. The name ends no tag. */
export function withLabel({ open, rows }: Table, name: string): Table {
	return { open: open.replace(label, () => `label="${name.replaceAll(/["\\{}%]/g, '')}"`), rows }
}

/** A table with another row before an index. */
export function withRow({ open, rows }: Table, at: number): Table {
	return { open, rows: rows.toSpliced(at, 0, rows[0]?.map(() => '') ?? []) }
}

/** A table with another column before an index. */
export function withColumn({ open, rows }: Table, at: number): Table {
	return { open, rows: rows.map((row) => row.toSpliced(at, 0, '')) }
}

export function withoutRow({ open, rows }: Table, at: number): Table {
	return { open, rows: rows.toSpliced(at, 1) }
}

export function withoutColumn({ open, rows }: Table, at: number): Table {
	return { open, rows: rows.map((row) => row.toSpliced(at, 1)) }
}
