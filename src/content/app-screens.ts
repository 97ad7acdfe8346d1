import { exampleCosts, exampleIcons, exampleLevels } from './example-week.ts'
import { productFacts } from './product-facts.ts'
import type { AppScreen, AppScreenStep } from './types/app-screen.ts'

/** The days of the week, short and long. */
export const dayNames = [
	['Mon', 'Monday'],
	['Tue', 'Tuesday'],
	['Wed', 'Wednesday'],
	['Thu', 'Thursday'],
	['Fri', 'Friday'],
	['Sat', 'Saturday'],
	['Sun', 'Sunday'],
] as const

const wednesday = exampleLevels[2] ?? 0
/** What the dinner took, and what the app expects of the next one. */
const dinner = { expected: exampleCosts.dinner, actual: 22, next: 19 }

const checkIn: AppScreen = {
	kind: 'checkIn',
	time: '21:30',
	description: 'App screen, check-in: How full do you feel? 72 of 100. Who was with you? A few.',
	level: 72,
	question: 'How full do you feel?',
	unit: 'of 100',
	companyQuestion: 'Who was with you?',
	company: [
		{ icon: 'alone', name: 'Nobody' },
		{ icon: 'one', name: 'One' },
		{ icon: 'two', name: 'A few', isChosen: true },
		{ icon: 'many', name: 'Many' },
	],
}

const eventCost: AppScreen = {
	kind: 'cost',
	time: '22:40',
	description: `App screen, after an event: Dinner, six people, Wednesday, 19:00. Expected −${dinner.expected}, actual −${dinner.actual}. Next guess −${dinner.next}.`,
	event: 'Dinner, six people',
	when: 'Wednesday, 19:00',
	expected: { label: 'Expected', cost: `−${dinner.expected}` },
	actual: { label: 'Actual', cost: `−${dinner.actual}` },
	next: { label: 'Next guess', cost: `−${dinner.next}` },
	forecast: wednesday,
	level: wednesday + dinner.expected - dinner.actual,
}

const costEvents = [
	{ icon: 'workshop', name: 'Team workshop', cost: exampleCosts.workshop },
	{ icon: 'call', name: 'Call, nine people', cost: exampleCosts.call },
	{ icon: 'dinner', name: 'Dinner', cost: dinner.next },
	{ icon: 'drinks', name: 'Farewell drinks', cost: exampleCosts.drinks },
	{ icon: 'coffee', name: 'Coffee', cost: exampleCosts.coffee },
	{ icon: 'alone', name: 'Two hours alone', cost: exampleCosts.quiet },
] as const

const costs: AppScreen = {
	kind: 'costs',
	time: '12:15',
	description: `App screen, what events cost: ${costEvents.map(({ name, cost }) => `${name} ${signed(cost)}`).join(', ')}.`,
	title: 'What it costs you',
	unit: 'of 100',
	events: costEvents.map((event) => ({ ...event, label: signed(event.cost) })),
	summary: 'From three weeks of notes.',
}

const week: AppScreen = {
	kind: 'week',
	time: '07:10',
	description: `App screen, forecast of the week, left each evening: ${dayNames.map(([, name], day) => `${name} ${exampleLevels[day]}`).join(', ')}. Thursday is the lowest.`,
	title: 'Your week',
	unit: 'left each evening',
	days: dayNames.map(([short, name], day) => ({
		name: short,
		level: exampleLevels[day] ?? 0,
		icons: exampleIcons[day] ?? [],
		isLowest: name === 'Thursday',
	})),
	summary: 'Thursday is the lowest.',
}

/** The screens of the app, each with what one does or sees there. */
export const appScreens = {
	checkIn: { title: 'You say how full you feel.', text: productFacts.checkIn.en, screen: checkIn },
	cost: {
		title: 'It learns what an evening costs.',
		text: `${productFacts.event.en} The next guess starts from there.`,
		screen: eventCost,
	},
	costs: {
		title: 'You see what each kind of company costs you.',
		text: 'The average of your own notes, in points of 100. Time alone has a plus, because it gives energy back.',
		screen: costs,
	},
	week: {
		title: 'On Monday you see the whole week.',
		text: `Every evening has a number, and one that may be too much is marked while you can still move something. ${productFacts.firstWeek.en} It stays an estimate.`,
		screen: week,
	},
} as const satisfies Record<string, AppScreenStep>

/** A cost as it is written, `−19`; what gives energy back has a plus. */
function signed(cost: number): string {
	return cost > 0 ? `−${cost}` : `+${-cost}`
}
