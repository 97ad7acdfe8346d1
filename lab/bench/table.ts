type Cell = string | number

export function printTable(rows: readonly Readonly<Record<string, Cell>>[]): void {
	const names = Object.keys(rows[0] ?? {})
	const line = (cells: readonly Cell[]) => console.log(`| ${cells.join(' | ')} |`)
	line(names)
	line(names.map((_name, index) => (index === 0 ? '---' : '---:')))
	for (const row of rows) line(names.map((name) => row[name] ?? ''))
}

/** The quantile of the values at this share, such as 0.5 for the median. */
export function quantile(values: readonly number[], share: number): number {
	const sorted = values.toSorted((one, other) => one - other)
	return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN
}
