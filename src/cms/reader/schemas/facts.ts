import { z } from 'zod'
import { pages } from '#site-map/pages.ts'
import { languageNames } from '#site-map/languages.ts'
import { claimKinds } from '#cms/reader/rules/claims/claims.ts'
import { measures } from '#cms/reader/rules/claims/measured-claim.ts'
import type { planTableIn } from '#cms/reader/facts/plans.ts'
import { copyWords, day, field, keysOf, languages, line, pageLanguages, text } from './common.ts'

const inPageLanguages = z.strictObject(pageLanguages(text))

const amount = z.int().positive().meta({ kind: 'amount' })

const money = z.strictObject({
	minor: amount.describe('In the minor unit: 1000 USD is 10.00 dollars'),
	currency: z.string().regex(/^[A-Z]{3}$/),
})

const appPrice = amount
	.nullable()
	.meta({ kind: 'amount', description: 'The price in the app; null if nobody has looked' })

const appPrices = z.strictObject({ lifetime: appPrice, monthly: appPrice })

export const prices = z
	.strictObject({
		plans: z.enum(['both', 'lifetime', 'monthly']),
		trialDays: z.int().min(1).max(60),
		lifetime: money,
		premium: money,
		monthly: money,
		app: appPrices,
		local: z
			.strictObject({ IN: appPrices, GB: appPrices, DE: appPrices, BR: appPrices })
			.describe('The price in the app in the currency of a country'),
	})
	.refine(({ premium, lifetime }) => premium.minor > lifetime.minor, {
		path: ['premium'],
		message: 'Premium has to cost more than Lifetime, because its card names what Lifetime saves.',
	})
	.refine(
		({ lifetime, premium, monthly }) =>
			lifetime.currency === premium.currency && premium.currency === monthly.currency,
		{
			path: ['monthly', 'currency'],
			message: 'All prices have one currency.',
		},
	)

const count = z.int().min(1).max(9_999)

const productFact = z.strictObject({
	...pageLanguages(text),
	confirmed: day.nullable().describe('The day on which the owner confirmed it'),
})

/** Statements about the app and its operator that only the owner can confirm. */
export const promises = z.strictObject({
	promises: z.array(
		z.strictObject({
			text,
			plan: z.enum(['lifetime', 'monthly']).exactOptional().describe('Only while it is on sale'),
			pages: z.array(keysOf(pages)).min(1),
			confirmed: day.nullable(),
		}),
	),
})

export const product = z.strictObject({
	name: text,
	contacts: z.strictObject({ support: z.email(), privacy: z.email(), billing: z.email() }),
	checkInSeconds: count,
	times: z.strictObject({ checkIn: inPageLanguages, learning: inPageLanguages }),
	definition: inPageLanguages,
	freeWeek: inPageLanguages,
	opening: inPageLanguages,
	afterTool: inPageLanguages,
	trialLabel: inPageLanguages,
	facts: z.record(
		z.enum(['devices', 'checkIn', 'event', 'firstWeek', 'notes', 'trial']),
		productFact,
	),
	labels: z.record(
		z.enum(['checkIn', 'event', 'notes', 'neverMail', 'unsubscribe', 'yourData']),
		inPageLanguages,
	),
})

const measuredOn = text.regex(/\{day\}/)

const claim = z.strictObject({
	kind: z.enum(claimKinds),
	text: z.strictObject({
		en: text.meta({ label: languageNames.en }),
		de: text.optional().meta({ label: languageNames.de }),
		pt: text.optional().meta({ label: languageNames.pt }),
		es: text.optional().meta({ label: languageNames.es }),
	}),
	pages: z.union([z.literal('all'), z.array(keysOf(pages)).min(1)]),
	evidence: z.string().default(''),
	measure: z.enum(['none', ...measures]).describe('The query whose outcome replaces the number'),
	threshold: z.int().min(1).max(1_000_000).describe('Of people, tests or visits'),
	isShown: z.boolean(),
})

