import type { EventKind, People } from '#domain/energy/estimates.ts'
import type { LocalMinutes } from './local-time.ts'

/** One occurrence in a calendar, at the times of the visitor's clock. Cancelled and declined ones are left out. */
export type CalendarEntry = {
	readonly title: string
	readonly start: LocalMinutes
	/** Exclusive; the start of an entry without a length. */
	readonly end: LocalMinutes
	readonly isAllDay: boolean
	/** The calendar shows the time as free. */
	readonly isFree: boolean
	/** Attendees and the organiser, without the calendar's owner, rooms and equipment. */
	readonly otherPeople: number
	/** It has a link to join a call. */
	readonly hasCallLink: boolean
}

/** An entry of which the kind is known. */
export type KnownEntry = {
	readonly is: 'event'
	readonly kind: EventKind
	readonly people: People
}

/**
 * What an entry is: a kind of event, `alone` for what is no company and costs nothing, or `unknown`, which
 * only the visitor can tell.
 */
export type EntryClass = KnownEntry | { readonly is: 'alone' } | { readonly is: 'unknown' }

/** An entry with what its words and its people say. */
export type ClassifiedEntry = CalendarEntry & { readonly found: EntryClass }
