/** What an entry in the calendar is, which decides its drawing. */
export type Kind = 'walk' | 'coffee' | 'drinks' | 'call' | 'workshop'

/** What each kind of company costs this person, in points of a hundred. */
export const price: Record<Kind, number> = {
	walk: 6,
	coffee: 9,
	drinks: 17,
	call: 19,
	workshop: 23,
}

/** What they expected the call to cost before they had noted one. */
export const expectedCall = 12

/** How full they felt on Monday morning and after the call. */
export const morning = 93
export const afterCall = morning - price.call

export type Day = {
	/** What was left last week, without a forecast. */
	lastWeek: number
	/** Monday's forecast, before and after the call moves from Thursday to Tuesday. */
	forecast: number
	redrawn: number
	/** What is left when the week has happened; unknown for the weekend, which the film does not reach. */
	actual: number | null
	plan: readonly Kind[]
}

/** The call takes nineteen wherever it is: Tuesday can pay it, Thursday could not. */
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

/** Places in the week that the story returns to. */
export const tuesday = 1
export const thursday = 3
export const friday = 4

/** How full Thursday morning is; the plan takes it down to the forecast. */
export const thursdayMorning = 86

/** The entry of Thursday's plan that moves. */
export const movedEntry = 2

/** When Thursday's entries begin. */
export const thursdayHours = ['09:30', '13:00', '15:00', '18:30'] as const
