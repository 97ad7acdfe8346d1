/** Why a calendar file could not be read. */
export type CalendarFault =
	| 'notCalendar'
	| 'damaged'
	| 'emptyZip'
	| 'tooLarge'
	| 'tooMany'
	| 'noEntries'
	/** The script that reads calendars did not load. */
	| 'notLoaded'
