import type { CalendarFault, LeftOutReason } from '#domain/calendar/calendar-faults.ts'
import type { ClassifiedEntry } from '#domain/calendar/entry.ts'
import type { LocalDay } from '#domain/calendar/local-time.ts'

/** What the worker is asked: files, and the day on the visitor's clock. */
export type CalendarRequest = { readonly files: readonly File[]; readonly today: LocalDay }

/** How many events, or files of a .zip, were left out, by reason. */
export type LeftOut = Readonly<Partial<Record<LeftOutReason, number>>>

/** How many events are read, of those near the days that matter. */
export type Progress = { readonly done: number; readonly total: number }

/** What the worker tells meanwhile. */
export type ReadingProgress = { readonly progress: Progress }

/** What the worker answers: the entries of all files, or the first file that could not be read and why. */
export type CalendarReading =
	| { readonly entries: readonly ClassifiedEntry[]; readonly leftOut: LeftOut }
	| { readonly fault: CalendarFault; readonly file: string }

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
