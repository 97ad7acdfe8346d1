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
 * Why an event of a calendar is skipped, in display order. `tooOften`: it has thousands of occurrences within a few
 * months; `cutOff`: the file ends inside it.
 */
export const eventLeftOutReasons = ['noStart', 'badDate', 'badRule', 'tooOften', 'cutOff'] as const

/** Why an item is skipped: an event, or a file in a .zip that is named .ics but is not a calendar. */
export type LeftOutReason = (typeof eventLeftOutReasons)[number] | 'notCalendar'
