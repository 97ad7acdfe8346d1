import { emptyPlan, type WeekPlan } from './plan.ts'

/** A crowded week, in which Thursday ends below the low line. One change makes it an ordinary week. */
export const examplePlan: WeekPlan = {
	...emptyPlan,
	isUndated: true,
	events: [
		{ day: 0, part: 'morning', kind: 'meeting', people: 'few', hours: 1 },
		{ day: 0, part: 'afternoon', kind: 'meeting', people: 'many', hours: 1 },
		{ day: 1, part: 'morning', kind: 'meeting', people: 'few', hours: 2 },
		{ day: 1, part: 'evening', kind: 'friend', people: 'one', hours: 2 },
		{ day: 2, part: 'morning', kind: 'meeting', people: 'few', hours: 2 },
		{ day: 2, part: 'afternoon', kind: 'call', people: 'many', hours: 1 },
		{ day: 2, part: 'evening', kind: 'dinner', people: 'few', hours: 4 },
		{ day: 3, part: 'morning', kind: 'presentation', people: 'many', hours: 2 },
		{ day: 3, part: 'afternoon', kind: 'call', people: 'many', hours: 4 },
		{ day: 3, part: 'evening', kind: 'party', people: 'few', hours: 2 },
		{ day: 4, part: 'morning', kind: 'openPlan', people: 'few', hours: 8 },
		{ day: 4, part: 'evening', kind: 'family', people: 'few', hours: 2 },
		{ day: 5, part: 'morning', kind: 'errands', people: 'few', hours: 2 },
		{ day: 5, part: 'evening', kind: 'dinner', people: 'few', hours: 2 },
		{ day: 6, part: 'morning', kind: 'quiet', people: 'one', hours: 2 },
	],
}
