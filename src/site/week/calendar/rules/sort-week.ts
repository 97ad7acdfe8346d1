import type { EventKind } from '#site/week/rules/estimates.ts'
import type { PlannedEvent, Slot } from '#site/week/rules/plan.ts'
import type { CalendarEntry, ClassifiedEntry } from './entry.ts'
import { eventOf } from './event-of.ts'
import { foldTitle } from './fold-title.ts'
import type { LocalDay } from './local-time.ts'
import { plannedEvents, slotsOf } from './planned-events.ts'
import { entriesInWeek } from './weeks.ts'

/** Entries with the same title, whose kind only the visitor knows. */
export type UnknownEntry = {
	readonly title: string
	/** All entries with this title in the week, in order; at least one. */
	readonly entries: readonly [CalendarEntry, ...CalendarEntry[]]
}

/** A calendar week, classified as far as the words allow. */
export type SortedWeek = {
	readonly monday: LocalDay
	/** All entries of the week. */
	readonly total: number
	readonly events: readonly PlannedEvent[]
	/** One question each. */
	readonly unknown: readonly UnknownEntry[]
}

/** Classifies the entries of the week that starts on `monday`. */
export function sortWeek(entries: readonly ClassifiedEntry[], monday: LocalDay): SortedWeek {
	const inWeek = entriesInWeek(entries, monday).toSorted((one, other) => one.start - other.start)
	const events: PlannedEvent[] = []
	const unknown = new Map<string, [CalendarEntry, ...CalendarEntry[]]>()
	for (const entry of inWeek) {
		const { found } = entry
		if (found.is === 'event') events.push(...plannedEvents(entry, found, monday))
		if (found.is === 'unknown') {
			const same = unknown.get(foldTitle(entry.title))
			if (same) same.push(entry)
			else unknown.set(foldTitle(entry.title), [entry])
		}
	}
	const questions = [...unknown.values()].map((same) => ({ title: same[0].title, entries: same }))
	return {
		monday,
		total: inWeek.length,
		events,
		unknown: questions,
	}
}

/** The events of entries whose kind the visitor has given. */
export function eventsOfAnswer(
	{ entries }: UnknownEntry,
	kind: EventKind,
	monday: LocalDay,
): readonly PlannedEvent[] {
	return entries.flatMap((entry) => plannedEvents(entry, eventOf(kind, entry), monday))
}

/** The squares of the week's grid with unclassified entries. */
export function unsortedSlots(unknown: readonly UnknownEntry[], monday: LocalDay): readonly Slot[] {
	return unknown.flatMap(({ entries }) => entries.flatMap((entry) => slotsOf(entry, monday)))
}
