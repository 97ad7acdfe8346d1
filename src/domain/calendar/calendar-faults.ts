/** Why a calendar file could not be read; `notLoaded`: the script that reads calendars did not load. */
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

/**
 * Why an event of a calendar is left out, in the order in which the reasons are listed. `tooOften`: it has thousands of
 * occurrences within a few months; `cutOff`: the file ends inside it.
 */
export const eventLeftOutReasons = ['noStart', 'badDate', 'badRule', 'tooOften', 'cutOff'] as const

/** Why something is left out: an event, or a file of a .zip whose name ends in .ics and that is none. */
export type LeftOutReason = (typeof eventLeftOutReasons)[number] | 'notCalendar'
