import { z } from 'zod'
import { keysIn } from '#values/keys-in.ts'
import type { appScreens as appScreensOfSite } from '#cms/reader/facts/app-screens.ts'
import { exampleCosts } from '#cms/reader/facts/example-week.ts'
import { message } from '#cms/reader/format/message.ts'
import { text } from './common.ts'
import type { AppScreenName } from './drawings.ts'

/** A pictogram of a calendar entry, or of the people one is with, drawn in `#site/art/events`. */
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
			costsLike: z
				.enum([...keysIn(exampleCosts), 'nextDinner'])
				.describe('An event of the example week'),
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

export const appScreens = z.strictObject({
	checkIn: step.extend({ screen: checkIn }),
	cost: step.extend({ screen: cost }),
	costs: step.extend({ screen: costs }),
	week: step.extend({ screen: week }),
})

/** A screen with its caption. */
export type AppScreenStep = ReturnType<typeof appScreensOfSite>[AppScreenName]

/** A screen of the app, drawn by `#site/art/screens/AppScreenPicture.tsx`. */
export type AppScreen<Name extends AppScreenName = AppScreenName> = Extract<
	AppScreenStep['screen'],
	{ readonly kind: Name }
> & {
	/** Whether the screen is drawn alone, without the phone around it. */
	readonly isCutOut?: boolean
}
