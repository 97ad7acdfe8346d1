/** As many empty rows as fit on a Letter page below the title. */
export const trackerRows: readonly string[] = Array.from({ length: 25 }, () => '')

/** Three events a day. The columns of the day and of its two levels have one cell for all three. */
export const weekLines = { count: 3, sharedColumns: [0, 1, 5] } as const

/** The week for a spreadsheet, with its columns. */
export function weekTable(
	columns: readonly string[],
	days: readonly string[],
): readonly (readonly string[])[] {
	const empty = columns.slice(1).map(() => '')
	return [
		columns,
		...days.flatMap((day) => Array.from({ length: weekLines.count }, () => [day, ...empty])),
	]
}
