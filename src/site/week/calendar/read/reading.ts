import type { CalendarFault, LeftOutReason } from '#site/week/calendar/rules/calendar-faults.ts'
import type { ClassifiedEntry } from '#site/week/calendar/rules/entry.ts'
import type { LocalDay } from '#site/week/calendar/rules/local-time.ts'

/** The request to the worker: files, and the day on the visitor's clock. */
export type CalendarRequest = { readonly files: readonly File[]; readonly today: LocalDay }

/** Number of skipped events, or files of a .zip, by reason. */
export type LeftOut = Readonly<Partial<Record<LeftOutReason, number>>>

/** Number of events read so far, of those near the relevant days. */
export type Progress = { readonly done: number; readonly total: number }

/** The worker's progress messages. */
export type ReadingProgress = { readonly progress: Progress }

/** The worker's response: the entries of all files, or the first unreadable file and the reason. */
export type CalendarReading =
	| { readonly entries: readonly ClassifiedEntry[]; readonly leftOut: LeftOut }
	| { readonly fault: CalendarFault; readonly file: string }

/** Rejects a file, with the message for the visitor. */
export class CalendarFileError extends Error {
	readonly fault: CalendarFault
	readonly file: string

	constructor(fault: CalendarFault, file: string, options?: ErrorOptions) {
		super(`${fault}: ${file}`, options)
		this.fault = fault
		this.file = file
	}
}
