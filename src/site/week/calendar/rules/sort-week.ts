import type { EventKind } from '#site/week/rules/estimates.ts'
import type { PlannedEvent, Slot } from '#site/week/rules/plan.ts'
import type { CalendarEntry, ClassifiedEntry } from './entry.ts'
import { eventOf } from './event-of.ts'
import { foldTitle } from './fold-title.ts'
import type { LocalDay } from './local-time.ts'
import { plannedEvents } from './planned-events.ts'
import { entriesInWeek } from './weeks.ts'

/** Entries with the same title, whose kind only the visitor knows. */
export type UnknownEntry = {
	readonly title: string
	readonly entries: readonly [CalendarEntry, ...CalendarEntry[]]
}

export type SortedWeek = {
	readonly monday: LocalDay
	/** All entries of the week. */
	readonly total: number
	readonly events: readonly PlannedEvent[]
	/** One question each. */
	readonly unknown: readonly UnknownEntry[]
}

export function sortWeek(entries: readonly ClassifiedEntry[], monday: LocalDay): SortedWeek {
	const inWeek = entriesInWeek(entries, monday).toSorted((one, other) => one.start - other.start)
	const events = inWeek.flatMap((entry) =>
		entry.found.is === 'event' ? plannedEvents(entry, entry.found, monday) : [],
	)
	const unknown = inWeek.filter(({ found }) => found.is === 'unknown')
	const questions = [...Map.groupBy(unknown, ({ title }) => foldTitle(title)).values()].flatMap(
		([first, ...others]): UnknownEntry[] =>
			first ? [{ title: first.title, entries: [first, ...others] }] : [],
	)
	return { monday, total: inWeek.length, events, unknown: questions }
}

export function eventsOfAnswer(
	{ entries }: UnknownEntry,
	kind: EventKind,
	monday: LocalDay,
): readonly PlannedEvent[] {
	return entries.flatMap((entry) => plannedEvents(entry, eventOf(kind, entry), monday))
}

export function unsortedSlots(unknown: readonly UnknownEntry[], monday: LocalDay): readonly Slot[] {
	return unknown.flatMap((entry) => eventsOfAnswer(entry, 'meeting', monday))
}
