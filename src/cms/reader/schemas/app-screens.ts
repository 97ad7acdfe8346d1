import { z } from 'zod'
import { message } from '#cms/reader/format/message.ts'
import { text } from './common.ts'

/** A pictogram of a calendar entry, or of company; `#site/art/events` has its drawing. */
export const eventIcon = z.enum([
	'call',
	'meeting',
	'workshop',
	'coffee',
	'drinks',
	'walk',
	'dinner',
	'openPlan',
	'family',
	'errands',
	'alone',
	'one',
	'two',
	'many',
	'book',
	'moon',
])

export type EventIconName = z.infer<typeof eventIcon>

const time = text.regex(/^\d\d:\d\d$/).describe('The clock of the phone')
const description = text.describe('A description of the screen for people who cannot see it')
const labelledCost = z.strictObject({ label: text, cost: text })

const checkIn = z.strictObject({
	time,
	description,
	level: z.int().min(0).max(100),
	question: text,
	unit: text,
	companyQuestion: text,
	company: z.array(
		z.strictObject({ icon: eventIcon, name: text, isChosen: z.boolean().exactOptional() }),
	),
})

const cost = z.strictObject({
	time,
	description,
	event: text,
	when: text,
	expected: labelledCost,
	actual: labelledCost,
	next: labelledCost,
})

const costs = z.strictObject({
	time,
	description: message('events'),
	title: text,
	unit: text,
	events: z.array(
		z.strictObject({
			icon: eventIcon,
			name: text,
			costsLike: text.describe('An event of the example week'),
		}),
	),
	summary: text,
})

const week = z.strictObject({
	time,
	description: message('days'),
	title: text,
	unit: text,
	summary: text,
})

const step = z.strictObject({ title: text, text })

/** The app's screens, each with its purpose. */
export const appScreens = z.strictObject({
	checkIn: step.extend({ screen: checkIn }),
	cost: step.extend({ screen: cost }),
	costs: step.extend({ screen: costs }),
	week: step.extend({ screen: week }),
})

type ScreenFrame = {
	readonly time: string
	readonly description: string
	/** The screen alone, without its phone. */
	readonly isCutOut?: boolean
}

export type CheckInScreen = ScreenFrame & z.infer<typeof checkIn>

export type CostScreen = ScreenFrame &
	z.infer<typeof cost> & {
		/** The window on the screen: the evening's forecast and actual charge. */
		readonly forecast: number
		readonly level: number
	}

export type WeekScreen = ScreenFrame &
	Omit<z.infer<typeof week>, 'description'> & {
		readonly days: readonly {
			readonly name: string
			readonly level: number
			readonly icons: readonly EventIconName[]
			readonly isLowest: boolean
		}[]
	}

/** The costs of each kind of event so far. */
export type CostsScreen = ScreenFrame &
	Omit<z.infer<typeof costs>, 'description' | 'events'> & {
		readonly events: readonly {
			readonly icon: EventIconName
			readonly name: string
			/** In points of 100; negative for rest. */
			readonly cost: number
			/** The formatted cost, `−19`. */
			readonly label: string
		}[]
	}

/** A drawn screen of the app; `#site/art/screens/AppScreenPicture.tsx` draws it. */
export type AppScreen =
	| ({ readonly kind: 'checkIn' } & CheckInScreen)
	| ({ readonly kind: 'cost' } & CostScreen)
	| ({ readonly kind: 'week' } & WeekScreen)
	| ({ readonly kind: 'costs' } & CostsScreen)

/** A screen with its caption. */
export type AppScreenStep = {
	readonly title: string
	readonly text: string
	readonly screen: AppScreen
}

/** The name of a screen of the app. */
export type AppScreenName = AppScreen['kind']
