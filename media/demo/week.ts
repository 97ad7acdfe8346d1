/** The kind of a calendar entry, which decides its drawing. */
export type Kind = 'walk' | 'coffee' | 'drinks' | 'call' | 'workshop'

/** The cost of each kind of calendar entry, in percentage points. */
export const price: Record<Kind, number> = {
	walk: 6,
	coffee: 9,
	drinks: 17,
	call: 19,
	workshop: 23,
}

/** The expected cost of a call before the first call was recorded. */
export const expectedCall = 12

/** The level on Monday morning, and after Monday's call. */
export const morning = 93
export const afterCall = morning - price.call

export type Day = {
	/** The level at the end of the same day last week. */
	lastWeek: number
	/** The forecast for the day, made on Monday, before and after the call moves from Thursday to Tuesday. */
	forecast: number
	redrawn: number
	/** The actual level at the end of the day; null for Saturday and Sunday, whose evenings the film does not show. */
	actual: number | null
	plan: readonly Kind[]
}

/** The days of the film, Monday first. The call costs 19 points on whichever day it takes place. */
export const week: readonly Day[] = [
	{ lastWeek: 82, forecast: 74, redrawn: 74, actual: 76, plan: ['call'] },
	{ lastWeek: 66, forecast: 68, redrawn: 49, actual: 46, plan: ['coffee', 'walk'] },
	{ lastWeek: 44, forecast: 47, redrawn: 47, actual: 45, plan: ['drinks', 'coffee'] },
	{
		lastWeek: 12,
		forecast: 18,
		redrawn: 37,
		actual: 35,
		plan: ['workshop', 'coffee', 'call', 'drinks'],
	},
	{ lastWeek: 27, forecast: 25, redrawn: 44, actual: 52, plan: ['coffee', 'drinks'] },
	{ lastWeek: 58, forecast: 55, redrawn: 64, actual: null, plan: ['walk'] },
	{ lastWeek: 92, forecast: 90, redrawn: 92, actual: null, plan: [] },
]

/** Indexes of days in `week`. */
export const tuesday = 1
export const thursday = 3
export const friday = 4

/** The level on Thursday morning. The entries of Thursday's plan lower it to the forecast. */
export const thursdayMorning = 86

/** The index, in Thursday's plan, of the call that moves to Tuesday. */
export const movedEntry = 2

export const thursdayHours = ['09:30', '13:00', '15:00', '18:30'] as const