export const claims = z.strictObject({
	labels: z.strictObject(
		languages(
			z.strictObject({
				aim: text,
				count: text,
				estimate: text,
				measured: z
					.strictObject({
						confirmedWeek: measuredOn,
						testsFinished: measuredOn,
						loadTime: measuredOn.regex(/\{n\}/),
					})
					.describe('The source of a measured number; `{day}` is the last measured day'),
				see: text.describe('After the label, in the name of the link to the claims of the page'),
			}),
		),
	),
	claims: z.record(text, claim),
})

const crisisLine = z.strictObject({ name: text, number: text, checked: day.nullable() })

export const crisisLines = z.strictObject({
	directory: text,
	lines: z.record(z.enum(['US', 'IN', 'GB', 'DE', 'BR', 'AT', 'CH', 'PT']), crisisLine),
})

export const copyButton = z.strictObject(languages(copyWords))

/** Each period in the unit at the end of its name. */
export const periods = z.strictObject({
	accountDeletionDays: count,
	cancelledDataMonths: count,
	securityLogYears: count,
	changeNoticeDays: count,
	billingErrorDays: count,
	lifetimeNoticeYears: count,
	billingAnswerHours: z.strictObject({ from: count, to: count }),
})

/** The placeholders that pages show until the operator's details are set. */
export const operator = z.strictObject(
	pageLanguages(
		z.strictObject({
			name: text,
			address: text,
			taxNumber: text,
			seller: text,
			paymentProvider: text,
			euRepresentative: text,
			ukRepresentative: text,
		}),
	),
)

const resolver = /^(?:https?:\/\/(?:dx\.)?doi\.org\/|doi:\s?)/i

/** The DOI has been checked against the title. */
const publication = z.strictObject({
	authors: line('Autores', 'Como se citan, en inglés: “Hall & Davis”, “Hall and others”.'),
	year: field(z.int().min(1800).max(2100), 'Año'),
	title: line('Título', 'En su idioma original, sin punto final.'),
	venue: line('Dónde se publicó', 'La revista y el volumen, o la editorial: “Heliyon 6”.'),
	doi: field(
		z
			.string()
			.transform((typed) => typed.replace(resolver, ''))
			.pipe(z.string().regex(/^10\.\d{4,9}\/\S+$/))
			.optional(),
		'DOI',
		'Si tiene, como 10.1111/jopy.12264.',
	),
	url: field(
		z.url({ protocol: /^https?$/ }).optional(),
		'Dirección web',
		'Con https://, si no tiene DOI.',
	),
})

export type Publication = z.infer<typeof publication>

/** Cited publications by key. */
export const sources = z
	.object({ added: z.record(z.string().regex(/^\w+$/), publication).describe('By the owner') })
	.catchall(publication)
	.transform(({ added, ...own }) => ({ ...added, ...own }))

const questionAndAnswer = z.strictObject({ question: text, answer: text })

const planWords = z.strictObject({
	title: text.describe('The title of the price list'),
	offer: z.strictObject({ name: text, price: text, terms: text }),
	premium: z.strictObject({
		terms: text,
		saving: text.exactOptional(),
		savingMeaning: text.exactOptional(),
		includes: text,
	}),
	trial: text.describe('The length of the trial, and that it needs no card'),
	terms: text.describe('The trial and what comes after it, beside the button that starts it'),
	inSentence: text.describe('The same inside a sentence'),
	after: text.describe('What follows the trial, inside a sentence'),
	meaning: text.describe('What the payment buys'),
	early: text.describe('How prices change'),
	question: questionAndAnswer,
})

const planRow = z.strictObject({ name: text, cells: z.tuple([text, text]) })

export const plans = z.strictObject({
	lifetime: planWords,
	monthly: planWords,
	both: planWords.pick({ title: true, question: true }),
	table: z.strictObject({
		titles: z.strictObject({
			both: text,
			one: text,
			compare: text.describe('Opens the table, where it is folded'),
		}),
		plans: z.tuple([
			z.strictObject({ name: text, kind: text }),
			z.strictObject({ name: text, kind: text }),
		]),
		rows: z.strictObject({
			mine: planRow,
			prices: z.array(planRow),
			reading: z.strictObject({ terms: planRow, refund: planRow }),
		}),
	}),
})

export type PlanWords = z.infer<typeof planWords>
export type PlanTable = ReturnType<typeof planTableIn>
