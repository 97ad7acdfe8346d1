import type { CalendarFault } from './rules/calendar-faults.ts'
import type { ClassifiedEntry } from './rules/entry.ts'
import type { LocalDay } from './rules/local-time.ts'
import { type SortedWeek, sortWeek, type UnknownEntry, unsortedSlots } from './rules/sort-week.ts'
import type { Slot } from '#site/week/rules/plan.ts'
import { type CalendarWeek, weeksWithEntries, weekToPlan } from './rules/weeks.ts'

export type ReadState = {
	readonly step: 'read' | 'asking'
	/** The name of the file, or the number of files. */
	readonly files: string
	readonly entries: readonly ClassifiedEntry[]
	/** How many events could not be read, and how many files of a .zip are not calendars. */
	readonly leftOut: number
	readonly notCalendar: number
	readonly weeks: readonly CalendarWeek[]
	readonly week: SortedWeek
	/** The unanswered part of `week.unknown`. */
	readonly unanswered: readonly UnknownEntry[]
	/** The squares of the grid that contain entries of `unanswered`. */
	readonly unsorted: readonly Slot[]
}

/**
 * The state while no file is being read and none has been rejected: the calendar in the panel, or `idle` without a
 * calendar. In `idle`, `monday` is the first day of the week that was shown last.
 */
export type SettledState = ReadState | { readonly step: 'idle'; readonly monday?: LocalDay }

/**
 * In the steps `reading` (files are being read) and `failed` (a file was rejected), `before` is the state to return to.
 */
export type CalendarState =
	| SettledState
	| { readonly step: 'reading'; readonly files: readonly File[]; readonly before: SettledState }
	| {
			readonly step: 'failed'
			readonly file: string
			readonly fault: CalendarFault
			readonly before: SettledState
	  }

export function readState(
	files: string,
	found: Pick<ReadState, 'entries' | 'leftOut' | 'notCalendar'>,
	today: LocalDay,
): ReadState {
	const weeks = weeksWithEntries(found.entries)
	return sorted({ ...found, files, weeks }, weekToPlan(weeks, today))
}

/** The state after selecting a week. */
export function sorted(
	calendar: Omit<ReadState, 'step' | 'week' | 'unanswered' | 'unsorted'>,
	monday: LocalDay,
): ReadState {
	const week = sortWeek(calendar.entries, monday)
	const unsorted = unsortedSlots(week.unknown, monday)
	return { ...calendar, step: 'read', week, unanswered: week.unknown, unsorted }
}

/** The state after the first question was answered or skipped. The last answer closes the calendar. */
export function answeredState(calendar: ReadState): SettledState {
	const unanswered = calendar.unanswered.slice(1)
	if (unanswered.length === 0) return closedState(calendar)
	const unsorted = unsortedSlots(unanswered, calendar.week.monday)
	return { ...calendar, step: 'asking', unanswered, unsorted }
}

/** The state after the calendar is closed. Its entries are forgotten. */
export function closedState({ week }: ReadState): SettledState {
	return { step: 'idle', monday: week.monday }
}

/** The number of entries behind the questions: one question covers all entries with one title. */
export function entriesOf(unknown: readonly UnknownEntry[]): number {
	return unknown.reduce((sum, { entries }) => sum + entries.length, 0)
}
