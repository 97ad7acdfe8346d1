import type { CalendarFault } from '#site/week/calendar/rules/calendar-faults.ts'
import type { ClassifiedEntry } from '#site/week/calendar/rules/entry.ts'
import type { LocalDay } from '#site/week/calendar/rules/local-time.ts'

/** The request to the worker: the files, and today's date on the visitor's clock. */
export type CalendarRequest = { readonly files: readonly File[]; readonly today: LocalDay }

/** The worker's response: the entries of all files, or the first unreadable file and the reason. */
export type CalendarReading =
	| {
			readonly entries: readonly ClassifiedEntry[]
			/** The number of events that could not be read. */
			readonly leftOut: number
			/** The number of files in a .zip that are named .ics but are not calendars. */
			readonly notCalendar: number
	  }
	| { readonly fault: CalendarFault; readonly file: string }

/** Thrown for a rejected file; `fault` selects the message for the visitor. */
export class CalendarFileError extends Error {
	readonly fault: CalendarFault
	readonly file: string

	constructor(fault: CalendarFault, file: string, options?: ErrorOptions) {
		super(`${fault}: ${file}`, options)
		this.fault = fault
		this.file = file
	}
}
