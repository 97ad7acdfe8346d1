import {
	type EventKind,
	eventKinds,
	type Hours,
	hoursFactor,
	overnightRest,
	type People,
	peopleFactor,
	uncertainty,
} from './estimates.ts'

/** Days of the week, from Monday (0) to Sunday (6). */
export type DayIndex = 0 | 1 | 2 | 3 | 4 | 5 | 6

export type PlannedEvent = {
	readonly day: DayIndex
	readonly kind: EventKind
	readonly people: People
	readonly hours: Hours
}

export type PlannedWeek = {
	/** Charge on Monday morning, 0 to 100. */
	readonly start: number
	readonly events: readonly PlannedEvent[]
	/** Replaces our estimates of costs, in points of 100 for two hours with a few people. */
	readonly costs?: Readonly<Partial<Record<EventKind, number>>>
}

/** The charge at the end of a day, in whole points of 100, with its range. */
export type Evening = { readonly level: number; readonly low: number; readonly high: number }

const daysOfWeek: readonly DayIndex[] = [0, 1, 2, 3, 4, 5, 6]

/**
 * The cost of an event, in whole points of 100; negative if it restores charge.
 *
 * @example costOf({ day: 3, kind: 'dinner', people: 'many', hours: 2 }) // 20
 */
export function costOf(event: PlannedEvent, costs: PlannedWeek['costs'] = {}): number {
	const kind = eventKinds[event.kind]
	const people = kind.hasPeople ? peopleFactor[event.people] : 1
	const hours = kind.hasLength ? hoursFactor[event.hours] : 1
	return Math.round((costs[event.kind] ?? kind.cost) * people * hours)
}

/**
 * The charge at the end of each day, Monday to Sunday. A night restores a share of the missing charge, the day's events
 * subtract their costs, and the range is wider the more is planned.
 *
 * @returns seven evenings; 0 <= low <= level <= high <= 100
 * @example forecast({ start: 88, events: [] }).map(({ level }) => level) // [88, 95, 98, 99, 100, 100, 100]
 */
export function forecast({ start, events, costs }: PlannedWeek): readonly Evening[] {
	let charge = clamp(start)
	let spread: number = uncertainty.always
	return daysOfWeek.map((day) => {
		const dayCosts = events
			.filter((event) => event.day === day)
			.map((event) => costOf(event, costs))
		const cost = sum(dayCosts)
		const planned = sum(dayCosts.map(Math.abs))
		charge = eveningCharge(charge, day, cost)
		spread =
			uncertainty.always +
			uncertainty.perPlannedPoint * planned +
			uncertainty.fromDayBefore * spread
		return {
			level: Math.round(charge),
			low: Math.round(clamp(charge - spread)),
			high: Math.round(clamp(charge + spread)),
		}
	})
}

/**
 * The unrounded charge at the end of a day: a night restores a share of the missing charge, the day subtracts its cost.
 *
 * @param before the charge of the previous evening; on Monday (0), that of Monday morning
 * @param cost the sum of the day's costs, in points of 100
 * @example eveningCharge(50, 1, 20) // 61
 */
export function eveningCharge(before: number, day: DayIndex, cost: number): number {
	const morning = day === 0 ? before : before + overnightRest * (100 - before)
	return clamp(morning - cost)
}

/**
 * The day with the lowest evening; the first one if several are equally low.
 *
 * @example lowestDay(forecast({ start: 88, events: [{ day: 3, kind: 'party', people: 'many', hours: 4 }] })) // 3
 */
export function lowestDay(evenings: readonly Evening[], firstDay: DayIndex = 0): DayIndex {
	return daysOfWeek
		.slice(firstDay)
		.reduce((lowest, day) => (levelOn(evenings, day) < levelOn(evenings, lowest) ? day : lowest))
}

function levelOn(evenings: readonly Evening[], day: DayIndex): number {
	return evenings[day]?.level ?? 100
}

function sum(numbers: readonly number[]): number {
	return numbers.reduce((total, each) => total + each, 0)
}

function clamp(points: number): number {
	return Math.min(100, Math.max(0, points))
}
