import { z } from 'zod'
import { pageLanguages } from '#site-map/languages.ts'
import { keysIn } from '#values/keys-in.ts'
import {
	channels,
	endings,
	firmnesses,
	firstChoice,
	isOffered,
	people,
	requests,
	requestsOf,
} from '#site/say-no/rules/choices.ts'
import { eventKinds, lowLine, mondayCharge, peopleFactor } from '#site/week/rules/estimates.ts'
import { lengthNamed, lengths } from '#site/week/rules/change.ts'
import { costLimits, dayNamed, parts, weekdays } from '#site/week/rules/plan.ts'

/**
 * The maximum number of events in a request. It is lower than in the tool, because the time to compare all pairs of
 * changes grows with the square of their number.
 */
const maxEvents = 40

const language = z.enum(pageLanguages).default('en').describe('Language of the texts in the answer')

const kind = z.enum(keysIn(eventKinds)).describe('What is planned; `quiet` is time alone')
const size = z
	.enum(keysIn(peopleFactor))
	.default('few')
	.describe('Number of other people; ignored if the cost of the kind does not depend on it')
const day = z.enum(weekdays)
const energy = z.int().min(0).max(100)
const hoursText = 'Length in hours; ignored if the cost of the kind does not depend on it'
const endText = '`open` invites another request, `later` suggests another time'
const startText = 'Energy before the event, in points of 100'

/** Query of `GET /api/tools/evening`. */
export const eveningQuery = z.strictObject({
	kind,
	people: size,
	hours: z.enum(['1', '2', '4', '8']).default('2').transform(lengthNamed).describe(hoursText),
	start: z.coerce.number().int().min(0).max(100).default(mondayCharge).describe(startText),
	language,
})

const range = z.strictObject({
	level: energy.describe('Most likely energy, in points of 100'),
	low: energy,
	high: energy,
})

const basis = z.string().describe('Basis of the figures, to be shown with them')
const link = z.url().describe('URL of the tool on the site')

export const eveningAnswer = z.strictObject({
	cost: z.int().describe('In points of 100; negative if the event restores energy'),
	after: range.describe('Energy afterwards'),
	text: z.string(),
	basis,
	link,
})

/** Body of `POST /api/tools/smaller-change`. */
export const smallerChangeBody = z.strictObject({
	events: z
		.array(
			z.strictObject({
				day: day.transform(dayNamed),
				part: z.enum(parts),
				kind,
				people: size,
				hours: z.literal(lengths).default(2).describe(hoursText),
			}),
		)
		.min(1)
		.max(maxEvents),
	start: energy.default(mondayCharge).describe('Energy on Monday morning, in points of 100'),
	costs: z
		.partialRecord(kind, z.int().min(costLimits.min).max(costLimits.max))
		.default({})
		.describe('Personal costs of two hours with a few people, in place of our estimates'),
	line: energy.default(lowLine).describe('The energy that every evening should keep'),
	firstDay: day
		.default('mon')
		.transform(dayNamed)
		.describe('Earlier days have passed and do not change'),
	language,
})

const at = { event: z.int().min(0).describe('Index in the events of the request') }

export const smallerChangeAnswer = z.strictObject({
	evenings: z.array(range).length(7).describe('The evenings from Monday to Sunday, unchanged'),
	lowest: day.describe('The day of the lowest evening'),
	ideas: z
		.array(
			z.strictObject({
				text: z.string(),
				changes: z.array(
					z.discriminatedUnion('how', [
						z.strictObject({ how: z.literal('shorten'), ...at, hours: z.literal(lengths) }),
						z.strictObject({ how: z.literal('move'), ...at, day, part: z.enum(parts) }),
						z.strictObject({
							how: z.literal('decline'),
							...at,
							sayNo: z.url().optional().describe('Refusals; absent if nobody waits'),
						}),
					]),
				),
				levels: z.array(energy).length(7).describe('The energy of each evening after the changes'),
				isEnough: z.boolean().describe('Whether no evening is then below `line`'),
			}),
		)
		.describe('Least intrusive first; empty if no evening is low, or if nothing helps'),
	basis,
	link: link.describe('URL of the tool on the site, with this week in its fragment'),
})

/** Query of `GET /api/tools/say-no`. */
export const sayNoQuery = z
	.strictObject({
		who: z.enum(people).default(firstChoice.who).describe('The person to refuse'),
		what: z
			.enum(requests)
			.default(firstChoice.what)
			.describe(
				`What the person asked for; \`agreed\` cancels a plan. ${people
					.map((who) => `${who}: ${requestsOf[who].join(', ')}`)
					.join('; ')}`,
			),
		how: z.enum(channels).default(firstChoice.how).describe('`loud` is spoken, not written'),
		tone: z.enum(firmnesses).default(firstChoice.tone),
		end: z.enum(endings).default(firstChoice.end).describe(endText),
		language,
	})
	.refine(({ who, what }) => isOffered(who, what), { path: ['what'] })

export const sayNoAnswer = z.strictObject({
	messages: z
		.array(z.strictObject({ subject: z.string().optional(), text: z.string() }))
		.length(3)
		.describe('Three wordings; only emails have a subject'),
	link: link.describe('URL of the tool on the site, with these choices in its fragment'),
})
