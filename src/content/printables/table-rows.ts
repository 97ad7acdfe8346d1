/** As many empty rows as fit on a Letter page below the title. */
export const trackerRows: readonly string[] = Array.from({ length: 22 }, () => '')

/** Three events a day. */
export function weekRows(days: readonly string[]): readonly string[] {
	return days.flatMap((day) => [day, '', ''])
}

/** The same for a spreadsheet, with its columns. */
export function weekTable(
	columns: readonly string[],
	days: readonly string[],
): readonly (readonly string[])[] {
	const empty = columns.slice(1).map(() => '')
	return [columns, ...days.flatMap((day) => [1, 2, 3].map(() => [day, ...empty]))]
}
