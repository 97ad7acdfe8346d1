import { forecast, type PlannedEvent } from './forecast.ts'
import { days, emptyPlan, parts, type WeekPlan } from './plan.ts'

/** The events of each workday; the table in the guide to productivity lists the same events in words. */
type WorkWeek = readonly (readonly Omit<PlannedEvent, 'day'>[])[]

const meeting = { kind: 'meeting', people: 'few', hours: 1 } as const
const largeMeeting = { kind: 'meeting', people: 'many', hours: 2 } as const
const call = { kind: 'call', people: 'few', hours: 1 } as const
const largeCall = { kind: 'call', people: 'many', hours: 1 } as const
const presentation = { kind: 'presentation', people: 'many', hours: 2 } as const
const teamDinner = { kind: 'dinner', people: 'many', hours: 2 } as const

const before: WorkWeek = [
	[meeting, call],
	[presentation, largeMeeting, call],
	[meeting, largeMeeting, largeCall, teamDinner],
	[{ ...largeCall, hours: 2 }, largeMeeting, { kind: 'party', people: 'few', hours: 2 }],
	[meeting],
]

const after: WorkWeek = [
	[meeting, call, { ...largeMeeting, hours: 1 }],
	[presentation, call, { kind: 'quiet', people: 'one', hours: 2 }],
	[meeting, largeCall, teamDinner],
	[
		{ ...largeMeeting, hours: 1 },
		{ kind: 'quiet', people: 'one', hours: 1 },
		{ kind: 'party', people: 'few', hours: 1 },
	],
	[meeting, call],
]

/**
 * The charge at the end of each workday, by the forecast, before and after changes to a work week with the same people.
 */
export const sampleWorkWeek = {
	before: levelsOf(planOf(before)),
	after: levelsOf(planOf(after)),
	plan: planOf(before),
} as const

function levelsOf(plan: WeekPlan): readonly number[] {
	return forecast(plan)
		.slice(0, before.length)
		.map(({ level }) => level)
}

function planOf(week: WorkWeek): WeekPlan {
	const events = days.flatMap((day) =>
		(week[day] ?? []).map((event, index) => {
			const isSocial = event.kind === 'dinner' || event.kind === 'party'
			const part = isSocial ? 'evening' : (parts[Math.min(index, 1)] ?? 'morning')
			return { ...event, day, part }
		}),
	)
	return { ...emptyPlan, events, isUndated: true }
}
