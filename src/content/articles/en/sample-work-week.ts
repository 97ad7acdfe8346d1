import type { Comparison } from '#content/types/article.ts'
import { mondayCharge } from '#domain/energy/estimates.ts'
import { type DayIndex, forecast, type PlannedEvent } from '#domain/energy/forecast.ts'
import { pages } from '#domain/pages/pages.ts'
import { encodeWeek } from '#domain/week/link.ts'
import { emptyPlan, parts } from '#domain/week/plan.ts'

/** What is planned on a day, in words, and the same for the forecast. */
type Day = readonly [words: string, ...events: readonly Omit<PlannedEvent, 'day'>[]]

const meeting = { kind: 'meeting', people: 'few', hours: 1 } as const
const largeMeeting = { kind: 'meeting', people: 'many', hours: 2 } as const
const call = { kind: 'call', people: 'few', hours: 1 } as const
const largeCall = { kind: 'call', people: 'many', hours: 1 } as const
const presentation = { kind: 'presentation', people: 'many', hours: 2 } as const
const teamDinner = { kind: 'dinner', people: 'many', hours: 2 } as const

const before: readonly Day[] = [
	['Meeting, call', meeting, call],
	['Presentation, planning for two hours, call', presentation, largeMeeting, call],
	[
		'Meeting, project review, large call, team dinner',
		meeting,
		largeMeeting,
		largeCall,
		teamDinner,
	],
	[
		'Large call for two hours, planning, farewell drinks to the end',
		{ ...largeCall, hours: 2 },
		largeMeeting,
		{ kind: 'party', people: 'few', hours: 2 },
	],
	['Meeting', meeting],
]

const after: readonly Day[] = [
	['Meeting, call, Tuesday’s planning in one hour', meeting, call, { ...largeMeeting, hours: 1 }],
	[
		'Presentation, call, then an evening alone',
		presentation,
		call,
		{ kind: 'quiet', people: 'one', hours: 2 },
	],
	['Meeting, large call, team dinner; the review in writing', meeting, largeCall, teamDinner],
	[
		'Planning cut to one hour, an hour alone, first hour of the drinks',
		{ ...largeMeeting, hours: 1 },
		{ kind: 'quiet', people: 'one', hours: 1 },
		{ kind: 'party', people: 'few', hours: 1 },
	],
	['Meeting, the call from Thursday in a smaller group', meeting, call],
]

const days = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday']

const levelsBefore = levels(before)
const levelsAfter = levels(after)

/** A week of work with the same people before and after, and the charge of each evening by the forecast. */
export const sampleWorkWeek: Comparison = {
	label: 'A sample week at work before and after, with the level of each evening',
	columns: ['Before', 'After'],
	rows: days.map((name, day) => ({
		name,
		cells: [cell(before, levelsBefore, day), cell(after, levelsAfter, day)],
	})),
}

/** The lowest evening of the week, before and after. */
export const lowestEvenings = {
	before: Math.min(...levelsBefore),
	after: Math.min(...levelsAfter),
}

/** The week before, open in the planner. */
export const sampleWorkWeekLink = `${pages.week.en}#${encodeWeek({
	...emptyPlan,
	events: before.flatMap(([, ...planned], day) =>
		planned.map((event, index) => {
			const isSocial = event.kind === 'dinner' || event.kind === 'party'
			const part = isSocial ? 'evening' : (parts[Math.min(index, 1)] ?? 'morning')
			return { ...event, day: dayIndex(day), part }
		}),
	),
})}`

function cell(week: readonly Day[], evenings: readonly number[], day: number): string {
	return `${week[day]?.[0] ?? ''}. Evening: ${evenings[day]}`
}

function levels(week: readonly Day[]): readonly number[] {
	const events = week.flatMap(([, ...planned], index) =>
		planned.map((event) => ({ ...event, day: dayIndex(index) })),
	)
	return forecast({ start: mondayCharge, events })
		.slice(0, week.length)
		.map(({ level }) => level)
}

function dayIndex(index: number): DayIndex {
	const found = ([0, 1, 2, 3, 4, 5, 6] as const)[index]
	if (found === undefined) throw new RangeError(`A week has no day ${index}`)
	return found
}
