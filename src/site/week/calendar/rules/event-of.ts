import type { EventKind, People } from '#site/week/rules/estimates.ts'
import type { CalendarEntry, KnownEntry } from './entry.ts'

/** The number of people assumed for a kind of event if neither the title nor the attendees imply it. */
const usualPeople: Readonly<Partial<Record<EventKind, People>>> = { friend: 'one' }

const manyPeople = 8

/**
 * An entry as an event of a known kind.
 *
 * @param people the number implied by the title; attendees are more exact
 * @example eventOf('call', { ...entry, otherPeople: 1 }) // { is: 'event', kind: 'call', people: 'one' }
 */
export function eventOf(kind: EventKind, entry: CalendarEntry, people?: People): KnownEntry {
	return {
		is: 'event',
		kind,
		people: peopleOf(entry.otherPeople) ?? people ?? usualPeople[kind] ?? 'few',
	}
}

function peopleOf(others: number): People | undefined {
	if (others === 0) return undefined
	if (others === 1) return 'one'
	return others < manyPeople ? 'few' : 'many'
}
