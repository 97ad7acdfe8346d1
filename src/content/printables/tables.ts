/** The tracker's four columns, after those for the day and the event. */
export const trackerColumns = [
	'Day',
	'Event and people',
	'Level, morning',
	'Expected cost',
	'Actual cost',
	'Level, night',
] as const

/** As many rows as fit on a Letter page below the title. */
export const trackerRows: readonly string[] = Array.from({ length: 22 }, () => '')

export const weekColumns = [
	'Day',
	'Level, morning',
	'Planned',
	'Expected cost',
	'Actual cost',
	'Level, night',
] as const

const days = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']

/** Three events a day. */
export const weekRows: readonly string[] = days.flatMap((day) => [day, '', ''])

/** Tables for a spreadsheet, by the name of their file. */
export const csvTables = {
	tracker: [trackerColumns],
	'weekly-template': [
		weekColumns,
		...days.flatMap((day) => [1, 2, 3].map(() => [day, '', '', '', '', ''])),
	],
} as const satisfies Record<string, readonly (readonly string[])[]>
