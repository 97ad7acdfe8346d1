/** Why a calendar file could not be read. `notLoaded` means that the script that reads calendars did not load. */
export const calendarFaults = [
	'notCalendar',
	'damaged',
	'emptyZip',
	'tooLarge',
	'tooSlow',
	'tooMany',
	'noEntries',
	'notLoaded',
] as const

export type CalendarFault = (typeof calendarFaults)[number]
