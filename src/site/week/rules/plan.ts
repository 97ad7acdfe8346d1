import { keysIn } from '#values/keys-in.ts'
import { type EventKind, eventKinds, mondayCharge } from './estimates.ts'
import type { DayIndex, PlannedEvent as EnergyEvent, PlannedWeek } from './forecast.ts'

export const parts = ['morning', 'afternoon', 'evening'] as const

export type Part = (typeof parts)[number]

export const days = [0, 1, 2, 3, 4, 5, 6] as const satisfies readonly DayIndex[]

export const weekdays = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const

/** @example dayNamed('wed') // 2 */
export function dayNamed(name: (typeof weekdays)[number]): DayIndex {
	return days.find((day) => weekdays[day] === name) ?? 0
}

/** A square of the week's grid. */
export type Slot = { readonly day: DayIndex; readonly part: Part }

/** The part of the day does not change the forecast. */
export type PlannedEvent = EnergyEvent & Slot

/**
 * A week as stored in a link: its events, `start` as the charge on Monday morning, and `costs` with the costs that the
 * visitor has changed.
 */
export type WeekPlan = Omit<PlannedWeek, 'events'> & {
	readonly events: readonly PlannedEvent[]
	/** Whether the week is an example, which has no dates, so that none of its days has passed. */
	readonly isUndated?: boolean
}

export const emptyPlan: WeekPlan = { start: mondayCharge, events: [], costs: {} }

/** Maximum number of events in a week: more than a working week of half-hour meetings. */
export const maxEvents = 120

/** The costs available to visitors, in points of 100; a negative cost restores charge. */
export const costLimits = { min: -100, max: 100 } as const

export const allKinds: readonly EventKind[] = keysIn(eventKinds)

/**
 * The cost of a kind of event for two hours with a few people: the visitor's own, or our estimate.
 *
 * @example costOfKind(emptyPlan, 'dinner') // 14
 */
export function costOfKind({ costs }: WeekPlan, kind: EventKind): number {
	return costs?.[kind] ?? eventKinds[kind].cost
}

/**
 * The events in a square of the grid, each with its index in the plan.
 *
 * @example eventsIn(emptyPlan, { day: 3, part: 'evening' }) // []
 */
export function eventsIn(
	plan: WeekPlan,
	{ day, part }: Slot,
): readonly { readonly index: number; readonly event: PlannedEvent }[] {
	return plan.events
		.map((event, index) => ({ index, event }))
		.filter(({ event }) => event.day === day && event.part === part)
}
