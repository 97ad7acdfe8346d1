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
