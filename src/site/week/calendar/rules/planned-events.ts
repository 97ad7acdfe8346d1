import type { EventKind, Hours, People } from '#site/week/rules/estimates.ts'
import { days, type Part, type PlannedEvent } from '#site/week/rules/plan.ts'
import type { CalendarEntry } from './entry.ts'
import { dayOf, type LocalDay, type LocalMinutes, minutesPerDay } from './local-time.ts'

const minutesPerHour = 60

/**
 * Up to how many minutes an entry counts as each length: the midpoint between that length and the next longer one.
 * Longer entries count as 8 hours.
 */
const upToMinutes: readonly (readonly [minutes: number, hours: Hours])[] = [
	[90, 1],
	[180, 2],
	[360, 4],
]

const afternoonMinute = 12 * minutesPerHour
const eveningMinute = 17 * minutesPerHour

/** An entry that ends by this minute of the next day belongs only to the evening on which it started. */
const nightEndMinute = 6 * minutesPerHour

/**
 * An entry's events in the week's plan: one, or one per day if it lasts several.
 *
 * @param monday the week's first day; days outside the week are skipped
 * @example plannedEvents(dinner, { kind: 'dinner', people: 'few' }, monday) // [{ day: 3, part: 'evening', … }]
 */
export function plannedEvents(
	entry: CalendarEntry,
	sorted: { readonly kind: EventKind; readonly people: People },
	monday: LocalDay,
): readonly PlannedEvent[] {
	return days.flatMap((day) => {
		const span = spanOn(entry, monday + day)
		return span
			? [
					{
						day,
						part: partOf(span.start, entry.isAllDay),
						kind: sorted.kind,
						people: sorted.people,
						hours: entry.isAllDay ? 8 : hoursOf(span.end - span.start),
					},
				]
			: []
	})
}

type Span = { readonly start: LocalMinutes; readonly end: LocalMinutes }

function spanOn({ start, end }: CalendarEntry, day: LocalDay): Span | undefined {
	const midnight = day * minutesPerDay
	const startsHere = dayOf(start) === day
	if (!startsHere && (start > midnight || end <= midnight)) return undefined
	const isNightBefore = !startsHere && end - midnight <= nightEndMinute
	const wasOneEvening = dayOf(start) === day - 1
	if (isNightBefore && wasOneEvening) return undefined
	const untilNightEnds = midnight + minutesPerDay + (startsHere ? nightEndMinute : 0)
	const endsTonight = startsHere && end <= untilNightEnds
	return {
		start: Math.max(start, midnight),
		end: endsTonight ? end : Math.min(end, midnight + minutesPerDay),
	}
}

function partOf(start: LocalMinutes, isAllDay: boolean): Part {
	const minute = start - dayOf(start) * minutesPerDay
	if (isAllDay || minute < afternoonMinute) return 'morning'
	return minute < eveningMinute ? 'afternoon' : 'evening'
}

function hoursOf(minutes: number): Hours {
	return upToMinutes.find(([limit]) => minutes < limit)?.[1] ?? 8
}
