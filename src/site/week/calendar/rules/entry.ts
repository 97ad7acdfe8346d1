import type { EventKind, People } from '#site/week/rules/estimates.ts'
import type { LocalMinutes } from './local-time.ts'

/** One occurrence in a calendar, in the visitor's local time. Cancelled and declined ones are left out. */
export type CalendarEntry = {
	readonly title: string
	readonly start: LocalMinutes
	/** Exclusive; equal to the start of an entry without a duration. */
	readonly end: LocalMinutes
	readonly isAllDay: boolean
	readonly isFree: boolean
	/** Attendees and the organizer, except the calendar's owner, rooms and equipment. */
	readonly otherPeople: number
	readonly hasCallLink: boolean
}

export type KnownEntry = {
	readonly is: 'event'
	readonly kind: EventKind
	readonly people: People
}

/**
 * The class of an entry: a kind of event, `alone` for entries without company or cost, or `unknown`, which only the
 * visitor can classify.
 */
export type EntryClass = KnownEntry | { readonly is: 'alone' } | { readonly is: 'unknown' }

export type ClassifiedEntry = CalendarEntry & { readonly found: EntryClass }
