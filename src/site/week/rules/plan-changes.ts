import { type DayIndex, forecast, type PlannedEvent, type PlannedWeek } from './forecast.ts'

/** A planned event that could be moved to another day, or skipped. */
export type PlanChange = {
	/** The event in the week's plan. */
	readonly event: PlannedEvent
	/** The new day; null skips the event. */
	readonly to: DayIndex | null
}

/**
 * The evenings of a week after every combination of some changes.
 *
 * @returns one week of levels for each bit mask of changes, 0 to 2 ** changes.length - 1: at index 5, the first and
 *   the third change are made
 * @throws RangeError if the week does not contain a change's event
 * @example levelsByChanges(week, [{ event: workshop, to: 1 }])[1] // the levels with the workshop on Tuesday
 */
export function levelsByChanges(
	week: PlannedWeek,
	changes: readonly PlanChange[],
): readonly (readonly number[])[] {
	const missing = changes.find(({ event }) => !week.events.includes(event))
	if (missing) throw new RangeError(`the week has no ${missing.event.kind} to change`)
	return Array.from({ length: 2 ** changes.length }, (_, mask) => {
		const made = changes.filter((_change, index) => (mask >> index) % 2 === 1)
		return forecast({ ...week, events: applied(week.events, made) }).map(({ level }) => level)
	})
}

function applied(
	events: readonly PlannedEvent[],
	changes: readonly PlanChange[],
): readonly PlannedEvent[] {
	return events.flatMap((event) => {
		const change = changes.find((each) => each.event === event)
		if (!change) return [event]
		return change.to === null ? [] : [{ ...event, day: change.to }]
	})
}
