import { eventKinds, hoursFactor, type EventKind, type Hours } from './estimates.ts'
import type { DayIndex } from './forecast.ts'
import { days, parts, type Part, type PlannedEvent, type WeekPlan } from './plan.ts'

/** `index` is the event's index in `plan.events`. */
export type Change =
	| { readonly how: 'shorten'; readonly index: number; readonly hours: Hours }
	| {
			readonly how: 'move'
			readonly index: number
			readonly day: DayIndex
			readonly part: Part
	  }
	| { readonly how: 'decline'; readonly index: number }

/** The times to which each kind of event can move: working hours, only its own part of the day, or any free part. */
const times: Readonly<Record<EventKind, 'working hours' | 'same part' | 'any'>> = {
	meeting: 'working hours',
	call: 'working hours',
	openPlan: 'working hours',
	presentation: 'working hours',
	dinner: 'same part',
	party: 'same part',
	friend: 'any',
	family: 'any',
	errands: 'any',
	quiet: 'any',
}

/** In hours, ascending. */
export const lengths: readonly Hours[] = [1, 2, 4, 8]

/** @example lengthNamed('4') // 4 */
export function lengthNamed(text: `${Hours}`): Hours {
	return lengths.find((length) => `${length}` === text) ?? 2
}

/**
 * The lengths that an event can be cut to, longest first.
 *
 * @example shorterLengths({ day: 0, part: 'morning', kind: 'call', people: 'few', hours: 4 }) // [2, 1]
 */
export function shorterLengths({ kind, hours }: PlannedEvent): readonly Hours[] {
	return eventKinds[kind].hasLength
		? lengths.filter((length) => hoursFactor[length] < hoursFactor[hours]).toReversed()
		: []
}

/**
 * All single changes to a plan: each event shortened, moved to each other day with a suitable free part, and declined.
 * Days before `firstDay` have passed: their events do not change, and none moves there.
 *
 * @example singleChanges(emptyPlan) // []
 */
export function singleChanges(plan: WeekPlan, firstDay: DayIndex = 0): readonly Change[] {
	const isTaken = new Set(plan.events.map(({ day, part }) => `${day} ${part}`))
	const coming = days.filter((day) => day >= firstDay)
	return plan.events.flatMap((event, index) =>
		event.day < firstDay
			? []
			: [
					...shorterLengths(event).map((hours) => ({ how: 'shorten', index, hours }) as const),
					...coming.flatMap((day) => {
						const part = freePart(event, day, isTaken)
						return part ? [{ how: 'move', index, day, part } as const] : []
					}),
					{ how: 'decline', index } as const,
				],
	)
}

/**
 * The part of another day that an event could move to: the event's own part of the day, else the nearest free and
 * suitable one.
 */
function freePart(event: PlannedEvent, day: DayIndex, isTaken: ReadonlySet<string>) {
	if (day === event.day) return undefined
	const isWork = times[event.kind] === 'working hours'
	if (isWork && isWeekend(day) && !isWeekend(event.day)) return undefined
	const fits = (part: Part) =>
		part === event.part || times[event.kind] === 'any' || (isWork && part !== 'evening')
	const distance = (part: Part) => Math.abs(parts.indexOf(part) - parts.indexOf(event.part))
	return parts
		.filter((part) => fits(part) && !isTaken.has(`${day} ${part}`))
		.toSorted((one, other) => distance(one) - distance(other))[0]
}

function isWeekend(day: DayIndex): boolean {
	return day > 4
}

/**
 * A plan after changes to different events.
 *
 * @example applyChanges(plan, [{ how: 'decline', index: 0 }]).events.length // one less
 */
export function applyChanges(plan: WeekPlan, changes: readonly Change[]): WeekPlan {
	const events = plan.events.flatMap((event, index) => {
		const change = changes.find((each) => each.index === index)
		const changed = change ? changedEvent(event, change) : event
		return changed ? [changed] : []
	})
	return { ...plan, events }
}

/** The event after a change; undefined if declined. */
export function changedEvent(event: PlannedEvent, change: Change): PlannedEvent | undefined {
	switch (change.how) {
		case 'shorten':
			return { ...event, hours: change.hours }
		case 'move':
			return { ...event, day: change.day, part: change.part }
		default:
			return undefined
	}
}
