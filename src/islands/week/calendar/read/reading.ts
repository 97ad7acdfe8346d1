import type { CalendarFault } from '#content/types/calendar-reader.ts'

/** Refuses a file, with what the visitor is told. */
export class CalendarFileError extends Error {
	readonly fault: CalendarFault
	readonly file: string

	constructor(fault: CalendarFault, file: string, options?: ErrorOptions) {
		super(`${fault}: ${file}`, options)
		this.fault = fault
		this.file = file
	}
}
